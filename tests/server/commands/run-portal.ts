/** A command of the portal as a process of its own, with these settings and no others. */
export async function runPortal(
  env: Record<string, string>,
  ...args: string[]
): Promise<{ out: string; err: string; code: number }> {
  const child = Bun.spawn([process.execPath, "server/portal-command.ts", ...args], {
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
