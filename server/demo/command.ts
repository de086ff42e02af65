import { existsSync } from "node:fs";
import { commandAncestors, endTree, hearEnd } from "../platform/command-family.ts";
import { requireRoom, type Step, StepFailed, takeStep } from "../platform/command-step.ts";
import { arePagesBuilt, notePagesBuilt } from "./pages-built.ts";

/**
 * `bun run demo`: installs what the portal needs, builds its pages unless they are of these sources, and starts it with
 * the demonstration data. Says what takes its time, and ends all it started when it is ended itself, npx above it
 * included. Runs before anything is installed.
 */
const bun = process.execPath;
/** The packages, the pages and the data, each where it is missing. */
const NEEDED_BYTES = { packages: 768 * 1024 ** 2, rest: 192 * 1024 ** 2 };
/** Longer than a stop of the portal may take (run.ts). */
const STOP_MS = 70_000;

let child: Bun.Subprocess | undefined;
let isEnding = false;

async function startDemo(): Promise<void> {
  const above = commandAncestors();
  hearEnd(above, end);
  requireFreePort();
  requireRoom(".", NEEDED_BYTES.rest + (existsSync("node_modules") ? 0 : NEEDED_BYTES.packages));
  if (!existsSync("node_modules")) say("Installing what the portal needs: a minute, longer on a slow line.");
  await take({ name: "Installing", command: [bun, "install", "--frozen-lockfile"] });
  if (!arePagesBuilt(".")) {
    say("Building the pages: half a minute, a few on a small or busy machine.");
    await take({ name: "Building the pages", command: [bun, "run", "build:web"] });
    notePagesBuilt(".");
  }
  say("Starting the portal.");
  child = Bun.spawn([bun, "server/demo/serve.ts"], {
    env: { ...process.env, ENDS_WITH: [...above, process.pid].join(",") },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const exitCode = await child.exited;
  if (!isEnding) process.exit(exitCode);
}

async function take(step: Step): Promise<void> {
  await takeStep(step, (started) => (child = started));
  // The process that ends it prints the last line.
  if (isEnding) await new Promise(() => undefined);
}

async function end(): Promise<void> {
  isEnding = true;
  if (child?.exitCode === null) await endTree(child.pid, STOP_MS);
  // What did not end by itself was killed.
  process.exit(child ? (child.exitCode ?? 1) : 0);
}

/** Before minutes are spent on what could not listen afterwards; what is no number the portal itself refuses. */
function requireFreePort(): void {
  const port = Number(process.env["PORT"] || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return;
  const hostname = process.env["HOST"] || "127.0.0.1";
  try {
    Bun.listen({ hostname, port, socket: { data: () => undefined } }).stop(true);
  } catch (error) {
    if ((error as { code?: unknown }).code !== "EADDRINUSE") return;
    throw new StepFailed(
      `PORT cannot be used: another program is listening at ${port} already. End it, or choose another: PORT=${port === 65_535 ? 3001 : port + 1} and the same command.`,
    );
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

startDemo().catch((error: unknown) => {
  if (isEnding) return;
  process.stderr.write(`${error instanceof StepFailed ? error.message : Bun.inspect(error)}\n`);
  process.exit(1);
});
