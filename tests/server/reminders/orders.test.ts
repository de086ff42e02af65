import { afterAll, beforeEach, describe, expect, test } from "bun:test";
import { eq, like } from "drizzle-orm";
import { orders, outbox } from "#db/schema/index.ts";
import { DEFAULT_REMINDERS, type ReminderRule, type ReminderRules } from "#domain/reminders/rules.ts";
import { whyNoReminder } from "#server/reminders/still-due.ts";
import { writeReminders } from "#server/reminders/write.ts";
import { changeSettings, makeSubmission, makeUser } from "#tests/factories.ts";
import { startSmtp } from "#tests/smtp.ts";
import { openScene, outcome } from "../orders/scene.ts";

const smtp = await startSmtp();
afterAll(() => smtp.close());
const scene = await openScene({ SMTP_URL: smtp.url });
const { portal, partner, manager } = scene;
await changeSettings(portal, (data) => ({ ...data, paying: { ...data.paying, daysToPay: 30 } }));

const SENT: ReminderRule = { way: "send", daysBefore: [7], daysAfter: 3, times: 2 };

function follow(rules: Partial<ReminderRules>): Promise<unknown> {
  return changeSettings(portal, (data) => ({ ...data, reminders: { ...DEFAULT_REMINDERS, ...rules } }));
}

/** The reminders written so far, the oldest first. */
async function reminders() {
  const rows = await portal.db.read
    .select()
    .from(outbox)
    .where(like(outbox.template, "%Reminder"))
    .orderBy(outbox.createdAt);
  return rows.map(({ toEmail, template, params, status }) => {
    const about = params["duty"] ?? template;
    const on = params["dueOn"] ?? params["savedOn"];
    return [toEmail, about, params["reminder"], on, status === "draft" ? "draft" : "leaves"];
  });
}

/** Twice each day, as a timer does. */
async function pass(...days: string[]): Promise<void> {
  for (const day of days) for (const time of ["T12:00:00Z", "T13:00:00Z"]) await passAt(`${day}${time}`);
}

async function passAt(moment: string): Promise<void> {
  scene.setNow(new Date(moment));
  await writeReminders(portal);
}

async function approve() {
  const sent = await scene.send();
  return scene.as(manager).orders.setStatus({ ...sent, status: "APPROVED" });
}

beforeEach(async () => {
  scene.setNow(new Date("2025-08-01T12:00:00Z"));
  await portal.db.write(async (tx) => {
    await tx.delete(outbox);
    await tx.update(orders).set({ status: "CANCELLED" });
  });
  await follow({});
});

