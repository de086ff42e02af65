import { type Log, openLog } from "#server/platform/log.ts";

/** A line as it was told. */
export type Line = Record<string, unknown>;

/**
 * A log that a test reads, without the lines that only say that a call was slow (note-call.ts): they tell of the machine
 * and of what else it has to do.
 */
export function openReadLog(level: "info" | "warn" = "info"): { log: Log; lines: Line[] } {
  const lines: Line[] = [];
  const log = openLog(level, {
    write(text) {
      const line = JSON.parse(text) as Line;
      if (line["msg"] !== "slow") lines.push(line);
    },
  });
  return { log, lines };
}
