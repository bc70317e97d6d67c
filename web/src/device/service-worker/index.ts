// The service worker, built by itself to /worker.js. What it does is in the modules beside it; each registers what it reacts to.
import { keepClient } from "./fileCache";
import { handlePushes, type Worker } from "./pushNotes";

keepClient();
handlePushes(globalThis as unknown as Worker);
