import { expect, test } from "bun:test";
import { evaluations } from "#db/schema/index.ts";
import type { Decision } from "#domain/evaluations/schema.ts";
import { makeSubmission } from "#tests/factories.ts";
import { IN_WINDOW } from "#tests/portal.ts";
import { openScene } from "../orders/scene.ts";

const scene = await openScene();
const get = (id: string) => scene.as(scene.manager).submissions.get({ id });

test("a submission is shown with the orders sent for it, the newest first (SUB-05)", async () => {
  const { submission, partner, other, otherSubmission } = scene;
  expect((await get(submission.id)).orders).toEqual([]);
  const first = await scene.send();
  scene.setNow(new Date(IN_WINDOW.getTime() + 60_000));
  const second = await scene.send(partner, { orderServices: [{ itemId: "SILVER" }] });
  await scene.put(first.id, { status: "APPROVED" });
  await scene.as(partner).orders.saveDraft({ draft: { submissionId: submission.id } });
  await scene.send(other, { submissionId: otherSubmission.id });
  expect((await get(submission.id)).orders).toEqual([
    {
      id: second.id,
      reference: second.reference,
      status: "PENDING",
      type: "STANDARD",
      total: 28_000,
      isStructurePriced: true,
      unpricedLines: 0,
      sentAt: "2025-08-01T12:01:00.000Z",
    },
    {
      id: first.id,
      reference: first.reference,
      status: "APPROVED",
      type: "STANDARD",
      total: 18_711,
      isStructurePriced: true,
      unpricedLines: 0,
      sentAt: "2025-08-01T12:00:00.000Z",
    },
  ]);
});

test("a submission is shown with its newest twenty orders and how many there are", async () => {
  const crowd = await openScene();
  for (let at = 0; at < 22; at += 1) {
    crowd.setNow(new Date(IN_WINDOW.getTime() + 1_000 * at));
    await crowd.send();
  }
  const { orders, orderCount } = await crowd.as(crowd.manager).submissions.get({ id: crowd.submission.id });
  expect([orders.length, orderCount]).toEqual([20, 22]);
  expect(orders[0]?.reference).toBe("ORD-2025-00022");
  expect(orders.at(-1)?.reference).toBe("ORD-2025-00003");
});

test.each<[string, Decision[], boolean | null]>([
  ["no evaluation of the reader's", [], null],
  ["a pending and a rejecting evaluation", ["PENDING", "REJECTED"], false],
  ["an approving evaluation among others", ["REJECTED", "APPROVED"], true],
])("a submission with %s: approved by evaluation %p", async (_, decisions, isApproved) => {
  const { id } = await makeSubmission(scene.portal);
  const others = await makeSubmission(scene.portal);
  const now = scene.portal.clock();
  const evaluators = [scene.manager, scene.admin];
  const rows = decisions.map((decision, at) => ({
    submissionId: id,
    evaluatorId: evaluators[at]?.id ?? "",
    decision,
    givenAt: now,
    createdAt: now,
    updatedAt: now,
  }));
  const elsewhere = { submissionId: others.id, evaluatorId: scene.admin.id, decision: "APPROVED" as const };
  await scene.portal.db.write((tx) =>
    tx.insert(evaluations).values([...rows, { ...elsewhere, createdAt: now, updatedAt: now }]),
  );
  expect((await get(id)).isApprovedByEvaluation).toBe(isApproved);
});
