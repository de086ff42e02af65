import { parentPort } from "node:worker_threads";

/** A worker that hears its jobs, and never says that it is ready. */
parentPort?.on("message", () => undefined);
