import { describe, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { users } from "#db/schema/index.ts";
import type { SignedInUser } from "#domain/actor.ts";
import { makeSubmission } from "#tests/factories.ts";
import { openScene, type Scene } from "../orders/scene.ts";

describe("a run that was cut off", () => {
  test("goes on at the next start when the portal stopped meanwhile", async () => {
    const stopped = await openScene();
    const rows = [await makeSubmission(stopped.portal), await makeSubmission(stopped.portal)];
    const { id } = await begin(stopped, stopped.manager, rows);
    const before = await stopped.as(stopped.manager).bulk.get({ id });
    expect(before).toMatchObject({ status: "running", counts: { waiting: 2 }, groups: [] });
    await stopped.portal.drainRuns();
    const after = await stopped.as(stopped.manager).bulk.get({ id });
    expect(after).toMatchObject({ status: "done", counts: { done: 2 } });
  });

  test("ends honestly for somebody whose account was closed", async () => {
    const stopped = await openScene();
    const { manager: gone } = stopped;
    const rows = [await makeSubmission(stopped.portal), await makeSubmission(stopped.portal)];
    const { id } = await begin(stopped, gone, rows);
    const closed = { disabledAt: stopped.portal.clock() };
    await stopped.portal.db.write((tx) => tx.update(users).set(closed).where(eq(users.id, gone.id)));
    await stopped.portal.drainRuns();
    const after = await stopped.as(gone).bulk.get({ id });
    expect(after).toMatchObject({ status: "ended", counts: { skipped: 2, done: 0 } });
  });
});

async function begin(at: Scene, actor: SignedInUser, rows: readonly { id: string }[]) {
  const act = { kind: "submissions", verb: "startReview" } as const;
  const selection = { kind: "ids" as const, ids: rows.map((row) => row.id) };
  const { id } = await at.as(actor).bulk.freeze({ act, selection });
  return at.as(actor).bulk.run({ id });
}
