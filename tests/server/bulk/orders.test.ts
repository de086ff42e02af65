import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { history, outbox } from "#db/schema/index.ts";
import { openScene, outcome } from "../orders/scene.ts";

const scene = await openScene();
const { portal, as, manager } = scene;
const desk = as(manager);
const lead = as(scene.admin);

async function go(
  verb: "startReview" | "approve" | "markPaid" | "returnToPartner",
  ids: string[],
  note = "",
  by = desk,
) {
  const selection = { kind: "ids" as const, ids };
  const { id } = await by.bulk.freeze({ act: { kind: "orders", verb }, selection });
  const shown = await by.bulk.get({ id });
  await by.bulk.run({ id, note });
  await portal.drainRuns();
  return { id, shown, result: await by.bulk.get({ id }) };
}

async function mailsOf(id: string) {
  const rows = await portal.db.read.select().from(outbox).where(eq(outbox.recordId, id));
  return rows.map(({ template, params }) => params["to"] ?? template).filter((to) => to !== "orderCreated");
}

test("orders go where their own rule lets them, the others say what they wait for", async () => {
  const ready = await scene.send();
  const unpriced = await scene.send();
  await scene.put(unpriced.id, { unpricedLines: 1 });
  const { shown, result } = await go("approve", [ready.id, unpriced.id]);
  expect(shown.groups.find(({ state }) => state === "skipped")?.reason).toEqual({
    code: "moveNeeds",
    params: { record: "order", move: "approve", need: "everyLinePriced" },
  });
  expect(result.counts).toMatchObject({ done: 1, skipped: 1 });
  expect((await scene.readOrder(ready.id)).status).toBe("APPROVED");
  expect((await scene.readOrder(unpriced.id)).status).toBe("PENDING");
  const named = [...shown.groups, ...result.groups].flatMap(({ references }) => references);
  expect(named.map(({ name }) => name)).toEqual(named.map(() => scene.submission.institutionName));
});

test("undo takes back the mail that has not left, and tells the exhibitor after one that has that it was a mistake", async () => {
  const here = await scene.send();
  const gone = await scene.send();
  const { id } = await go("startReview", [here.id, gone.id]);
  await portal.db.write((tx) =>
    tx.update(outbox).set({ status: "sent" }).where(eq(outbox.recordId, gone.id)),
  );
  await desk.bulk.undo({ id });
  await portal.drainRuns();
  expect((await desk.bulk.get({ id })).counts).toMatchObject({ undone: 2 });
  expect((await scene.readOrder(here.id)).status).toBe("PENDING");
  expect(await mailsOf(here.id)).toEqual([]);
  expect(await mailsOf(gone.id)).toEqual(["REVIEWING", "orderMoveUndone"]);
  const rows = await portal.db.read.select().from(history).where(eq(history.recordId, here.id));
  expect(rows.map(({ action }) => action).toSorted()).toEqual(["startReview", "submit", "undoMove"]);
});

test("paid orders that are undone have their confirmations to be checked again", async () => {
  const { id } = await scene.send();
  const approved = await scene.put(id, { status: "APPROVED" });
  const fileId = await scene.upload(manager);
  await desk.orders.confirmPayment({ id, version: approved.version, fileId });
  const { id: run, result } = await go("markPaid", [id], "", lead);
  expect(result.counts).toMatchObject({ done: 1 });
  expect((await desk.orders.get({ id })).payments.map(({ status }) => status)).toEqual(["accepted"]);
  expect(await outcome(lead.bulk.undo({ id: run }))).toBe("moveNeeds");
  await lead.bulk.undo({ id: run, note: "Outra conta" });
  await portal.drainRuns();
  expect((await scene.readOrder(id)).status).toBe("CONFIRM_PAYMENT");
  expect((await desk.orders.get({ id })).payments.map(({ status }) => status)).toEqual(["handedIn"]);
  expect((await desk.orders.get({ id })).history[0]).toMatchObject({
    action: "undoMove",
    note: "Outra conta",
  });
});

test("undone, only what the run found good waits again: a part accepted before it stays accepted", async () => {
  const { id } = await scene.send();
  const approved = await scene.put(id, { status: "APPROVED" });
  const { total } = await desk.orders.get({ id });
  const hand = async (version: number, amount: number) =>
    desk.orders.confirmPayment({ id, version, fileId: await scene.upload(manager), amount });
  const first = await hand(approved.version, 1_000);
  const both = await hand(first.version, total - 1_000);
  const part = (await desk.orders.get({ id })).payments.find(({ amount }) => amount === 1_000)?.id ?? "";
  await desk.orders.judgePayment({ id, version: both.version, paymentId: part, verdict: "accept" });
  scene.setNow(new Date(scene.portal.clock().getTime() + 1_000));
  const { id: run } = await go("markPaid", [id], "", lead);
  await lead.bulk.undo({ id: run, note: "Outra conta" });
  await portal.drainRuns();
  const { payments, paid } = await desk.orders.get({ id });
  expect(paid).toMatchObject({ accepted: 1_000, handedIn: total - 1_000 });
  const found = Object.fromEntries(payments.map(({ amount, status }) => [amount, status]));
  expect(found).toEqual({ 1000: "accepted", [total - 1_000]: "handedIn" });
});

