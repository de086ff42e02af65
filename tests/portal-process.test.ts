import { expect, test } from "bun:test";
import { rmSync } from "node:fs";
import { until } from "./until.ts";

const STARTS_ONE = `
  import { startPortal } from "./tests/portal-process.ts";
  const { pid, dataDir } = await startPortal({ seed: "empty" });
  console.log(JSON.stringify({ pid, dataDir }));
  setInterval(() => undefined, 2 ** 30);
`;

test("a portal ends with the process that started it, even one that was killed", async () => {
  const parent = Bun.spawn([process.execPath, "-e", STARTS_ONE], { stdout: "pipe", stderr: "inherit" });
  const { value } = await parent.stdout.getReader().read();
  const { pid, dataDir } = JSON.parse(new TextDecoder().decode(value)) as { pid: number; dataDir: string };
  expect(isRunning(pid)).toBe(true);
  parent.kill("SIGKILL");
  await until(() => !isRunning(pid));
  rmSync(dataDir, { recursive: true });
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
