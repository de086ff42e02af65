import { expect, test } from "bun:test";
import { newEmptyFolder } from "#tests/setup.ts";

/** The two commands of the README, where they cannot begin: one line, what to do, and nothing half made. */
async function told(
  program: string,
  env: Record<string, string>,
): Promise<{ said: string[]; exitCode: number }> {
  const child = Bun.spawn([process.execPath, program], {
    env: { PATH: process.env["PATH"], HOME: process.env["HOME"], ...env },
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
  });
  const [out, err] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ]);
  return { said: `${out}${err}`.trim().split("\n"), exitCode: await child.exited };
}

test("the demonstration does not begin on a port that another program has, and names the next one", async () => {
  const other = Bun.listen({ hostname: "127.0.0.1", port: 0, socket: { data: () => undefined } });
  const { port } = other;
  const DATA_DIR = newEmptyFolder();
  expect(await told("server/demo/command.ts", { PORT: String(port), DATA_DIR })).toEqual({
    said: [
      `PORT cannot be used: another program is listening at ${port} already. End it, or choose another: PORT=${port + 1} and the same command.`,
    ],
    exitCode: 1,
  });
  other.stop(true);
  expect([...new Bun.Glob("**").scanSync(DATA_DIR)]).toEqual([]);
});

test("the tests do not begin without a browser, and say which file is missing", async () => {
  expect(await told("tests/run.ts", { CHROMIUM_PATH: "/nowhere/chromium" })).toEqual({
    said: ["CHROMIUM_PATH is /nowhere/chromium, and there is no file of that name.", "0 passed, 1 failed"],
    exitCode: 1,
  });
});