test("what only an administrator takes back of one order, nobody else takes back of many", async () => {
  const { id } = await scene.send();
  const approved = await scene.put(id, { status: "APPROVED" });
  await desk.orders.confirmPayment({ id, version: approved.version, fileId: await scene.upload(manager) });
  const { id: run, result } = await go("markPaid", [id]);
  expect(result.canUndo).toBe(false);
  expect(await outcome(desk.bulk.undo({ id: run, note: "Outra conta" }))).toBe("forbidden");
  expect((await scene.readOrder(id)).status).toBe("PAID");
});

test("an exhibitor does not read how many orders were moved with the own one", async () => {
  const { id } = await scene.send();
  const { id: second } = await scene.send();
  await go("startReview", [id, second]);
  const own = await as(scene.partner).orders.get({ id });
  expect(own.history.map(({ bulkCount }) => bulkCount)).toEqual(own.history.map(() => null));
  const team = await desk.orders.get({ id });
  expect(team.history.map(({ bulkCount }) => bulkCount)).toContain(2);
});

test("with something outstanding orders are marked as paid with a reason for all of them, and undone they owe it again", async () => {
  const hand = async (missing: number) => {
    const { id } = await scene.send();
    const { version, totalCents } = await scene.put(id, { status: "APPROVED" });
    const fileId = await scene.upload(manager);
    await desk.orders.confirmPayment({ id, version, fileId, amount: totalCents / 100 - missing });
    return id;
  };
  const [whole, little, much] = [await hand(0), await hand(20), await hand(900)];
  const selection = { kind: "ids" as const, ids: [whole, little, much] };
  const { id: run } = await lead.bulk.freeze({ act: { kind: "orders", verb: "markPaid" }, selection });
  const cautions = (await lead.bulk.get({ id: run })).groups.map(({ state, reason }) => [
    state,
    reason?.params,
  ]);
  expect(cautions).toEqual(
    expect.arrayContaining([
      ["waiting", undefined],
      ["waiting", { missing: 20_00, isCharges: true }],
      ["waiting", { missing: 900_00, isCharges: false }],
    ]),
  );
  expect(await outcome(lead.bulk.run({ id: run }))).toBe("moveNeeds");
  await lead.bulk.run({ id: run, settledAs: "waived" });
  await portal.drainRuns();
  const paid = async (id: string) => {
    const { settled, settledAs, outstanding } = (await desk.orders.get({ id })).paid;
    return [settled, settledAs, outstanding];
  };
  expect(await paid(whole)).toEqual([0, null, 0]);
  expect(await paid(little)).toEqual([20, "waived", 0]);
  expect(await paid(much)).toEqual([900, "waived", 0]);
  await lead.bulk.undo({ id: run, note: "Outra conta" });
  await portal.drainRuns();
  expect(await paid(much)).toEqual([0, null, 900]);
});

test("an approval of many says whose exhibitor has asked for something and has no answer", async () => {
  const { id, version } = await scene.send();
  await desk.orders.setStatus({ id, version, status: "REVIEWING" });
  await as(scene.partner).requests.ask({ orderId: id, message: "Mais uma tomada", attachments: [] });
  const selection = { kind: "ids" as const, ids: [id] };
  const { id: run } = await desk.bulk.freeze({ act: { kind: "orders", verb: "approve" }, selection });
  const [group] = (await desk.bulk.get({ id: run })).groups;
  expect(group).toMatchObject({ state: "waiting", reason: { code: "openWish" } });
});

test("a return of many answers what an exhibitor asked for, and undone it waits again", async () => {
  const { id, version } = await scene.send();
  await desk.orders.setStatus({ id, version, status: "REVIEWING" });
  await as(scene.partner).requests.ask({ orderId: id, message: "Mais uma tomada", attachments: [] });
  const wish = async () => (await desk.requests.list({ orderId: id })).find(({ kind }) => kind === "WISH");
  scene.setNow(new Date(scene.portal.clock().getTime() + 1_000));
  const { id: run } = await go("returnToPartner", [id], "Ajuste a planta.");
  expect(await wish()).toMatchObject({ kind: "WISH", state: "answered" });
  await desk.bulk.undo({ id: run });
  await portal.drainRuns();
  expect((await scene.readOrder(id)).status).toBe("REVIEWING");
  expect(await wish()).toMatchObject({ kind: "WISH", state: "withTeam", answer: null });
});
