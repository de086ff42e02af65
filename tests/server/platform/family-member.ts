import { commandAncestors, endTree, hearEnd } from "#server/platform/command-family.ts";

/**
 * A part of a command: says how many processes above it belong to it and who it is itself, starts others as it is told
 * (`child`, `deaf`). A deaf one does not hear that it is to end; the one at the top ends all it started once it is told
 * to end or one above it is gone.
 */
const [self, ...others] = process.argv.slice(2);
const above = commandAncestors();
console.log(JSON.stringify({ self, pid: process.pid, above: above.length }));
if (self === "deaf") process.on("SIGTERM", () => undefined);
const next = others.length > 0 ? start() : undefined;
if (self === "top")
  hearEnd(above, async () => {
    if (next) await endTree(next.pid, 500);
    process.exit(3);
  });
setInterval(() => undefined, 60_000);

function start(): Bun.Subprocess {
  return Bun.spawn([process.execPath, import.meta.path, ...others], { stdout: "inherit", stdin: "ignore" });
}
