import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { outbox } from "#db/schema/index.ts";
import { remindOfDuties } from "#server/orders/remind.ts";
import { changeSettings } from "#tests/factories.ts";
import { openScene, outcome } from "./scene.ts";

const scene = await openScene();
const { portal, partner, manager } = scene;
await changeSettings(portal, (data) => ({ ...data, paying: { ...data.paying, daysToPay: 30 } }));

/** The reminders written so far, the oldest first. */
async function reminders() {
  const rows = await portal.db.read
    .select()
    .from(outbox)
    .where(eq(outbox.template, "dutyReminder"))
    .orderBy(outbox.createdAt);
  return rows.map(({ toEmail, params }) => [toEmail, params["duty"], params["reminder"], params["dueOn"]]);
}

/** Twice each day, as a timer does. */
async function pass(day: string): Promise<void> {
  for (const time of ["T12:00:00Z", "T13:00:00Z"]) {
    scene.setNow(new Date(`${day}${time}`));
    await remindOfDuties(portal);
  }
}

test("who has to pay is reminded a week before, a day before and once it is over, each time once, until it is paid", async () => {
  const sent = await scene.send();
  const approved = await scene.as(manager).orders.setStatus({ ...sent, status: "APPROVED" });
  for (const day of ["2025-08-02", "2025-08-23"]) await pass(day);
  expect(await reminders()).toEqual([]);
  for (const day of ["2025-08-24", "2025-08-25", "2025-08-30", "2025-09-01", "2025-09-02"]) await pass(day);
  const due = "2025-08-31";
  const told = ["week", "day", "overdue"].map((reminder) => [partner.email, "pay", reminder, due]);
  expect(await reminders()).toEqual(told);

  const fileId = await scene.upload(partner);
  await scene.as(partner).orders.confirmPayment({ ...approved, fileId });
  await pass("2025-09-03");
  expect(await reminders()).toEqual(told);
});

test("a request with a day is reminded of, one without is not, nor what came to nothing", async () => {
  await portal.db.write((tx) => tx.delete(outbox));
  const { id } = await scene.send();
  const asked = { orderId: id, title: "Croqui", message: "x", blocksApproval: false, attachments: [] };
  await scene.as(manager).requests.create({ ...asked, dueOn: "" });
  await pass("2025-09-28");
  expect(await reminders()).toEqual([]);
  await scene.as(manager).requests.create({ ...asked, dueOn: "2025-10-05" });
  await pass("2025-09-29");
  expect(await reminders()).toEqual([[partner.email, "answerRequest", "week", "2025-10-05"]]);
  const { version } = await scene.readOrder(id);
  await scene.as(partner).orders.cancel({ id, version, confirmed: true });
  await pass("2025-10-04");
  expect(await reminders()).toHaveLength(1);
});

test("an exhibitor may want no reminders of what is optional, and have them again; what an order waits for stays", async () => {
  await portal.db.write((tx) => tx.delete(outbox));
  const { id } = await scene.send();
  const mute = (request: { id: string; version: number }, isMuted: boolean) =>
    scene.as(partner).requests.mute({ id: request.id, version: request.version, isMuted });
  const asked = { orderId: id, title: "Croqui", message: "x", dueOn: "2025-10-05", attachments: [] };
  const optional = await scene.as(manager).requests.create({ ...asked, blocksApproval: false });
  const muted = await mute(optional, true);
  const shown = await scene.as(partner).requests.list({ orderId: id });
  expect(shown.find((request) => request.id === optional.id)).toMatchObject({ isMuted: true, canMute: true });
  await pass("2025-09-28");
  expect(await reminders()).toEqual([]);
  await mute(muted, false);
  await pass("2025-09-29");
  expect(await reminders()).toEqual([[partner.email, "answerRequest", "week", "2025-10-05"]]);

  const needed = await scene.as(manager).requests.create({ ...asked, blocksApproval: true });
  expect(await outcome(mute(needed, true))).toBe("moveNotAllowed");
});

test("of more orders than are looked at in one go each is reminded of", async () => {
  await portal.db.write((tx) => tx.delete(outbox));
  scene.setNow(new Date("2025-10-01T12:00:00Z"));
  for (let at = 0; at < 60; at += 1) {
    const sent = await scene.send();
    await scene.as(manager).orders.setStatus({ ...sent, status: "APPROVED" });
  }
  await pass("2025-10-30");
  expect(await reminders()).toHaveLength(60);
});
