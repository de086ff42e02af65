import { expect, test } from "bun:test";
import { relative } from "node:path";

/** The file that this process was begun for, where it has one of its own. */
const ALONE = "TEST_FILE_ALONE";

/**
 * Whether the tests of a file run here; else one test of this name runs them, in a process of their own: what draws looks
 * around for its page as soon as it is read, and there it is read with the page of this file.
 */
export function inOwnProcess(path: string, about: string): boolean {
  if (process.env[ALONE] === path) return true;
  test(`in a process of its own, ${about}`, async () => {
    const command = [process.execPath, "test", `./${relative(process.cwd(), path)}`];
    const child = Bun.spawn(command, { env: { ...process.env, [ALONE]: path }, stderr: "pipe" });
    const said = await Promise.all([child.stdout, child.stderr].map((stream) => new Response(stream).text()));
    expect([await child.exited, said.join("")]).toEqual([0, expect.stringContaining(" 0 fail")]);
  });
  return false;
}
