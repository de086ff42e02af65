import { describe, expect, test } from "bun:test";
import { changeSettings } from "../../factories.ts";
import { openScene, outcome } from "./scene.ts";

const scene = await openScene();
const staff = () => scene.as(scene.manager).orders;
const partner = () => scene.as(scene.partner).orders;

async function approved() {
  const { id, version } = await scene.send();
  const moved = await staff().setStatus({ id, version, status: "APPROVED" });
  return { id, version: moved.version };
}

async function handIn(
  { id, version }: { id: string; version: number },
  transfer: { reference?: string; amount?: number; paidOn?: string } = {},
) {
  const fileId = await scene.upload(scene.partner);
  return partner().confirmPayment({ id, version, fileId, ...transfer });
}

const paymentsOf = async (id: string) =>
  (await partner().get({ id })).payments.map(({ status, amount, refusal }) => [status, amount, refusal]);

describe("a payment confirmation", () => {
  test("keeps what the transfer said, for both sides (ORD-18)", async () => {
    const order = await approved();
    await handIn(order, { reference: "ord 2025 1", amount: 100.5, paidOn: "2025-09-30" });
    for (const reader of [partner(), staff()]) {
      const { payments } = await reader.get({ id: order.id });
      expect(payments).toMatchObject([
        { status: "handedIn", reference: "ord 2025 1", amount: 100.5, paidOn: "2025-09-30", refusal: "" },
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
