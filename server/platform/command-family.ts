import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/**
 * The processes of one command of a person: `npx bun run demo` is npx, a shell, bun and what bun starts. Nobody ends
 * the others for whoever ends one of them, so what is started looks after them, and ends what it started itself. Uses
 * nothing that an install brings.
 */
type Relative = { pid: number; parent: number; command: string };

/** What passes a command on: npx, its shell, bun's own runner. A path with `run` in it is no such word. */
const RUNNER = /^(?:\S*\/)?(?:npx|npm|pnpm|yarn|bun|bunx|node)(?:\.exe)?\s(?:.*\s)?run(?:\s|$)/;
const SHELL = /^(?:\S*\/)?(?:ba|da)?sh(?:\.exe)? -c /;
const LOOK_MS = 500;

/** Ancestors of this process that belong to the same command, the nearest first. */
export function commandAncestors(): number[] {
  const all = new Map(readProcesses().map((one) => [one.pid, one]));
  const found: Relative[] = [];
  for (let next = all.get(process.ppid); next; next = all.get(next.parent)) {
    if (!RUNNER.test(next.command) && !SHELL.test(next.command)) break;
    found.push(next);
  }
  // A shell at the top is somebody's own, in which they typed the command.
  while (found.at(-1) && SHELL.test(found.at(-1)?.command ?? "")) found.pop();
  return found.map(({ pid }) => pid);
}

/** Calls `end` once, as soon as one of these processes is gone; returns how to stop looking. */
export function endWith(pids: readonly number[], end: () => void): () => void {
  const timer = setInterval(() => {
    if (pids.every(isAlive)) return;
    clearInterval(timer);
    end();
  }, LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Calls `end` once, when this process gets a signal to end or a parent process is gone. */
export function hearEnd(above: readonly number[], end: () => Promise<unknown>): void {
  let hasHeard = false;
  const hear = () => {
    // A runner passes on what the terminal said already, and whoever waits presses the keys again.
    if (hasHeard) return;
    hasHeard = true;
    void end();
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, hear);
  endWith(above, hear);
}

/** All that a process started and what these started; whoever left its parent is not found any more. */
export function descendantsOf(pid: number): number[] {
  const all = readProcesses();
  const found = [pid];
  for (const next of found) found.push(...all.filter(({ parent }) => parent === next).map((one) => one.pid));
  return found.slice(1);
}

/** Signals a process and all it started to end, and kills what has not ended after a while. */
export async function endTree(pid: number, patienceMs: number): Promise<void> {
  const family = [pid, ...descendantsOf(pid)];
  for (const one of family) signal(one, "SIGTERM");
  const until = performance.now() + patienceMs;
  while (family.some(isAlive) && performance.now() < until) await Bun.sleep(50);
  // Includes processes that they started meanwhile.
  for (const one of [...family, ...family.flatMap(descendantsOf)]) signal(one, "SIGKILL");
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return (error as { code?: unknown }).code === "EPERM";
  }
}

/** Whether a process has ended and its parent has not collected its status. */
function isZombie(pid: number): boolean {
  try {
    return / [ZX] /.test(readFileSync(`/proc/${pid}/stat`, "utf8").replace(/^.*\)/s, ""));
  } catch {
    return false;
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // The process has already ended.
  }
}

/** The processes of this machine: from /proc, elsewhere from `ps`. */
function readProcesses(): Relative[] {
  try {
    return readdirSync("/proc").flatMap((name) => (/^\d+$/.test(name) ? readProcess(Number(name)) : []));
  } catch {
    const { stdout } = spawnSync("ps", ["-axo", "pid=,ppid=,command="], { encoding: "utf8" });
    return stdout.split("\n").flatMap((line) => {
      const [, pid, parent, command = ""] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
      return pid ? [{ pid: Number(pid), parent: Number(parent), command }] : [];
    });
  }
}

function readProcess(pid: number): Relative[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const parent = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
    const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim();
    return [{ pid, parent, command }];
  } catch {
    return [];
  }
}
