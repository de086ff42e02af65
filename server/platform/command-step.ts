import { existsSync, statfsSync } from "node:fs";

/**
 * One step of a command that a person typed, as a process of its own, and why it failed: a sentence with what to do.
 * Uses nothing that an install brings.
 */
export type Step = {
  /** What it does, as the sentence about its failure begins: "Installing". */
  name: string;
  /** What it writes is shown only when it fails. */
  command: string[];
};

/** Reported with one line; the step's own output stands above it. */
export class StepFailed extends Error {}

/** With less free space than this, a full disk is the likely cause of a failure. */
const NO_ROOM_BYTES = 32 * 1024 * 1024;
const MIB = 1024 * 1024;

/** `started` gets the child process, so that it can be ended. */
export async function takeStep(step: Step, started: (child: Bun.Subprocess) => void): Promise<void> {
  const child = Bun.spawn(step.command, { stdin: "ignore", stdout: "pipe", stderr: "pipe" });
  started(child);
  const [said, complained, exitCode] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ]);
  if (exitCode === 0) return;
  process.stderr.write(said + complained);
  throw new StepFailed(`${step.name} failed: ${whyFailed(exitCode, child.signalCode)}`);
}

/** As far as can be seen from outside: the system ended it, the disk is full, or it said itself what was wrong. */
export function whyFailed(exitCode: number, signal: unknown): string {
  if (signal === "SIGKILL" || exitCode === 137)
    return "the system ended it, most likely for want of memory. Close other programs, or give the machine 2 GB, and try again.";
  const full = [".", process.env["TMPDIR"] ?? "/tmp"].find((folder) => freeBytes(folder) < NO_ROOM_BYTES);
  if (full !== undefined)
    return `the disk of ${full === "." ? process.cwd() : full} is full. Make room and try again.`;
  return `it ended with exit code ${exitCode}; what it said stands above.`;
}

/** Throws when a folder's disk has less room than is needed, before anything is half made. */
export function requireRoom(folder: string, neededBytes: number): void {
  const free = freeBytes(folder);
  if (free >= neededBytes) return;
  const [left, needed] = [free, neededBytes].map((bytes) => `${Math.ceil(bytes / MIB)} MB`);
  throw new StepFailed(
    `The disk of ${process.cwd()} has ${left} left, and ${needed} are needed. Make room and try again.`,
  );
}

function freeBytes(folder: string): number {
  if (!existsSync(folder)) return Infinity;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
