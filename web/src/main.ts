import { mount } from "svelte";
import App from "./App.svelte";
import { keepHere } from "./lib/here";
import { keepForLater, watchNetwork } from "./lib/network.svelte";
import { followLinks } from "./lib/route.svelte";
import { keepSettings } from "./lib/settings.svelte";
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
