import { mount } from "svelte";
import App from "./app/App.svelte";
import { followLinks } from "./app/router.svelte";
import { keepSettings } from "./app/settings.svelte";
import { startPresence } from "./device/presence";
import { cacheForOffline, watchNetwork } from "./net/connectivity.svelte";
import "./tokens.css";
import "./style.css";

// The games' own colours.
import.meta.glob("./games/*/tokens.css", { eager: true });

keepSettings();
followLinks();
watchNetwork();
cacheForOffline();
startPresence();
const target = document.getElementById("app");
if (target) mount(App, { target });
