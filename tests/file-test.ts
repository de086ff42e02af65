import { test } from "bun:test";

/** Whether a test's portal works on a database server instead of a file of this machine (`bun run test:shared`). */
export const IS_ON_SERVER = process.env["TEST_DATABASE"] === "sqld";

/** Tests of what only a file of this machine has; on a server they are skipped, and the reason stands behind the name. */
export function fileTest(why: string): (name: string, run: () => unknown) => void {
  return (name, run) => {
    if (IS_ON_SERVER) test.skip(`${name} [a file alone: ${why}]`, () => undefined);
    else test(name, run as () => void);
  };
}
