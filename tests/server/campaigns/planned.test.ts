import { afterAll, beforeEach, describe, expect, test } from "bun:test";
import { and, eq } from "drizzle-orm";
import { history, mailOptOuts, orders, submissions } from "#db/schema/index.ts";
import { beginPlanned } from "#server/campaigns/begin-planned.ts";
import { optOutHash } from "#server/mail/opt-out.ts";
import { makeSubmission } from "#tests/factories.ts";
import { openTestPortal } from "#tests/portal.ts";
import { newDataFolder } from "#tests/setup.ts";
import { startSmtp } from "#tests/smtp.ts";
import { openScene } from "../orders/scene.ts";
import { openCampaigns, refused } from "./scene.ts";

const smtp = await startSmtp();
afterAll(() => smtp.close());
const env = { SMTP_URL: smtp.url, MAIL_PER_SECOND: "200" };
const scene = await openCampaigns({ env });
const { portal, team, write, rows, setNow } = scene;

const NOON = "2025-08-01T12:00:00Z";
/** 09:00 of the next day in Belém. */
const PLANNED = "2025-08-02T09:00:00-03:00";

beforeEach(() => setNow(new Date(NOON)));

type Person = { id: string; email: string };
let made = 0;
async function recipients(count = 2): Promise<Person[]> {
  const some: { id: string; email: string }[] = [];
  for (let at = 0; at < count; at += 1) {
    made += 1;
    const email = `planned${made}@example.org`;
    some.push({ id: (await makeSubmission(portal, { representativeEmail: email })).id, email });
  }
  return some;
}

async function recipient(): Promise<Person> {
  const [one] = await recipients(1);
  if (!one) throw new Error("nobody was made");
  return one;
}

async function plan(to: readonly { id: string }[], plannedFor = PLANNED) {
  const draft = await write(to.map(({ id }) => id));
  const { goes, leftOut } = await team().check({ id: draft.id });
  return team().send({ id: draft.id, version: draft.version, seen: { goes, leftOut }, plannedFor });
}

/** What leaves when the portal looks at this moment. */
async function lookAt(moment: string): Promise<string[]> {
  setNow(new Date(moment));
  const before = smtp.messages.length;
  await beginPlanned(portal);
  await portal.drainMail();
  return smtp.messages.slice(before).flatMap((message) => message.recipients);
}

async function deeds(id: string) {
  const isOf = and(eq(history.record, "campaign"), eq(history.recordId, id));
  const found = await portal.db.read.select().from(history).where(isOf).orderBy(history.at, history.id);
  return found.map(({ action, actorName }) => `${action} by ${actorName || "the portal"}`);
}

