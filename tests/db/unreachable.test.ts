import { expect, test } from "bun:test";
import { createServer } from "node:net";
import { openDatabase } from "#db/client.ts";
import { requireServer } from "#db/unreachable.ts";
import { expectedLine } from "#server/start/fail-start.ts";
import { findFreePort } from "#tests/portal-process.ts";

/** What the operator reads when the first question is asked of this port. */
async function lineOf(port: number): Promise<string | undefined> {
  const db = openDatabase({ url: `http://127.0.0.1:${port}` });
  const error: unknown = await requireServer(db.client, 500).catch((met: unknown) => met);
  return expectedLine(error);
}

test("a database server that is down is called so, and no disk", async () => {
  expect(await lineOf(await findFreePort())).toMatch(
    /^DATABASE_URL cannot be used: its server does not answer \(\w+\); see that it runs and can be reached/,
  );
});

test("one that takes the question and says nothing is called so as soon as nobody need wait longer", async () => {
  const silent = createServer().listen(0);
  const address = silent.address();
  const port = typeof address === "object" && address ? address.port : 0;
  expect(await lineOf(port)).toBe(
    "DATABASE_URL cannot be used: its server does not answer (no answer); see that it runs and can be reached from this machine",
  );
  silent.close();
});
