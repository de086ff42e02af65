import { closeSync, mkdirSync, openSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { commandAncestors, endTree, hearEnd } from "#server/platform/command-family.ts";

/**
 * `bun run test:slow [--runs 3] [--busy 8] [--share 0.1]`: the whole of `bun run test` on a machine that is slow, so many times
 * one after another: with busy processes beside it on the same cores, or with a share of one core alone, where control groups
 * may be made. Started by `bun run`, by which a run of the tests knows what it ends with. Ends with 1 when a test failed in any
 * run, or a journey passed only at its second try.
 */
type Run = { passed: number; failed: number; minutes: number; secondTries: number; slowness: string };

const RESULTS = "test-results";
/** Ends with whoever started it. */
const BUSY =
  "const { ppid } = process; for (let at = 1; ; at += 1) if (at % 1e9 === 0 && process.ppid !== ppid) process.exit();";
const bun = process.execPath;
const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "3" },
    busy: { type: "string", default: "8" },
    share: { type: "string" },
  },
});
const children: Bun.Subprocess[] = [];
let isEnding = false;
const group = values.share === undefined ? undefined : makeGroup(Number(values.share));

async function runSlowly(): Promise<void> {
  hearEnd(commandAncestors(), () => endAll(1));
  mkdirSync(RESULTS, { recursive: true });
  if (!group)
    for (let at = 0; at < Number(values.busy); at += 1)
      children.push(Bun.spawn([bun, "-e", BUSY], { stdin: "ignore" }));
  const beside = group ? `${values.share} of a core` : `${values.busy} busy processes beside it`;
  const runs: Run[] = [];
  for (let at = 1; at <= Number(values.runs); at += 1) {
    const run = await runOnce(at);
    runs.push(run);
    console.log(
      `Run ${at}, ${beside}: ${run.passed} passed, ${run.failed} failed, ${run.minutes.toFixed(1)} min, ` +
        `${run.secondTries} at a second try; patience of the journeys ${run.slowness}.`,
    );
  }
  await endAll(runs.every(({ failed, secondTries }) => failed === 0 && secondTries === 0) ? 0 : 1);
}

async function runOnce(at: number): Promise<Run> {
  const log = join(RESULTS, `slow-${at}.log`);
  const began = performance.now();
  // Opened once: two would write over each other.
  const file = openSync(log, "w");
  const child = Bun.spawn([bun, "tests/run.ts"], { stdin: "ignore", stdout: file, stderr: file });
  children.push(child);
  if (group) writeFileSync(join(group, "cgroup.procs"), String(child.pid));
  await child.exited;
  if (isEnding) await new Promise(() => undefined);
  closeSync(file);
  const said = readFileSync(log, "utf8");
  const sums = [...said.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
  return {
    passed: Number(sums?.[1] ?? 0),
    failed: Number(sums?.[2] ?? 1),
    minutes: (performance.now() - began) / 60_000,
    secondTries: said.match(/^Passed only at the second try/gm)?.length ?? 0,
    slowness: /patience is (\S+) times/.exec(said)?.[1] ?? "unknown",
  };
}

/** Of the processor, for all that is put into it; version 2 of control groups, else version 1. */
function makeGroup(share: number): string {
  const period = 100_000;
  const quota = Math.round(share * period);
  for (const [parent, write] of [
    ["/sys/fs/cgroup", (path: string) => writeFileSync(join(path, "cpu.max"), `${quota} ${period}`)],
    [
      "/sys/fs/cgroup/cpu",
      (path: string) => {
        writeFileSync(join(path, "cpu.cfs_period_us"), String(period));
        writeFileSync(join(path, "cpu.cfs_quota_us"), String(quota));
      },
    ],
  ] as const) {
    const path = join(parent, `portal-slow-${process.pid}`);
    try {
      mkdirSync(path);
      write(path);
      return path;
    } catch {
      removeGroup(path);
    }
  }
  console.log("No control group may be made here: leave --share out, and busy processes take its place.");
  return process.exit(1);
}

function removeGroup(path: string): void {
  try {
    rmdirSync(path);
  } catch {
    // Not made, or not empty yet.
  }
}

async function endAll(exitCode: number): Promise<never> {
  isEnding = true;
  await Promise.all(children.map(({ pid, exitCode: ended }) => ended === null && endTree(pid, 10_000)));
  if (group) removeGroup(group);
  process.exit(exitCode);
}

await runSlowly();
