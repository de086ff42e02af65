import { expect, test } from "bun:test";
import { evaluationConflicts } from "#db/schema/index.ts";
import { inTurns } from "#server/assignments/in-turns.ts";
import { codeOf } from "#tests/server/submissions/reason.ts";
import { until } from "#tests/until.ts";
import { openJury } from "../evaluations/scene.ts";

test("a long work lets whoever came meanwhile be heard before it is done (P23)", async () => {
  let [now, isHeard] = [0, false];
  function* work(): Generator<void, boolean> {
    setImmediate(() => (isHeard = true));
    for (let bit = 0; bit < 30; bit += 1) {
      now += 1;
      yield;
    }
    return isHeard;
  }
  expect(await inTurns(work(), () => now)).toBe(true);
});

test("what moves between the making of a proposal and its transaction asks for another look", async () => {
  const { portal, as, ana, admin, submission } = await openJury();
  const lead = as(admin).assignments;
  const options = { marksEach: 1, readers: [{ id: ana.id, maximum: null }] };
  const { seal } = await lead.propose(options);
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  const declaring = portal.db.write(async (tx) => {
    await gate;
    const pair = { submissionId: submission.id, readerId: ana.id };
    const declared = { isDeclared: true, reason: "r", settledBy: ana.id, createdAt: portal.clock() };
    await tx.insert(evaluationConflicts).values({ ...pair, ...declared });
  });
  const accepting = codeOf(lead.accept({ options, seal }));
  // The proposal is made again, as it was, and waits for the transaction before it.
  await until(() => portal.db.waiting() === 2);
  release();
  await declaring;
  expect(await accepting).toBe("proposalOutdated");
});
