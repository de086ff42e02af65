import { expect, test } from "bun:test";
import { and, eq } from "drizzle-orm";
import { outbox, submissionMembers } from "#db/schema/index.ts";
import { reasonOf } from "#domain/refusal.ts";
import { openPaying } from "./paying-scene.ts";
import { outcome } from "./scene.ts";

const { scene, staff, partner, approved, handIn } = await openPaying();

/** Paid with so much too much. */
async function overpaid(more: number) {
  const order = await approved();
  const { total } = await staff().get({ id: order.id });
  const handed = await handIn(order, { amount: total + more });
  return staff().setStatus({ ...handed, status: "PAID" });
}

async function standing() {
  const { revenue, queue } = { ...(await scene.as(scene.manager).dashboard.stats()), queue: await waiting() };
  return { total: revenue.total, credit: revenue.credit, queue };
}

async function waiting() {
  const { items } = await staff().list({ filters: { waits: ["credit"] } });
  return items.map(({ id }) => id);
}

test("a credit waits on the desk until it is returned, and is no revenue then", async () => {
  const { id, version } = await overpaid(44.5);
  expect(await standing()).toMatchObject({ credit: 44.5, queue: [id] });
  const returned = { how: "returned", id, paidOn: "2025-07-31", reference: "PIX 9" } as const;
  const beyond = staff().settleCredit({ ...returned, version, amount: 50 });
  expect(reasonOf(await beyond.catch((error: unknown) => error))).toEqual({
    code: "creditBeyond",
    params: { most: 44_50 },
  });
  expect(await outcome(partner().settleCredit({ ...returned, version, amount: 1 }))).toBe("forbidden");
  const part = await staff().settleCredit({ ...returned, version, amount: 4.5 });
  expect(await standing()).toMatchObject({ credit: 40, queue: [id] });
  expect(await outcome(staff().settleCredit({ ...returned, version, amount: 1 }))).toBe("stale");
  await staff().settleCredit({ ...returned, version: part.version, amount: 40 });
  const letters = await scene.portal.db.read
    .select()
    .from(outbox)
    .where(and(eq(outbox.recordId, id), eq(outbox.template, "creditReturned")));
  expect(letters.map(({ params }) => params)).toMatchObject([
    { amount: 4_50, left: 40_00, paidOn: "2025-07-31", transfer: "PIX 9" },
    { amount: 40_00, left: 0, paidOn: "2025-07-31", transfer: "PIX 9" },
  ]);
  const { paid, payments, total, status, history } = await staff().get({ id });
  expect(await standing()).toMatchObject({ total, credit: 0, queue: [] });
  expect(paid).toMatchObject({ accepted: total, credit: 0, outstanding: 0 });
  expect(payments.filter(({ kind }) => kind === "returned").map(({ amount }) => amount)).toHaveLength(2);
  expect(status).toBe("PAID");
  expect(history.filter(({ action }) => action === "returnCredit")).toHaveLength(2);
});

test("used for another order of the organisation it pays a part there, or the last of it, with its letter", async () => {
  const other = await approved();
  const { total, reference } = await staff().get({ id: other.id });
  const { id, version } = await overpaid(100);
  const source = await staff().get({ id });
  expect(source.creditTargets.find((target) => target.id === other.id)).toEqual({
    id: other.id,
    reference: reference ?? "",
    outstanding: total,
  });
  const used = { how: "used", id, toOrderId: other.id } as const;
  const part = await staff().settleCredit({ ...used, version, amount: 60 });
  const after = await staff().get({ id: other.id });
  expect(after.paid).toMatchObject({ accepted: 60, outstanding: total - 60 });
  expect(after.payments).toMatchObject([{ kind: "credit", amount: 60, reference: source.reference }]);
  const rest = await handIn(after, { amount: total - 100 });
  const proof = (await staff().get({ id: other.id })).payments.find(({ kind }) => kind === "proof");
  await staff().judgePayment({ ...rest, paymentId: proof?.id ?? "", verdict: "accept" });
  expect((await staff().get({ id: other.id })).paid).toMatchObject({ outstanding: 40 });
  await staff().settleCredit({ ...used, version: part.version, amount: 40 });
  expect(await staff().get({ id: other.id })).toMatchObject({ status: "PAID", paid: { outstanding: 0 } });
  expect((await staff().get({ id })).paid).toMatchObject({ credit: 0 });
  const letters = await scene.portal.db.read
    .select({ template: outbox.template })
    .from(outbox)
    .where(eq(outbox.recordId, other.id));
  expect(letters.map(({ template }) => template)).toContain("paymentPartAccepted");
  expect(letters.map(({ template }) => template)).toContain("paymentReceived");
});

test("is used for no order of another organisation, and for none beyond what is missing there", async () => {
  const { id, version } = await overpaid(100);
  const { total } = await staff().get({ id });
  const foreign = await scene.send(scene.other, { submissionId: scene.otherSubmission.id });
  const used = { how: "used", id, version, amount: 100 } as const;
  await staff().setStatus({ id: foreign.id, version: foreign.version, status: "APPROVED" });
  const useThere = () => outcome(staff().settleCredit({ ...used, toOrderId: foreign.id }));
  expect(await useThere()).toBe("notFound");
  // Whoever is a colleague in the other one makes no organisation of the two.
  const at = { part: "colleague", createdAt: scene.portal.clock() } as const;
  const members = [
    { submissionId: scene.otherSubmission.id, userId: scene.partner.id, ...at },
    { submissionId: scene.submission.id, userId: scene.other.id, ...at },
  ];
  await scene.portal.db.write((tx) => tx.insert(submissionMembers).values(members));
  expect(await useThere()).toBe("notFound");
  const near = await approved();
  await handIn(near, { amount: total - 50 });
  expect(await outcome(staff().settleCredit({ ...used, toOrderId: near.id }))).toBe("creditBeyond");
  expect(await outcome(staff().settleCredit({ ...used, toOrderId: id }))).toBe("notFound");
});

test("is used for nothing while another confirmation waits: it may be refused, and is no payment of another order", async () => {
  const order = await approved();
  const { total } = await staff().get({ id: order.id });
  const first = await handIn(order, { amount: total - 10 });
  const second = await handIn(first, { amount: 50 });
  const { payments } = await staff().get({ id: order.id });
  const paymentId = payments.find(({ amount }) => amount === total - 10)?.id ?? "";
  const { id, version } = await staff().judgePayment({ ...second, paymentId, verdict: "accept" });
  expect((await staff().get({ id })).paid).toMatchObject({ handedIn: 50, credit: 40 });
  const returned = { how: "returned", id, version, amount: 1, paidOn: "2025-07-31", reference: "" } as const;
  expect(await outcome(staff().settleCredit(returned))).toBe("creditBeyond");
});
