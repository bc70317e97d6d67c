import { mount } from "svelte";
import App from "./app/App.svelte";
import { followLinks } from "./app/router.svelte";
import { keepSettings } from "./app/settings.svelte";
import { startPresence } from "./device/presence";
import { getOffer } from "./net/api";
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
if (location.pathname === "/") getOffer().catch(() => null); // the start page waits for it, and asks again where this fails
const target = document.getElementById("app");
if (target) mount(App, { target });