describe("a planned campaign", () => {
  test("leaves by itself at its time and not before, and says who planned it", async () => {
    const to = await recipients();
    const { id } = await plan(to);
    expect(await team().get({ id })).toMatchObject({
      status: "planned",
      plannedFor: "2025-08-02T12:00:00.000Z",
      startedAt: null,
      counts: { waiting: 2, sent: 0 },
      moves: ["replan", "sendNow", "unplan"],
    });
    expect(await lookAt("2025-08-02T11:59:59Z")).toEqual([]);
    expect((await lookAt("2025-08-02T12:00:10Z")).toSorted()).toEqual(
      to.map(({ email }) => email).toSorted(),
    );
    expect(await team().get({ id })).toMatchObject({ status: "finished", counts: { sent: 2 } });
    const told = await deeds(id);
    expect(told).toContain(`plan by ${scene.manager.name}`);
    expect(told.at(-1)).toBe("leave by the portal");
  });

  test("stands in the list with its time, and is found by its status", async () => {
    const { id } = await plan(await recipients());
    const { items } = await team().list({ filters: { statuses: ["planned"] } });
    expect(items.map((row) => [row.id, row.plannedFor, row.recipients])).toEqual([
      [id, "2025-08-02T12:00:00.000Z", 2],
    ]);
    const { version } = await team().get({ id });
    await team().unplan({ id, version });
  });

  test("goes to those of the press alone, and asks once more of each when it leaves", async () => {
    const [kept, out] = [await recipient(), await recipient()];
    const everyone = { kind: "filtered" as const, question: { filters: { countries: ["IS"] } } };
    await portal.db.write((tx) =>
      tx.update(submissions).set({ country: "IS" }).where(eq(submissions.id, kept.id)),
    );
    await portal.db.write((tx) =>
      tx.update(submissions).set({ country: "IS" }).where(eq(submissions.id, out.id)),
    );
    const draft = await write(everyone);
    const { goes, leftOut } = await team().check({ id: draft.id });
    await team().send({ ...draft, seen: { goes, leftOut }, plannedFor: PLANNED });
    await makeSubmission(portal, { country: "IS", representativeEmail: "later@example.org" });
    const hash = optOutHash(portal.optOutKey, out.email);
    await portal.db.write((tx) => tx.insert(mailOptOuts).values({ hash, createdAt: portal.clock() }));
    expect(await lookAt("2025-08-02T12:01:00Z")).toEqual([kept.email]);
    const { counts } = await team().get({ id: draft.id });
    expect(counts).toMatchObject({ sent: 1, skipped: 1, waiting: 0 });
  });

  test("overdue by more than two hours is a draft with a notice, and its recipients are released", async () => {
    const { id } = await plan(await recipients());
    expect(await lookAt("2025-08-02T14:00:01Z")).toEqual([]);
    const campaign = await team().get({ id });
    expect(campaign).toMatchObject({
      status: "draft",
      plannedFor: null,
      pausedBecause: { code: "campaignLate", params: { plannedFor: "2025-08-02T12:00:00.000Z" } },
      recipients: 0,
    });
    expect(await rows(id)).toEqual([]);
    expect((await deeds(id)).at(-1)).toBe("miss by the portal");
    const { items } = await team().list({ filters: { statuses: ["draft"] } });
    expect(items.find((row) => row.id === id)?.because?.code).toBe("campaignLate");
    await scene.send(campaign);
    expect(await team().get({ id })).toMatchObject({ status: "running", pausedBecause: null });
    await portal.drainMail();
  });

  test("late by less leaves all the same", async () => {
    await plan(await recipients());
    expect(await lookAt("2025-08-02T14:00:00Z")).toHaveLength(2);
  });

  test("taken back is a draft whose recipients are chosen again", async () => {
    const { id, version } = await plan(await recipients());
    await team().unplan({ id, version });
    expect(await rows(id)).toEqual([]);
    expect(await lookAt("2025-08-02T12:01:00Z")).toEqual([]);
    const draft = await team().get({ id });
    expect(draft).toMatchObject({ status: "draft", plannedFor: null, recipients: 0 });
    await scene.send(draft);
    await portal.drainMail();
    expect((await team().get({ id })).counts.sent).toBe(2);
  });

  test("leaves at its new time, or at once", async () => {
    const first = await plan(await recipients(1));
    const later = { ...first, plannedFor: "2025-08-03T09:00:00-03:00" };
    await team().replan(later);
    expect(await lookAt("2025-08-02T12:01:00Z")).toEqual([]);
    expect(await lookAt("2025-08-03T12:01:00Z")).toHaveLength(1);
    setNow(new Date(NOON));
    const second = await plan(await recipients(1));
    await team().sendNow(second);
    await portal.drainMail();
    expect(await team().get({ id: second.id })).toMatchObject({ status: "finished", plannedFor: null });
  });

  test("is refused for a time too near or after the event, and stays what it was", async () => {
    const draft = await write((await recipients(1)).map(({ id }) => id));
    const seen = { goes: 1, leftOut: 0 };
    const at = (plannedFor: string) => refused(team().send({ ...draft, seen, plannedFor }));
    expect(await at("2025-08-01T12:04:00Z")).toBe("planTooSoon");
    expect(await at("2025-11-22T03:00:00Z")).toBe("planAfterEvent");
    expect(await rows(draft.id)).toEqual([]);
    const planned = await team().send({ ...draft, seen, plannedFor: PLANNED });
    const again = (plannedFor: string) => refused(team().replan({ ...planned, plannedFor }));
    expect(await again("2025-08-01T12:04:00Z")).toBe("planTooSoon");
    expect(await again(PLANNED)).toBe("nothingChanged");
    await team().unplan(planned);
  });

  test("of two people who act at once heeds one", async () => {
    const planned = await plan(await recipients(1));
    const codes = await Promise.all([
      refused(team().unplan(planned)),
      refused(team().sendNow(planned)),
      refused(team().replan({ ...planned, plannedFor: "2025-08-04T12:00:00Z" })),
    ]);
    expect(codes.filter((code) => code === "")).toHaveLength(1);
    expect(codes.filter((code) => code === "stale")).toHaveLength(2);
    const { status, version } = await team().get({ id: planned.id });
    if (status === "planned") await team().unplan({ id: planned.id, version });
    await portal.drainMail();
  });

  test("that was taken back while the portal began it, is not begun", async () => {
    const planned = await plan(await recipients(1));
    setNow(new Date("2025-08-02T12:00:01Z"));
    const [, code] = await Promise.all([beginPlanned(portal), refused(team().unplan(planned))]);
    await portal.drainMail();
    const { status, counts } = await team().get({ id: planned.id });
    expect([status, counts.sent]).toEqual(code === "" ? ["draft", 0] : ["finished", 1]);
  });

  test("is neither written in nor removed nor tested meanwhile", async () => {
    const one = await recipient();
    const { id, version } = await plan([one]);
    expect(await refused(team().remove({ id, version }))).toBe("moveNotAllowed");
    expect(await refused(team().test({ id, version, of: one.id, to: "me" }))).toBe("moveNotAllowed");
    await team().unplan({ id, version });
  });
});

