import { mount } from "svelte";
import App from "./App.svelte";
import { followLinks } from "./lib/route.svelte";
import { keepSettings } from "./lib/settings.svelte";
import "./tokens.css";
import "./style.css";

keepSettings();
followLinks();
const target = document.getElementById("app");
if (target) mount(App, { target });