describe("who has to pay", () => {
  test("hears nothing before the rule is switched on", async () => {
    await approve();
    await pass("2025-08-24", "2025-08-31", "2025-09-03");
    expect(await reminders()).toEqual([]);
  });

  test("is reminded before the day, twice after it, each time once, and then no more", async () => {
    await follow({ pay: SENT });
    await approve();
    await pass("2025-08-02", "2025-08-23");
    expect(await reminders()).toEqual([]);
    await pass("2025-08-24", "2025-08-25", "2025-08-31", "2025-09-02", "2025-09-03", "2025-09-05");
    await pass("2025-09-06", "2025-09-08", "2025-09-09", "2025-10-31");
    const due = (told: string) => [partner.email, "pay", told, "2025-08-31", "leaves"];
    expect(await reminders()).toEqual([due("ahead"), due("overdue"), due("overdue")]);
  });

  test("is not reminded alone: the owner of the submission hears of an order that a colleague sent, each once (C4)", async () => {
    await follow({ pay: SENT });
    const owner = await makeUser(portal, "PARTNER", { name: "Dona Ana" });
    const { id: submissionId } = await makeSubmission(portal, { status: "APPROVED" }, [owner, partner]);
    const orderServices = [{ itemId: "BRONZE" }];
    const sent = await scene.as(partner).orders.createStandard({ submissionId, orderServices });
    await scene.as(manager).orders.setStatus({ ...sent, status: "APPROVED" });
    await pass("2025-08-24", "2025-08-25");
    const told = (await reminders()).map(([to]) => to);
    expect(told.toSorted()).toEqual([owner.email, partner.email].toSorted());
  });

  test("is reminded at each of the days before, each once, also when the rule gets another", async () => {
    await follow({ pay: { ...SENT, daysBefore: [7, 1], daysAfter: 0 } });
    await approve();
    await pass("2025-08-24", "2025-08-28", "2025-08-29");
    expect(await reminders()).toHaveLength(1);
    await follow({ pay: { ...SENT, daysBefore: [7, 3, 1], daysAfter: 0 } });
    await pass("2025-08-29");
    expect(await reminders()).toHaveLength(2);
    await pass("2025-08-30", "2025-08-31", "2025-09-03");
    expect(await reminders()).toHaveLength(3);
  });

  test("is not once it is paid", async () => {
    await follow({ pay: SENT });
    const approved = await approve();
    const fileId = await scene.upload(partner);
    await scene.as(partner).orders.confirmPayment({ ...approved, fileId });
    await pass("2025-08-24", "2025-09-03");
    expect(await reminders()).toEqual([]);
  });

  test("is not written to at night, but at nine in the morning of the event's zone", async () => {
    await follow({ pay: SENT });
    await approve();
    await passAt("2025-08-24T11:59:00Z");
    expect(await reminders()).toEqual([]);
    await passAt("2025-08-24T12:00:00Z");
    expect(await reminders()).toHaveLength(1);
  });

  test("gets no letter that a standstill delayed: it waits for the team, with the reason", async () => {
    await follow({ pay: SENT });
    await approve();
    await passAt("2025-08-23T13:00:00Z");
    await passAt("2025-08-24T15:00:00Z");
    expect(await reminders()).toEqual([[partner.email, "pay", "ahead", "2025-08-31", "draft"]]);
    const [row] = await portal.db.read.select().from(outbox).where(eq(outbox.status, "draft"));
    expect(row?.reason).toEqual({ code: "reminderLate", params: {} });
  });

  test("gets what the team has read, where the rule says so", async () => {
    await follow({ pay: { ...SENT, way: "draft" } });
    await approve();
    await pass("2025-08-24");
    expect((await reminders()).map((row) => row.at(-1))).toEqual(["draft"]);
  });

  test("gets nothing any more when it was paid between the writing and the sending", async () => {
    await follow({ pay: { ...SENT, way: "draft" } });
    const approved = await approve();
    await pass("2025-08-24");
    await scene.as(partner).orders.confirmPayment({ ...approved, fileId: await scene.upload(partner) });
    await portal.drainMail();
    const before = smtp.messages.length;
    await portal.db.write((tx) =>
      tx.update(outbox).set({ status: "queued" }).where(eq(outbox.status, "draft")),
    );
    await portal.drainMail();
    expect(smtp.messages.length).toBe(before);
    const [row] = await portal.db.read.select().from(outbox).where(eq(outbox.template, "dutyReminder"));
    expect(row).toMatchObject({ status: "skipped", reason: { code: "reminderGone", params: {} } });
  });

  test("and still owes it gets the letter", async () => {
    await follow({ pay: SENT });
    await approve();
    await portal.drainMail();
    const before = smtp.messages.length;
    // Each hour's letters have left before the next hour comes: an hour longer on its way, one is tried again.
    for (const hour of [12, 13]) {
      await passAt(`2025-08-24T${hour}:00:00Z`);
      await portal.drainMail();
    }
    const subjects = smtp.messages.slice(before).map(({ mail }) => mail.subject ?? "");
    expect(subjects.filter((subject) => subject.startsWith("Lembrete: pague o pedido"))).toHaveLength(1);
  });
});

