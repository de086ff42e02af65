import { existsSync } from "node:fs";

/** What Linux calls the file that a process runs, even when another has taken its name or it has none any more. */
const RUNNING = "/proc/self/exe";

/** The program that runs here: an update may put the next release in its place before this one is stopped. */
export const OWN_PROGRAM = existsSync(RUNNING) ? RUNNING : process.execPath;
