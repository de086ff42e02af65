import type { EventEmitter } from "node:events";
import { describeError, type Log } from "../platform/log.ts";

/**
 * Hears what nobody caught (API-21): it stands in the log, and is reported where that is wanted. After a promise that
 * failed unheard the portal goes on; after an error thrown out of everything nobody knows what state it is in, and it
 * stops in order, for its supervisor to start it again (F30). Answers how to stop hearing.
 */
export function hearUncaught(log: Log, stop: () => void, source: EventEmitter = process): () => void {
  const heard = {
    unhandledRejection: (reason: unknown) => log.error(describeError(reason), "unhandled rejection"),
    uncaughtException(error: unknown) {
      log.error(describeError(error), "uncaught exception");
      stop();
    },
  };
  for (const [event, hear] of Object.entries(heard)) source.on(event, hear);
  return () => {
    for (const [event, hear] of Object.entries(heard)) source.off(event, hear);
  };
}