test("a request with a day is reminded of, one without is not, nor what came to nothing", async () => {
  await follow({ answerRequest: SENT });
  const { id } = await scene.send();
  const asked = { orderId: id, title: "Croqui", message: "x", blocksApproval: false, attachments: [] };
  await scene.as(manager).requests.create({ ...asked, dueOn: "" });
  await pass("2025-09-28");
  expect(await reminders()).toEqual([]);
  await scene.as(manager).requests.create({ ...asked, dueOn: "2025-10-05" });
  await pass("2025-09-29");
  expect(await reminders()).toEqual([[partner.email, "answerRequest", "ahead", "2025-10-05", "leaves"]]);
  const { version } = await scene.readOrder(id);
  await scene.as(partner).orders.cancel({ id, version, confirmed: true });
  await pass("2025-10-08");
  expect(await reminders()).toHaveLength(1);
});

test("an exhibitor may want no reminders of what is optional, and have them again; what an order waits for stays", async () => {
  await follow({ answerRequest: SENT });
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
  expect(await reminders()).toHaveLength(1);
  const needed = await scene.as(manager).requests.create({ ...asked, blocksApproval: true });
  expect(await outcome(mute(needed, true))).toBe("moveNotAllowed");
});

test("a draft that nobody touches is reminded of once, and anew only after somebody went on with it", async () => {
  await follow({ finishDraft: { way: "send", daysBefore: [], daysAfter: 14, times: 1 } });
  const { id } = await scene.send();
  await portal.db.write((tx) => tx.update(orders).set({ status: "DRAFT" }).where(eq(orders.id, id)));
  await pass("2025-08-14", "2025-08-15", "2025-08-20", "2025-09-20");
  const [first, ...others] = await reminders();
  expect(first).toEqual([partner.email, "draftReminder", undefined, "2025-08-01", "leaves"]);
  expect(others).toEqual([]);
});

test("a draft of a stand is not reminded of once the space has one, nor does what waits to leave leave then", async () => {
  await follow({ finishDraft: { way: "draft", daysBefore: [], daysAfter: 14, times: 1 } });
  const { id } = await scene.send();
  await portal.db.write((tx) => tx.update(orders).set({ status: "DRAFT" }).where(eq(orders.id, id)));
  await pass("2025-08-15");
  expect(await reminders()).toHaveLength(1);
  await scene.send();
  const [waits] = await portal.db.read.select().from(outbox).where(eq(outbox.template, "draftReminder"));
  if (!waits) throw new Error("no reminder");
  const why = await portal.db.write((tx) => whyNoReminder(tx, waits));
  expect(why).toEqual({ code: "reminderGone", params: {} });
  await portal.db.write((tx) => tx.delete(outbox));
  await pass("2025-08-16", "2025-09-20");
  expect(await reminders()).toEqual([]);
});

test("a contract that is not signed is reminded of with an end, and never after its signature or its outdating", async () => {
  await follow({ signContract: { way: "send", daysBefore: [], daysAfter: 7, times: 2 } });
  const { id } = await approve();
  const { contracts } = scene.as(manager);
  const made = await contracts.generate({ orderId: id });
  await contracts.publish({ id: made.id });
  await pass("2025-08-07", "2025-08-08", "2025-08-15", "2025-08-22", "2025-10-30");
  const due = [partner.email, "signContract", "overdue", "2025-08-01", "leaves"];
  expect(await reminders()).toEqual([due, due]);

  scene.setNow(new Date("2025-11-01T12:00:00Z"));
  const later = scene.as(manager).contracts;
  const again = await later.generate({ orderId: id });
  await later.publish({ id: again.id });
  await pass("2025-11-08");
  expect(await reminders()).toHaveLength(3);
  const fileId = await scene.upload(partner, "signedContract");
  await scene.as(partner).contracts.receiveSigned({ id: again.id, fileId });
  await pass("2025-11-15");
  expect(await reminders()).toHaveLength(3);
});

test("of more orders than are looked at in one go each is reminded of", async () => {
  await follow({ pay: SENT });
  for (let at = 0; at < 60; at += 1) await approve();
  await pass("2025-08-24");
  expect(await reminders()).toHaveLength(60);
});
