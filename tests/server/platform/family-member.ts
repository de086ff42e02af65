import { commandAncestors, endWith } from "#server/platform/command-family.ts";

/**
 * A part of a command: says how many processes above it belong to it and who it is itself, starts others as it is told (`child`,
 * `deaf`), and ends with those above it. A deaf one does not hear that it is to end.
 */
const [self, ...others] = process.argv.slice(2);
const above = commandAncestors();
console.log(JSON.stringify({ self, pid: process.pid, above: above.length }));
if (self === "deaf") process.on("SIGTERM", () => undefined);
if (self === "top") endWith(above, () => process.exit(3));
if (others.length > 0)
  Bun.spawn([process.execPath, import.meta.path, ...others], { stdout: "inherit", stdin: "ignore" });
setInterval(() => undefined, 60_000);
