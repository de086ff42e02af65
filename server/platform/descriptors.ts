import { closeSync, openSync, readFileSync } from "node:fs";

/** How many a thread takes to begin; twice, for what else opens something at that moment. */
const RESERVED = 4;
const SOME_FILE = "/dev/null";

const reserve: number[] = [];

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

/** Keeps some for later; false when the process has none left. */
export function reserveDescriptors(): boolean {
  try {
    while (reserve.length < RESERVED) reserve.push(openSync(SOME_FILE, "r"));
    return true;
  } catch {
    return false;
  }
}

export function releaseDescriptors(): void {
  for (const descriptor of reserve.splice(0)) closeSync(descriptor);
}
