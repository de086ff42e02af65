import { afterAll, describe, expect, test } from "bun:test";
import { and, eq, inArray } from "drizzle-orm";
import { outbox } from "#db/schema/index.ts";
import { reasonOf } from "#domain/refusal.ts";
import { DAY_MS } from "#domain/wall-time.ts";
import { makeSubmission, makeUser } from "#tests/factories.ts";
import { openTestPortal, type TestPortal, VISITOR } from "#tests/portal.ts";
import { startSmtp } from "#tests/smtp.ts";
import { enqueueMail } from "#server/mail/enqueue.ts";
import { makeOrder } from "../files/orders.ts";
import { validForm } from "../submissions/interest.ts";

const smtp = await startSmtp();
afterAll(() => smtp.close());
const without = await openTestPortal();
const byMail = await openTestPortal({ env: { SMTP_URL: smtp.url } });

async function tellDecision({ portal, as }: TestPortal) {
  const manager = await makeUser(portal, "SUBMISSION_MANAGER");
  const desk = as(manager);
  const { id, version } = await makeSubmission(portal, { status: "REVIEWING" });
  await desk.submissions.approve({ id, version });
  const draft = await desk.submissions.decision({ id });
  const mailId = draft?.id ?? "";
  await desk.submissions.sendDecision({ id, mailId, version: draft?.version ?? 0, note: "" });
  const underWay = await desk.decisions.planning();
  await portal.drainMail();
  return { desk, id, mailId, underWay, after: await desk.decisions.planning() };
}

describe("a decision counts as communicated", () => {
  test("once a mail server has accepted its letter, and as on its way before", async () => {
    const { underWay, after } = await tellDecision(byMail);
    expect(underWay).toMatchObject({ untold: 0, told: 0, onTheWay: 1, kept: 0 });
    expect(after).toMatchObject({ untold: 0, told: 1, onTheWay: 0, kept: 0 });
  });

  test("never without a mail server: its letter is kept, named as such, and sent again once there is one", async () => {
    const { desk, id, mailId, after } = await tellDecision(without);
    expect(after).toMatchObject({ untold: 1, told: 0, onTheWay: 0, kept: 1 });
    const preview = await desk.bulk.freeze({
      act: { kind: "letters", verb: "sendDecision" },
      selection: { kind: "ids", ids: [id] },
    });
    const { groups } = await desk.bulk.get({ id: preview.id });
    expect(groups.map(({ state, reason }) => [state, reason?.code])).toEqual([["skipped", "letterKept"]]);
    expect(await codeOf(desk.mails.retry({ id: mailId }))).toBe("noMailServer");
    const [kept] = await without.portal.db.read.select().from(outbox).where(eq(outbox.id, mailId));
    expect(kept).toMatchObject({ status: "kept", attempts: 1 });
  });
});

describe("what is told of a decision whose letter was kept", () => {
  test("its history says that it was kept, and of one that leaves that it was released", async () => {
    const actions = await Promise.all(
      [without, byMail].map(async (portal) => {
        const { desk, id } = await tellDecision(portal);
        return (await desk.submissions.get({ id })).history.map(({ action }) => action);
      }),
    );
    expect(actions[0]).toContain("keepDecision");
    expect(actions[0]).not.toContain("sendDecision");
    expect(actions[1]).toContain("sendDecision");
  });

  test("its applicant waits since the decision, however late the letter was kept", async () => {
    const { portal, as, setNow } = await openTestPortal();
    const desk = as(await makeUser(portal, "SUBMISSION_MANAGER"));
    const { id, version } = await makeSubmission(portal, { status: "REVIEWING" });
    const decidedAt = portal.clock();
    await desk.submissions.approve({ id, version });
    const since = async () =>
      (await desk.dashboard.overview()).queue.find(({ name }) => name === "letters")?.since;
    expect(await since()).toBe(decidedAt.toISOString());
    setNow(new Date(decidedAt.getTime() + 3 * DAY_MS));
    const draft = await desk.submissions.decision({ id });
    const release = { id, mailId: draft?.id ?? "", version: draft?.version ?? 0, note: "" };
    await desk.submissions.sendDecision(release);
    await portal.drainMail();
    expect(await since()).toBe(decidedAt.toISOString());
  });
});

describe("the letters of a run without a mail server", () => {
  test("name no time at which they leave, and no press lets them", async () => {
    const { desk, run } = await approveMany(without);
    expect((await desk.bulk.get({ id: run })).letters).toEqual({ count: 0, leaveAt: null });
    expect(await codeOf(desk.bulk.sendLetters({ id: run }))).toBe("noMailServer");
  });

  test("are withdrawn when the run is undone, kept ones too, and no mail server will ever get them", async () => {
    const { desk, run, orders } = await approveMany(without);
    const { portal, setNow } = without;
    setNow(new Date(portal.clock().getTime() + 20 * 60_000));
    await portal.drainMail();
    const left = () =>
      portal.db.read
        .select({ status: outbox.status })
        .from(outbox)
        .where(and(eq(outbox.recordKind, "order"), inArray(outbox.recordId, orders)));
    expect(await left()).toEqual([{ status: "kept" }, { status: "kept" }]);
    await desk.bulk.undo({ id: run });
    await portal.drainRuns();
    await portal.drainMail();
    expect(await left()).toEqual([]);
  });
});

