import { expect, test } from "bun:test";
import { openScene, outcome } from "../server/orders/scene.ts";

const scene = await openScene();
const { partner, other, manager } = scene;

async function approved() {
  const { id } = await scene.send();
  return scene.put(id, { status: "APPROVED" });
}

const WORDS = { reference: "ORD", amount: 100, paidOn: "2025-08-01" };

test.each([
  ["a negative amount", { amount: -1 }],
  ["nothing", { amount: 0 }],
  ["half a cent", { amount: 0.005 }],
  ["more than can be counted", { amount: 1e15 }],
  ["an amount in words", { amount: "100" as never }],
  ["a day that is none", { paidOn: "2025-02-30" }],
  ["a moment instead of a day", { paidOn: "2025-08-01T12:00:00Z" }],
  ["a reference of 141 letters", { reference: "r".repeat(141) }],
])("a confirmation of %s is not taken", async (_, forged) => {
  const { id, version } = await approved();
  const fileId = await scene.upload(partner);
  const pay = scene.as(partner).orders.confirmPayment({ id, version, fileId, ...WORDS, ...forged });
  expect(await outcome(pay)).toBe("invalid");
  expect((await scene.readOrder(id)).status).toBe("APPROVED");
});

test("a confirmation is nobody else's file, no file of another order, and nobody else's order", async () => {
  const { id, version } = await approved();
  const elsewhere = await approved();
  const pay = (actor: typeof partner, at: { id: string; version: number }, fileId: string) =>
    outcome(scene.as(actor).orders.confirmPayment({ id: at.id, version: at.version, fileId, ...WORDS }));
  const own = await scene.upload(partner);
  expect(await pay(partner, { id, version }, await scene.upload(other))).toBe("notFound");
  expect(await pay(other, { id, version }, await scene.upload(other))).toBe("notFound");
  expect(await pay(partner, { id, version }, await scene.upload(manager))).toBe("notFound");
  expect(await pay(partner, elsewhere, own)).toBe("ok");
  expect(await pay(partner, { id, version }, own)).toBe("notFound");
  expect((await scene.readOrder(id)).status).toBe("APPROVED");
});

test("two confirmations at once: one moves the order, the other is told", async () => {
  const { id, version } = await approved();
  const files = [await scene.upload(partner), await scene.upload(partner)];
  const answers = await Promise.all(
    files.map((fileId) =>
      outcome(scene.as(partner).orders.confirmPayment({ id, version, fileId, ...WORDS })),
    ),
  );
  expect(answers).toEqual(["ok", "stale"]);
  expect((await scene.as(partner).orders.get({ id })).payments).toHaveLength(1);
});

test("an exhibitor neither marks as paid nor refuses a confirmation", async () => {
  const { id } = await approved();
  const { version } = await scene.put(id, { status: "CONFIRM_PAYMENT" });
  const move = (status: "PAID" | "APPROVED") =>
    outcome(scene.as(partner).orders.setStatus({ id, version, status, note: "Pago", force: true }));
  expect([await move("PAID"), await move("APPROVED")]).toEqual(["forbidden", "forbidden"]);
});
