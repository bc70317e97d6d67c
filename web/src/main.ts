import { mount } from "svelte";
import App from "./app/App.svelte";
import { followLinks, route } from "./app/router.svelte";
import { keepSettings } from "./app/settings.svelte";
import { startPresence } from "./device/presence";
import { loadMessages } from "./i18n/messages.svelte";
import { getOffer } from "./net/api";
import { cacheForOffline, watchNetwork } from "./net/connectivity.svelte";
import { home } from "./net/home";
import { setTransport } from "./net/serverOrPage";
import "./fonts.css";
import "./tokens.css";
import "./style.css";

// The games' own colours.
import.meta.glob("./games/*/tokens.css", { eager: true });

keepSettings();
followLinks();
loadMessages().catch(() => null); // on their way while the page is built, which waits for them and says where they fail
function start(): void {
  if (route.path === "/") getOffer().catch(() => null); // the start page waits for it, and asks again where this fails
  const target = document.getElementById("app");
  if (target) mount(App, { target });
}

if (home.inPage) {
  import("./offline/pageServer.svelte").then(({ startPageServer }) => {
    setTransport(startPageServer());
    start();
  });
} else {
  watchNetwork();
  startPresence();
  cacheForOffline();
  start();
}
