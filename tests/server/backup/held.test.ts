import { describe, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { newId } from "#db/columns.ts";
import { readHold } from "#db/hold.ts";
import { campaigns, interestDrafts, outbox, restores, runs } from "#db/schema/index.ts";
import { reasonOf } from "#domain/refusal.ts";
import { DEFAULT_REMINDERS } from "#domain/reminders/rules.ts";
import { isDueBy } from "#server/campaigns/due.ts";
import { claimDue } from "#server/mail/claim.ts";
import { readMailState } from "#server/portal-status/mail.ts";
import { writeReminders } from "#server/reminders/write.ts";
import { changeSettings, makeUser } from "#tests/factories.ts";
import { openTestPortal } from "#tests/portal.ts";

const RESTORED = new Date("2025-08-01T12:00:00Z");
const later = (minutes: number) => new Date(RESTORED.getTime() + minutes * 60_000);

/** A portal whose backup, with something waiting everywhere, has just been put back. */
async function openRestored() {
  const opened = await openTestPortal({ now: later(-60) });
  const { portal, setNow } = opened;
  const admin = await makeUser(portal, "ADMIN");
  // 42 days before the window closes: the day on which everything happens here.
  const windowCloses = { way: "send" as const, daysBefore: [42], daysAfter: 0, times: 1 };
  await changeSettings(portal, (data) => ({ ...data, reminders: { ...DEFAULT_REMINDERS, windowCloses } }));
  await portal.db.write(async (tx) => {
    const mail = (id: string, more: Partial<typeof outbox.$inferInsert> = {}) => ({
      id,
      messageId: `<${id}@example.org>`,
      template: "testMail" as const,
      locale: "pt" as const,
      toEmail: "ana@example.org",
      params: {},
      status: "queued" as const,
      nextAttemptAt: later(-60),
      createdAt: later(-60),
      sealed: "secret",
      ...more,
    });
    const campaign = (id: string, status: "planned" | "running" | "paused") => ({
      id,
      type: "orderUpdate" as const,
      status,
      createdBy: admin.id,
      createdAt: later(-60),
      updatedAt: later(-60),
      startedAt: status === "planned" ? null : later(-60),
      plannedFor: status === "planned" ? later(10) : null,
    });
    await tx
      .insert(campaigns)
      .values([campaign("planned", "planned"), campaign("running", "running"), campaign("paused", "paused")]);
    await tx
      .insert(outbox)
      .values([
        mail("queued"),
        mail("failed", { status: "failed" }),
        mail("sent", { status: "sent" }),
        mail("draft", { status: "draft" }),
        mail("of-running", { lane: "campaign", campaignId: "running" }),
        mail("of-paused", { lane: "campaign", campaignId: "paused" }),
      ]);
    await tx.insert(runs).values({
      id: "run",
      kind: "orders",
      status: "running",
      actorId: admin.id,
      createdAt: later(-60),
      startedAt: later(-60),
    });
    await tx.insert(interestDrafts).values({
      id: "form",
      email: "rui@example.org",
      language: "pt",
      answers: {},
      provenAt: later(-60),
      expiresAt: later(60 * 24 * 60),
      createdAt: later(-60),
      updatedAt: later(-60),
    });
    await tx.insert(restores).values({ id: newId(), takenAt: later(-30), restoredAt: RESTORED });
    await tx.insert(outbox).values(mail("new", { createdAt: later(1), nextAttemptAt: later(1) }));
  });
  setNow(later(20));
  const claim = async (lane: "ordinary" | "campaign") =>
    (await claimDue(portal.db, { lane, now: later(20), limit: 50 })).rows.map(({ id }) => id).toSorted();
  const statusOf = async (id: string) =>
    (await portal.db.read.select().from(outbox).where(eq(outbox.id, id)))[0]?.status;
  const isDue = async () => portal.db.read.$count(campaigns, await isDueBy(portal.db.read, later(20)));
  return { ...opened, admin, claim, statusOf, isDue };
}

const scene = await openRestored();
const other = await openRestored();

describe("after a restore nothing of the past leaves by itself", () => {
  test("a mail, a campaign, a planned one, a reminder and a run wait; what is written afterwards leaves", async () => {
    expect(await scene.claim("ordinary")).toEqual(["new"]);
    expect(await scene.claim("campaign")).toEqual([]);
    expect(await scene.isDue()).toBe(0);
    expect(await writeReminders(scene.portal)).toBe(0);
    scene.portal.startRuns();
    await scene.portal.drainRuns();
    expect((await scene.portal.db.read.select().from(runs))[0]).toMatchObject({
      status: "running",
      version: 1,
    });
  });

  test("what is held is not called stuck: it waits for somebody, not for a mail server", async () => {
    expect((await readMailState(other.portal)).oldest).toEqual(later(1));
  });

  test("the team reads how much waits, and since when", async () => {
    const clerk = await makeUser(scene.portal, "GRUPORG");
    expect(await scene.as(clerk).backup.held()).toEqual({
      takenAt: later(-30).toISOString(),
      restoredAt: RESTORED.toISOString(),
      mails: 2,
      campaigns: 2,
      runs: 1,
    });
    expect(scene.as(clerk).backup.release()).rejects.toThrow();
    expect(scene.as(clerk).backup.drop()).rejects.toThrow();
  });

  test("until an administrator releases it: then it leaves and goes on", async () => {
    await scene.as(scene.admin).backup.release();
    expect(await scene.claim("ordinary")).toEqual(["failed", "queued"]);
    expect(await scene.claim("campaign")).toEqual(["of-running"]);
    expect(await scene.isDue()).toBe(1);
    expect(await writeReminders(scene.portal)).toBe(1);
    expect(await readHold(scene.portal.db.read)).toBeUndefined();
    expect((await scene.portal.db.read.select().from(restores))[0]).toMatchObject({
      decision: "release",
      decidedBy: scene.admin.id,
    });
  });

  test("which is decided once", async () => {
    const again = await scene.as(scene.admin).backup.drop().catch(reasonOf);
    expect(again).toMatchObject({ code: "nothingHeld" });
    expect(await scene.as(scene.admin).backup.held()).toBeNull();
  });
});

test("what an administrator drops never leaves, and says why", async () => {
  const { as, admin, portal, claim, statusOf, isDue } = other;
  await as(admin).backup.drop();
  expect(await claim("ordinary")).toEqual(["new"]);
  expect(await claim("campaign")).toEqual([]);
  expect(await isDue()).toBe(0);
  for (const id of ["queued", "failed", "of-running"])
    expect([id, await statusOf(id)]).toEqual([id, "skipped"]);
  for (const [id, status] of [
    ["sent", "sent"],
    ["draft", "draft"],
    ["of-paused", "queued"],
  ] as const)
    expect([id, await statusOf(id)]).toEqual([id, status]);
  const [dropped] = await portal.db.read.select().from(outbox).where(eq(outbox.id, "queued"));
  expect(dropped).toMatchObject({ reason: { code: "droppedAfterRestore" }, sealed: null });
  const states = await portal.db.read.select({ id: campaigns.id, status: campaigns.status }).from(campaigns);
  expect(Object.fromEntries(states.map(({ id, status }) => [id, status]))).toEqual({
    planned: "draft",
    running: "stopped",
    paused: "paused",
  });
  expect((await portal.db.read.select().from(runs))[0]).toMatchObject({ status: "stopped", version: 2 });
});
