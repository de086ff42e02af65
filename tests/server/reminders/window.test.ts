import { beforeEach, describe, expect, test } from "bun:test";
import { newId } from "#db/columns.ts";
import { interestDrafts, outbox } from "#db/schema/index.ts";
import { DEFAULT_REMINDERS, type ReminderRule } from "#domain/reminders/rules.ts";
import { writeReminders } from "#server/reminders/write.ts";
import { changeSettings, makeUser } from "#tests/factories.ts";
import { openTestPortal } from "#tests/portal.ts";
import { mailsTo } from "../mailed.ts";

/** The window closes on 12 September 2025 at 23:59 in Belém. */
const scene = await openTestPortal();
const { portal, setNow } = scene;
const admin = await makeUser(portal, "ADMIN");
const rule: ReminderRule = { way: "send", daysBefore: [7], daysAfter: 0, times: 1 };

beforeEach(async () => {
  await portal.db.write(async (tx) => {
    await tx.delete(outbox);
    await tx.delete(interestDrafts);
  });
  await changeSettings(portal, (data) => ({
    ...data,
    reminders: { ...DEFAULT_REMINDERS, windowCloses: rule },
  }));
});

async function keep(email: string, isProven = true): Promise<void> {
  const now = new Date("2025-08-30T12:00:00Z");
  await portal.db.write((tx) =>
    tx.insert(interestDrafts).values({
      id: newId(),
      email,
      language: "en",
      answers: {},
      provenAt: isProven ? now : null,
      expiresAt: new Date("2025-09-29T12:00:00Z"),
      createdAt: now,
      updatedAt: now,
    }),
  );
}

async function passAt(moment: string): Promise<number> {
  setNow(new Date(moment));
  return writeReminders(portal);
}

describe("who keeps a form that was not sent", () => {
  test("is reminded once before the window closes, with the link that opens it, whatever number is kept", async () => {
    await keep("one@example.org");
    await keep("one@example.org");
    expect(await passAt("2025-09-04T12:00:00Z")).toBe(0);
    expect(await passAt("2025-09-05T12:00:00Z")).toBe(1);
    for (const day of ["05", "08", "12"]) expect(await passAt(`2025-09-${day}T13:00:00Z`)).toBe(0);
    const [mail] = await mailsTo(scene, "one@example.org", "windowReminder");
    expect(mail?.subject).toBe("Send your expression of interest by 12 Sep 2025");
    expect(mail?.secrets["url"]).toStartWith("http://portal.test/expression-of-interest#later=");
  });

  test("is not where nobody has proven the address, nor after the window has closed", async () => {
    await keep("unproven@example.org", false);
    expect(await passAt("2025-09-05T12:00:00Z")).toBe(0);
    await keep("late@example.org");
    expect(await passAt("2025-09-13T12:00:00Z")).toBe(0);
  });

  test("gets nothing any more when it was sent between the writing and the sending", async () => {
    await keep("quick@example.org");
    expect(await passAt("2025-09-05T12:00:00Z")).toBe(1);
    await portal.db.write((tx) => tx.delete(interestDrafts));
    await portal.drainMail();
    const [row] = await portal.db.read.select().from(outbox);
    expect(row).toMatchObject({ status: "skipped", reason: { code: "reminderGone", params: {} } });
  });

  test("gets it as long as it is kept", async () => {
    await keep("slow@example.org");
    expect(await passAt("2025-09-05T12:00:00Z")).toBe(1);
    await portal.drainMail();
    const [row] = await portal.db.read.select().from(outbox);
    expect(row).toMatchObject({ status: "kept" });
  });
});

test("the administrator reads what each rule did last, and that without a mail server nothing is sent", async () => {
  const desk = scene.as(admin);
  await passAt("2025-09-04T12:00:00Z");
  await keep("told@example.org");
  await passAt("2025-09-05T12:00:00Z");
  await passAt("2025-09-05T13:00:00Z");
  const { hasServer, states } = await desk.reminders.overview();
  expect(hasServer).toBe(false);
  expect(states.find(({ kind }) => kind === "windowCloses")).toMatchObject({
    lookedAt: "2025-09-05T13:00:00.000Z",
    wroteAt: "2025-09-05T12:00:00.000Z",
    queued: 1,
    drafted: 0,
    example: { subject: expect.stringContaining("12 Sep 2025") },
  });
  expect(states.find(({ kind }) => kind === "pay")).toMatchObject({ wroteAt: null, example: null });
});
