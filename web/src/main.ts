import { mount } from "svelte";
import App from "./app/App.svelte";
import { followLinks, route } from "./app/router.svelte";
import { keepSettings } from "./app/settings.svelte";
import { startPresence } from "./device/presence";
import { getOffer } from "./net/api";
import { cacheForOffline, watchNetwork } from "./net/connectivity.svelte";
import { home } from "./net/home";
import { setTransport } from "./net/transport";
import "./tokens.css";
import "./style.css";

// The games' own colours.
import.meta.glob("./games/*/tokens.css", { eager: true });

keepSettings();
followLinks();
if (home.inPage) {
  const { startPageServer } = await import("./offline/pageServer.svelte");
  setTransport(startPageServer());
} else {
  watchNetwork();
  startPresence();
  cacheForOffline();
}
if (route.path === "/") getOffer().catch(() => null); // the start page waits for it, and asks again where this fails
const target = document.getElementById("app");
if (target) mount(App, { target });
