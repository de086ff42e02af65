import { describe, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { outbox } from "#db/schema/index.ts";
import { centsFromUsd } from "#domain/money.ts";
import { reasonOf } from "#domain/refusal.ts";
import { changeSettings } from "../../factories.ts";
import { openPaying } from "./paying-scene.ts";
import { outcome } from "./scene.ts";

const { scene, staff, partner, approved, handIn } = await openPaying();

const paymentsOf = async (id: string) =>
  (await partner().get({ id })).payments.map(({ status, amount, refusal }) => [status, amount, refusal]);

describe("a payment confirmation", () => {
  test("keeps what the transfer said, for both sides (ORD-18)", async () => {
    const order = await approved();
    await handIn(order, { reference: "ord 2025 1", amount: 100.5, paidOn: "2025-07-30" });
    for (const reader of [partner(), staff()]) {
      const { payments } = await reader.get({ id: order.id });
      expect(payments).toMatchObject([
        { status: "handedIn", reference: "ord 2025 1", amount: 100.5, paidOn: "2025-07-30", refusal: "" },
      ]);
    }
  });

  test("pays a part, and the next one adds to it; one that pays all is replaced", async () => {
    const order = await approved();
    const { total } = await partner().get({ id: order.id });
    const first = await handIn(order, { amount: 1_000 });
    const { paying } = await partner().get({ id: order.id });
    expect(paying?.outstanding).toBe(total - 1_000);
    const second = await handIn(first, { amount: total - 1_000 });
    const inForce = await paymentsOf(order.id);
    expect(inForce.map(([status]) => status)).toEqual(["handedIn", "handedIn"]);
    expect(inForce.map(([, amount]) => amount).toSorted()).toEqual([1_000, total - 1_000].toSorted());
    await handIn(second, { amount: total });
    const statuses = (await paymentsOf(order.id)).map(([status]) => status);
    expect(statuses.toSorted()).toEqual(["handedIn", "replaced", "replaced"]);
  });

  test("counts once: the same proof handed in again is refused, and one in force is not removed, not by the team either", async () => {
    const order = await approved();
    const part = await handIn(order, { amount: 300 });
    const [first] = (await partner().get({ id: order.id })).payments;
    const fileId = first?.fileId ?? "";
    const both = await handIn(part, { amount: 300 });
    expect(await outcome(partner().confirmPayment({ ...both, fileId, amount: 400 }))).toBe("notFound");
    expect(await outcome(staff().removeFile({ id: order.id, fileId }))).not.toBe("ok");
    const { files } = await staff().get({ id: order.id });
    expect(files.filter(({ purpose }) => purpose === "paymentConfirmation")).toMatchObject([
      { canRemove: false },
      { canRemove: false },
    ]);
  });

  test("that is refused says why beside its file, and the order waits for another", async () => {
    const order = await approved();
    const handed = await handIn(order, { amount: 5 });
    const note = "O valor não confere";
    await staff().setStatus({ ...handed, status: "APPROVED", note });
    const { payments, files, paying, paymentConfirmation } = await partner().get({ id: order.id });
    expect(payments).toMatchObject([{ status: "refused", refusal: note }]);
    expect(files.find(({ id }) => id === payments[0]?.fileId)?.replacedAt).not.toBeNull();
    expect(paymentConfirmation).toBeNull();
    expect(paying?.outstanding).toBeGreaterThan(0);
  });

  test("is found good with the move to paid, and waits again when that is undone", async () => {
    const order = await approved();
    const handed = await handIn(order);
    const paid = await staff().setStatus({ ...handed, status: "PAID" });
    expect(await paymentsOf(order.id)).toEqual([["accepted", null, ""]]);
    await scene.as(scene.admin).orders.setStatus({ ...paid, status: "CONFIRM_PAYMENT", note: "x" });
    expect(await paymentsOf(order.id)).toEqual([["handedIn", null, ""]]);
  });

  test.each([
    ["an amount of nothing", { amount: 0 }],
    ["half a cent", { amount: 0.005 }],
    ["a day that there is not", { paidOn: "2025-02-30" }],
    ["a reference too long for any bank", { reference: "x".repeat(141) }],
  ])("with %s is refused, and nothing is kept", async (_, transfer) => {
    const order = await approved();
    expect(await outcome(handIn(order, transfer))).toBe("invalid");
    expect(await paymentsOf(order.id)).toEqual([]);
  });
});

describe("an order with something outstanding", () => {
  const paidOf = async (id: string) => {
    const [own, desk] = [await partner().get({ id }), await staff().get({ id })];
    expect(own.paid).toEqual(desk.paid);
    return desk.paid;
  };

  test("is paid with a reason alone, which history and mail say; taking it back lets go of nothing", async () => {
    const order = await approved();
    const { total } = await partner().get({ id: order.id });
    const handed = await handIn(order, { amount: total - 40 });
    const pay = { id: order.id, status: "PAID" as const };
    expect(await outcome(staff().setStatus({ ...pay, version: handed.version }))).toBe("moveNeeds");
    expect((await scene.readOrder(order.id)).status).toBe("CONFIRM_PAYMENT");
    expect((await staff().get({ id: order.id })).proposedSettlement).toBe("bankCharges");
    const settled = { settledAs: "bankCharges" as const };
    const paid = await staff().setStatus({ ...pay, version: handed.version, ...settled });
    expect(await paidOf(order.id)).toEqual({
      accepted: total - 40,
      handedIn: 0,
      settled: 40,
      ...settled,
      outstanding: 0,
      credit: 0,
    });
    const { history } = await partner().get({ id: order.id });
    expect(history.find(({ action }) => action === "markPaid")?.changes).toMatchObject({
      settled: { old: 0, new: 40 },
      settledAs: { old: null, new: "bankCharges" },
    });
    const mails = await scene.portal.db.read.select().from(outbox).where(eq(outbox.recordId, order.id));
    expect(mails.find(({ template }) => template === "paymentReceived")?.params).toMatchObject({
      accepted: (total - 40) * 100,
      settled: 40_00,
      settledAs: "bankCharges",
      credit: 0,
    });
    await scene.as(scene.admin).orders.setStatus({ ...paid, status: "CONFIRM_PAYMENT", note: "x" });
    expect(await paidOf(order.id)).toMatchObject({ settled: 0, settledAs: null, outstanding: 40 });
  });

  test("forced to paid says that no reason was given", async () => {
    const order = await approved();
    const { total } = await partner().get({ id: order.id });
    const force = { ...order, status: "PAID" as const, note: "Acordo", force: true };
    await scene.as(scene.admin).orders.setStatus(force);
    expect(await paidOf(order.id)).toMatchObject({ settled: total, settledAs: null, outstanding: 0 });
  });

  test("is never cleared up by a file alone that says less", async () => {
    const order = await approved();
    const { total } = await partner().get({ id: order.id });
    const handed = await handIn(order, { amount: 1_000 });
    expect(await paidOf(order.id)).toMatchObject({ handedIn: 1_000, outstanding: total - 1_000 });
    const proof = { paymentConfirmation: await scene.upload(scene.manager) };
    // A confirmation that says no amount is for all the others leave.
    await staff().setStatus({ id: order.id, version: handed.version, status: "PAID", ...proof });
    expect(await paidOf(order.id)).toMatchObject({ accepted: total, settled: 0, outstanding: 0 });
  });
});

test("what was paid too much is credit, said to both sides and in the mail, and all of it once the order is cancelled", async () => {
  const order = await approved();
  const { total } = await partner().get({ id: order.id });
  const handed = await handIn(order, { amount: total + 1_944 });
  for (const reader of [partner(), staff()]) {
    expect((await reader.get({ id: order.id })).paid).toMatchObject({ outstanding: 0, credit: 1_944 });
  }
  expect(await creditAtHome()).toBeUndefined();
  const paid = await staff().setStatus({ ...handed, status: "PAID" });
  expect(await creditAtHome()).toBe(1_944);
  const { history } = await partner().get({ id: order.id });
  expect(history.find(({ action }) => action === "markPaid")?.changes).toMatchObject({
    credit: { old: 0, new: 1_944 },
  });
  const mails = await scene.portal.db.read.select().from(outbox).where(eq(outbox.recordId, order.id));
  expect(mails.find(({ template }) => template === "paymentReceived")?.params).toMatchObject({
    credit: 1_944_00,
  });
  await scene.as(scene.admin).orders.setStatus({ ...paid, status: "CANCELLED", note: "x" });
  expect((await partner().get({ id: order.id })).paid).toMatchObject({
    outstanding: 0,
    credit: total + 1_944,
  });

  async function creditAtHome(): Promise<number | undefined> {
    const { items } = await partner().mine({ limit: 100 });
    return items.find(({ id }) => id === order.id)?.credit;
  }
});

test("a transfer dated after tomorrow, by the event's clocks, is refused", async () => {
  const order = await approved();
  const fileId = await scene.upload(scene.partner);
  // 1 August, 02:30 UTC: still 31 July in Belém.
  const late = scene.as(scene.partner, { now: new Date("2025-08-01T02:30:00Z") }).orders;
  const hand = (paidOn: string) => outcome(late.confirmPayment({ ...order, fileId, amount: 1, paidOn }));
  expect(await hand("2025-08-02")).toBe("transferAhead");
  // Today in Auckland.
  expect(await hand("2025-08-01")).toBe("ok");
});

describe("how to pay", () => {
  const instructions = { payee: "Ribeira Eventos Ltda.", account: "123-4" };

  test("stands on an approved order: reference, what is to be paid and by when, where to", async () => {
    await changeSettings(scene.portal, (data) => ({
      ...data,
      paying: { ...data.paying, ...instructions, daysToPay: 10 },
    }));
    const { id } = await approved();
    const { paying, reference, total, history } = await partner().get({ id });
    expect(paying).toMatchObject({ reference: reference ?? "", outstanding: total, instructions });
    const approvedAt = Date.parse(history.find(({ to }) => to === "APPROVED")?.at ?? "");
    const days = (Date.parse(`${paying?.dueOn}T12:00:00-03:00`) - approvedAt) / 86_400_000;
    expect(Math.round(days)).toBe(10);
  });

  test("is not said of an order that is not approved, and without instructions the order says whom to ask", async () => {
    const { id, version } = await scene.send();
    expect((await partner().get({ id })).paying).toBeNull();
    await changeSettings(scene.portal, (data) => ({
      ...data,
      paying: { ...data.paying, payee: "", account: "" },
    }));
    await staff().setStatus({ id, version, status: "APPROVED" });
    expect((await partner().get({ id })).paying?.instructions).toBeNull();
  });
});

test("the same bytes are one payment, under whatever id they come; once refused they may come again", async () => {
  const order = await approved();
  const proof = (content: string) => scene.upload(scene.partner, "paymentConfirmation", content);
  const hand = async (content: string, version: number) =>
    partner().confirmPayment({ id: order.id, version, fileId: await proof(content), amount: 1 });
  const first = await hand("transfer 1", order.version);
  const [known] = (await partner().get({ id: order.id })).payments;
  expect(await outcome(hand("transfer 1", first.version))).toBe("sameProof");
  const second = await hand("transfer 2", first.version);
  const { payments } = await partner().get({ id: order.id });
  const newest = payments.find(({ id }) => id !== known?.id);
  const judged = await staff().judgePayment({
    id: order.id,
    version: second.version,
    paymentId: newest?.id ?? "",
    verdict: "refuse",
    note: "Ilegível",
  });
  expect((await hand("transfer 2", judged.version)).status).toBe("CONFIRM_PAYMENT");
});

test("an amount of more than twice the order's price is a mistyped one", async () => {
  const order = await approved();
  const { total } = await partner().get({ id: order.id });
  const refused: unknown = await handIn(order, { amount: 2 * total + 1 }).catch((error: unknown) => error);
  expect(reasonOf(refused)).toEqual({ code: "transferBeyond", params: { total: centsFromUsd(total) } });
  expect(await outcome(handIn(order, { amount: 2 * total }))).toBe("ok");
});

test("a proof that came with another order says so to the team alone: the same bytes, or the same transfer", async () => {
  const [one, two, third] = [await approved(), await approved(), await approved()];
  const content = "one transfer for two";
  const hand = async (order: typeof one, more: object, bytes: string) =>
    partner().confirmPayment({
      ...order,
      fileId: await scene.upload(scene.partner, "paymentConfirmation", bytes),
      ...more,
    });
  const first = await hand(one, { amount: 10, reference: "TED 4711" }, content);
  const [paid] = (await staff().get({ id: one.id })).payments;
  const refusal = { paymentId: paid?.id ?? "", verdict: "refuse" as const, note: "Outra conta" };
  await staff().judgePayment({ ...first, ...refusal });
  await hand(two, { amount: 20 }, content);
  await hand(third, { amount: 10, reference: " ted 4711 " }, "scanned again");
  const seenOn = async (id: string, reader = staff()) =>
    (await reader.get({ id })).payments.flatMap((payment) => payment.seenOn);
  const { reference } = await staff().get({ id: one.id });
  const before = { orderId: one.id, reference, status: "refused" };
  expect(await seenOn(two.id)).toMatchObject([{ ...before, isSameFile: true }]);
  expect(await seenOn(third.id)).toMatchObject([{ ...before, isSameFile: false }]);
  expect(await seenOn(one.id)).toHaveLength(2);
  expect(await seenOn(two.id, partner())).toEqual([]);
  const { bulk } = scene.as(scene.manager);
  const act = { kind: "orders", verb: "markPaid" } as const;
  const { id } = await bulk.freeze({ act, selection: { kind: "ids", ids: [two.id, third.id] } });
  const { groups } = await bulk.get({ id });
  const { total } = await staff().get({ id: two.id });
  const said = (handedIn: number) => ({
    on: reference,
    missing: centsFromUsd(total - handedIn),
    isCharges: false,
  });
  expect(groups.map(({ reason }) => reason)).toEqual(
    expect.arrayContaining([
      { code: "proofSeen", params: said(20) },
      { code: "proofSeen", params: said(10) },
    ]),
  );
  expect(await outcome(bulk.run({ id, note: "" }))).toBe("moveNeeds");
});
