import { afterAll, expect, test } from "bun:test";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { descendantsOf, endTree, endWith } from "#server/platform/command-family.ts";
import { newEmptyFolder } from "#tests/setup.ts";
import { until } from "#tests/until.ts";

const MEMBER = join(import.meta.dirname, "family-member.ts");
const folder = newEmptyFolder();
writeFileSync(
  join(folder, "package.json"),
  JSON.stringify({ scripts: { demo: `exec bun ${MEMBER} top child deaf` } }),
);
const started: { pid: number }[] = [];
afterAll(async () => {
  for (const { pid } of started) await endTree(pid, 0);
});

type Member = { self: string; pid: number; above: number };

/** Starts a command; resolves once so many of its processes have said who they are. */
async function start(command: string[], count: number): Promise<[Bun.Subprocess, Member[]]> {
  const child = Bun.spawn(command, { cwd: folder, stdout: "pipe", stderr: "ignore", stdin: "ignore" });
  started.push(child);
  const members: Member[] = [];
  let said = "";
  for await (const text of child.stdout.pipeThrough(new TextDecoderStream())) {
    said += text;
    const lines = said.split("\n").slice(0, -1);
    members.splice(
      0,
      members.length,
      ...lines.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line)),
    );
    if (members.length === count) break;
  }
  started.push(...members);
  return [child, members];
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

test("a command knows the runners above it, and a shell in which somebody typed it is none of them", async () => {
  const bun = [process.execPath, "run", "demo"];
  const [, members] = await start(bun, 3);
  expect(members[0]).toMatchObject({ self: "top", above: 1 });
  // The shell goes on to its echo, so it stays above.
  const [, typed] = await start(["sh", "-c", `'${bun.join("' '")}'; echo over`], 3);
  expect(typed[0]?.above).toBe(1);
  // What is handed a path with the word in it runs nothing of a package.
  const [, beside] = await start([process.execPath, MEMBER, "/tmp/a-run-1/b.xml", "child"], 2);
  expect(beside.map(({ above }) => above)).toEqual([0, 0]);
});

test("whoever ends the runner, however, ends the command and all it started", async () => {
  for (const signal of ["SIGTERM", "SIGKILL"] as const) {
    const [runner, members] = await start([process.execPath, "run", "demo"], 3);
    runner.kill(signal);
    await until(() => members.every(({ pid }) => !isRunning(pid)));
  }
});

test("told again while it ends what it started, a command goes on with it", async () => {
  const [top, members] = await start([process.execPath, MEMBER, "top", "child", "deaf"], 3);
  top.kill("SIGTERM");
  await until(() => !isRunning(members[1]?.pid ?? 0));
  for (const signal of ["SIGTERM", "SIGINT"] as const) top.kill(signal);
  expect(await top.exited).toBe(3);
  // What was killed is gone once whoever took it over has asked after it.
  await until(() => members.every(({ pid }) => !isRunning(pid)));
});

test("ending a process ends all that it started, also what does not hear that it is to end", async () => {
  const [top, members] = await start([process.execPath, MEMBER, "top", "child", "deaf"], 3);
  expect(descendantsOf(top.pid).toSorted()).toEqual(
    members
      .slice(1)
      .map(({ pid }) => pid)
      .toSorted(),
  );
  await endTree(top.pid, 1);
  await until(() => members.every(({ pid }) => !isRunning(pid)));
});

test("looking after a process stops when it is told to", async () => {
  const child = Bun.spawn([process.execPath, "-e", "setInterval(() => {}, 1000)"]);
  started.push(child);
  const ended: string[] = [];
  const stop = endWith([child.pid], () => ended.push("one"));
  endWith([child.pid], () => ended.push("other"));
  stop();
  child.kill("SIGKILL");
  await until(() => ended.length > 0);
  expect(ended).toEqual(["other"]);
});
