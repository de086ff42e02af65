import { closeSync, openSync, readFileSync } from "node:fs";

const SOME_FILE = "/dev/null";

/** How many files and connections this process may have open; undefined where the system does not say. */
export function descriptorLimit(): number | undefined {
  try {
    const said = /^Max open files\s+(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8"))?.[1];
    return said === undefined ? undefined : Number(said);
  } catch {
    return undefined;
  }
}

/** The number the next opened file would have; all below it are in use. Undefined when no more may be opened. */
export function nextDescriptor(): number | undefined {
  try {
    const descriptor = openSync(SOME_FILE, "r");
    closeSync(descriptor);
    return descriptor;
  } catch {
    return undefined;
  }
}

/** Whether the process may open this many more descriptors at this moment. */
export function mayOpen(count: number): boolean {
  const opened: number[] = [];
  try {
    while (opened.length < count) opened.push(openSync(SOME_FILE, "r"));
    return true;
  } catch {
    return false;
  } finally {
    for (const descriptor of opened) closeSync(descriptor);
  }
}