test("a planned campaign survives a restart, and leaves once however often the portal looks", async () => {
  const folder = { ...env, DATA_DIR: newDataFolder() };
  const first = await openCampaigns({ env: folder });
  const { id: submission } = await makeSubmission(first.portal, { representativeEmail: "again@example.org" });
  const draft = await first.write([submission]);
  const { id } = await first.team().send({ ...draft, seen: { goes: 1, leftOut: 0 }, plannedFor: PLANNED });
  await first.portal.close();
  const { portal: again, as } = await openTestPortal({ env: folder, now: new Date("2025-08-02T12:00:05Z") });
  const before = smtp.messages.length;
  await beginPlanned(again);
  await beginPlanned(again);
  await again.drainMail();
  expect(smtp.messages.slice(before).flatMap((message) => message.recipients)).toEqual(["again@example.org"]);
  expect((await as(first.manager).campaigns.get({ id })).status).toBe("finished");
});

test("a planned letter says what is to be paid on the day it leaves, not on the day it was planned", async () => {
  const own = await openScene({ SMTP_URL: smtp.url });
  const { manager } = own;
  const { campaigns } = own.as(manager);
  const sent = await own.send();
  const approved = await own.as(manager).orders.setStatus({ ...sent, status: "APPROVED" });
  const { submissionId } = await own.readOrder(approved.id);
  const begun = await campaigns.begin({ audience: { kind: "ids", ids: [submissionId] } });
  const letter = {
    kind: "paymentReminder" as const,
    subject_pt: "{{outstanding}}",
    subject_en: "{{outstanding}}",
    message_pt: "Falta {{outstanding}}.",
    message_en: "{{outstanding}} is open.",
    details_pt: "",
    details_en: "",
  };
  const draft = await campaigns.save({ ...begun, letter });
  const seen = { goes: 1, leftOut: 0 };
  await campaigns.send({ ...draft, seen, plannedFor: PLANNED });
  await own.portal.db.write((tx) =>
    tx.update(orders).set({ totalCents: 123_400 }).where(eq(orders.id, approved.id)),
  );
  own.setNow(new Date("2025-08-02T12:00:00Z"));
  const before = smtp.messages.length;
  await beginPlanned(own.portal);
  await own.portal.drainMail();
  const subjects = smtp.messages.slice(before).map(({ mail }) => mail.subject ?? "");
  expect(subjects.filter((subject) => subject.includes("1,234.00"))).toHaveLength(1);
});
