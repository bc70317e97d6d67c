// The service worker, built by itself to /worker.js. What it does is in the modules beside it; each registers what it reacts to.
import { cacheClient } from "./fileCache";
import { handlePushes, type Worker } from "./pushNotes";

cacheClient();
handlePushes(globalThis as unknown as Worker);
