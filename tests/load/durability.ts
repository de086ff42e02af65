import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * `bun run durability`: watches the system calls of a thousand changes and ends with 1 unless every answer comes after
 * a sync of the log that began after its commit and ended well. Killing the process proves nothing here: what it wrote
 * lives on in the system's memory. Needs strace.
 */
const CHANGES = 1_000;

type Trace = {
  /** By change: the line of its commit's last write into the log. */
  written: Map<number, number>;
  answered: Map<number, number>;
  syncs: { began: number; ended: number }[];
};

async function proveDurability(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "portal-durability-"));
  try {
    const output = join(folder, "trace");
    const watched = ["-f", "-y", "-s", "24", "-e", "trace=pwrite64,write,fdatasync", "-o", output];
    const command = ["strace", ...watched, process.execPath, join(import.meta.dir, "durable-writers.ts")];
    const child = Bun.spawn([...command, folder, String(CHANGES)], { stdout: "ignore", stderr: "inherit" });
    if ((await child.exited) !== 0) throw new Error("The writers failed; is strace installed?");
    judge(read(readFileSync(output, "utf8").split("\n")));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function read(lines: readonly string[]): Trace {
  const trace: Trace = { written: new Map(), answered: new Map(), syncs: [] };
  const underWay = new Map<string, number>();
  let committing: number | undefined;
  lines.forEach((line, at) => {
    const [, thread = "", call = ""] = /^(\d+) +(.*)$/.exec(line) ?? [];
    const [, mark, change] = /^write\(\d+<[^>]*>, "(begin|end|answer) (\d+)/.exec(call) ?? [];
    if (mark === "begin") committing = undefined;
    if (mark === "end") committing = Number(change);
    if (mark === "answer") trace.answered.set(Number(change), at);
    if (committing !== undefined && /^pwrite64\(\d+<[^>]*-wal>/.test(call)) trace.written.set(committing, at);
    if (/^fdatasync\(\d+<[^>]*-wal>/.test(call)) {
      if (call.includes("unfinished")) underWay.set(thread, at);
      else if (call.endsWith("= 0")) trace.syncs.push({ began: at, ended: at });
    }
    const began = underWay.get(thread);
    if (began !== undefined && call.includes("fdatasync resumed")) {
      underWay.delete(thread);
      if (call.endsWith("= 0")) trace.syncs.push({ began, ended: at });
    }
  });
  return trace;
}

function judge({ written, answered, syncs }: Trace): void {
  const early = [...answered].filter(([change, answer]) => {
    const commit = written.get(change) ?? Number.POSITIVE_INFINITY;
    return !syncs.some(({ began, ended }) => began > commit && ended < answer);
  });
  console.log(`${answered.size} changes answered, ${syncs.length} syncs, ${early.length} answered too early`);
  if (early.length > 0 || answered.size !== CHANGES || written.size !== CHANGES) process.exitCode = 1;
}

await proveDurability();
