import { readFileSync, readlinkSync } from "node:fs";

/** Linux counts in hundredths of a second, whatever its own clock ticks in. */
const TICK_MS = 10;

/** The thread that calls this, under the name by which `threadTime` knows it; undefined where the system has none (Linux has). */
export function ownThread(): string | undefined {
  try {
    return readlinkSync("/proc/thread-self").split("/").at(-1);
  } catch {
    return undefined;
  }
}

/** Milliseconds of a processor that a thread of this process has had; undefined when it has ended, or the system does not say. */
export function threadTime(thread: string): number | undefined {
  try {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, "utf8");
    // Fields after the name, which may hold anything: the 14th and 15th of all.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return undefined;
  }
}
