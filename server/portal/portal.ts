import type { Database } from "#db/client.ts";
import type { BrochureShelf } from "../documents/brochure-shelf.ts";
import type { PdfRenderer } from "../documents/render.ts";
import type { Env } from "../platform/env.ts";
import type { FileStore } from "../storage/store.ts";
import type { Live } from "../live/live.ts";
import type { Afterwards } from "../platform/afterwards.ts";
import type { Log } from "../platform/log.ts";
import type { RateLimiter } from "../platform/rate-limit.ts";
import type { StorageWatch } from "./storage-watch.ts";
import type { Watch } from "../watch/watch.ts";

/** What all requests of one running portal share. Tests build one per file, with a clock of their own. */
export type Portal = {
  env: Env;
  db: Database;
  /** The server's clock decides windows, deadlines and expiry; nothing else reads the time. */
  clock: () => Date;
  secret: string;
  /** The key of opt-outs, which outlives a change of the secret. */
  optOutKey: Buffer;
  log: Log;
  limiter: RateLimiter;
  files: FileStore;
  /** Whether the database and the uploads can be stored; the health check reads it. */
  storage: StorageWatch;
  pdf: PdfRenderer;
  brochures: BrochureShelf;
  /** Notifies open pages of what was changed. */
  live: Live;
  /** What answers do not wait for, and a stop does. */
  afterwards: Afterwards;
  /** What it knows of its own work, for metrics and the status page. */
  watch: Watch;
};
