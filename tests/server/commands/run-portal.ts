import { resolve } from "node:path";

const BINARY = process.env["PORTAL_BINARY"];
/** From this checkout, or the executable that PORTAL_BINARY names. */
export const PORTAL: readonly string[] = BINARY
  ? [resolve(BINARY)]
  : [process.execPath, "server/commands/portal-command.ts"];

/** A command of the portal as a process of its own, with these settings and no others. */
export async function runPortal(
  env: Record<string, string>,
  ...args: string[]
): Promise<{ out: string; err: string; code: number }> {
  const child = Bun.spawn([...PORTAL, ...args], {
    env: { PATH: process.env["PATH"], ...env },
    stdout: "pipe",
    stderr: "pipe",
  });
  const [out, err, code] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ]);
  return { out, err, code };
}
