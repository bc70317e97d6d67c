import { mount } from "svelte";
import App from "./app/App.svelte";
import { followLinks } from "./app/router.svelte";
import { keepSettings } from "./app/settings.svelte";
import { keepHere } from "./device/presence";
import { keepForLater, watchNetwork } from "./net/connectivity.svelte";
import "./tokens.css";
import "./style.css";

// The games' own colours.
import.meta.glob("./games/*/tokens.css", { eager: true });

keepSettings();
followLinks();
watchNetwork();
keepForLater();
keepHere();
const target = document.getElementById("app");
if (target) mount(App, { target });