async function approveMany({ portal, as }: TestPortal) {
  const partner = await makeUser(portal, "PARTNER");
  const desk = as(await makeUser(portal, "SUBMISSION_MANAGER"));
  const submission = await makeSubmission(portal, {}, [partner]);
  const make = () => makeOrder(portal, submission, partner, { status: "REVIEWING", type: "SIMPLE" });
  const orders = [(await make()).id, (await make()).id];
  const act = { kind: "orders", verb: "approve" } as const;
  const { id: run } = await desk.bulk.freeze({ act, selection: { kind: "ids", ids: orders } });
  await desk.bulk.run({ id: run });
  await portal.drainRuns();
  return { desk, run, orders };
}

describe("whether mail leaves", () => {
  test("is told the applicant with the receipt", async () => {
    const told = async ({ portal, as }: TestPortal) =>
      (await as(VISITOR).submissions.submit(await validForm(portal))).isMailed;
    expect([await told(without), await told(byMail)]).toEqual([false, true]);
  });

  test("is told the team with how many were kept and given up, and exhibitors without figures", async () => {
    const { portal, as } = without;
    await portal.drainMail();
    const [admin, partner] = [await makeUser(portal, "ADMIN"), await makeUser(portal, "PARTNER")];
    const kept = await portal.db.read.$count(outbox, eq(outbox.status, "kept"));
    expect(kept).toBeGreaterThan(0);
    expect(await as(admin).mails.delivery()).toEqual({ ...NOTHING_FAILED, kept });
    expect(await as(partner).mails.delivery()).toEqual(NOTHING_FAILED);
  });

  test("is tried by an administrator the way every message goes: the server takes it, or says why not, or there is none", async () => {
    const desk = byMail.as(await makeUser(byMail.portal, "ADMIN"));
    await byMail.portal.drainMail();
    const before = smtp.messages.length;
    const taken = await desk.mails.sendTest();
    await byMail.portal.drainMail();
    expect(smtp.messages).toHaveLength(before + 1);
    expect(await desk.mails.test({ id: String(taken.id) })).toMatchObject({ state: "taken", reason: "" });
    smtp.answerWith(550);
    const refused = await desk.mails.sendTest();
    await byMail.portal.drainMail();
    expect(await desk.mails.test({ id: String(refused.id) })).toMatchObject({
      state: "refused",
      reason: expect.stringContaining("550"),
    });
    smtp.answerWith(250);
    const elsewhere = without.as(await makeUser(without.portal, "ADMIN"));
    expect(await elsewhere.mails.sendTest()).toEqual({ id: null });
  });

  test("once it does again, everything that failed in the last 24 hours is sent again in one press, and nothing older", async () => {
    const { portal, as, ctx } = byMail;
    const desk = as(await makeUser(portal, "ADMIN"));
    await portal.db.write((tx) => tx.delete(outbox));
    smtp.answerWith(550);
    const write = (name: string) =>
      portal.db.write((tx) =>
        enqueueMail(tx, ctx(VISITOR), {
          template: "passwordChanged",
          locale: "en",
          to: { email: `${name}@example.org`, name },
          params: { name },
        }),
      );
    await write("new");
    const old = String(await write("old"));
    await portal.drainMail();
    const longAgo = new Date(portal.clock().getTime() - 25 * 60 * 60_000);
    await portal.db.write((tx) =>
      tx.update(outbox).set({ nextAttemptAt: longAgo }).where(eq(outbox.id, old)),
    );
    expect(await desk.mails.delivery()).toMatchObject({ dead: 2, lately: 1 });
    smtp.answerWith(250);
    const before = smtp.messages.length;
    expect(await desk.mails.retryLately()).toEqual({ count: 1 });
    await portal.drainMail();
    expect(smtp.messages.slice(before).map(({ recipients }) => recipients)).toEqual([["new@example.org"]]);
    expect(await desk.mails.retryLately()).toEqual({ count: 0 });
  });
});

const NOTHING_FAILED = { hasServer: false, kept: 0, dead: 0, lately: 0, paused: null, isHeld: false };

async function codeOf(attempt: Promise<unknown>): Promise<string | undefined> {
  return attempt.then(
    () => undefined,
    (error: unknown) => reasonOf(error)?.code,
  );
}
