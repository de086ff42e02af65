import { join } from "node:path";
import { findFreePort } from "../../portal-process.ts";

/** A server of its own process that is measured. */
export type Target = {
  name: string;
  port: number;
  pid: number;
  dataDir: string;
  /** The checkout that it runs from. */
  root: string;
  stop: () => Promise<void>;
};

const PATIENCE_MS = 60_000;

/** One of the bare servers beside this file. */
export async function startBare(script: string, given: string): Promise<Target> {
  const port = await findFreePort();
  const child = Bun.spawn([process.execPath, join(import.meta.dir, script), String(port), given], {
    stdin: "ignore",
    stdout: "ignore",
    stderr: "inherit",
  });
  async function stop(): Promise<void> {
    child.kill();
    await child.exited;
  }
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline && child.exitCode === null;) {
    const answer = await fetch(`http://127.0.0.1:${port}/order?id=`).catch(() => undefined);
    if (answer?.ok) return { name: "bare", port, pid: child.pid, dataDir: given, root: process.cwd(), stop };
    await Bun.sleep(50);
  }
  await stop();
  throw new Error(`${script} did not answer.`);
}
