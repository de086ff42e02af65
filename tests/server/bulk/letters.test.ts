import { afterAll, describe, expect, test } from "bun:test";
import { and, eq, inArray } from "drizzle-orm";
import { outbox } from "#db/schema/index.ts";
import { reasonOf } from "#domain/refusal.ts";
import { makeSubmission, makeUser } from "#tests/factories.ts";
import { openTestPortal } from "#tests/portal.ts";
import { startSmtp } from "#tests/smtp.ts";
import { makeOrder } from "../files/orders.ts";

const smtp = await startSmtp();
afterAll(() => smtp.close());
const { portal, as, setNow } = await openTestPortal({ env: { SMTP_URL: smtp.url } });
const manager = await makeUser(portal, "SUBMISSION_MANAGER");
const partner = await makeUser(portal, "PARTNER", { language: "en" });
const submission = await makeSubmission(portal, {}, [partner]);
const MINUTE = 60_000;

function pass(ms: number): void {
  setNow(new Date(portal.clock().getTime() + ms));
}

async function approveTwo(): Promise<{ run: string; ids: string[] }> {
  pass(MINUTE);
  const make = () => makeOrder(portal, submission, partner, { status: "REVIEWING", type: "SIMPLE" });
  const ids = [(await make()).id, (await make()).id];
  const act = { kind: "orders", verb: "approve" } as const;
  const { id } = await as(manager).bulk.freeze({ act, selection: { kind: "ids", ids } });
  await as(manager).bulk.run({ id });
  await portal.drainRuns();
  await portal.drainMail();
  return { run: id, ids };
}

async function lettersOf(ids: string[]): Promise<string[]> {
  const rows = await portal.db.read
    .select({ template: outbox.template, status: outbox.status })
    .from(outbox)
    .where(and(eq(outbox.recordKind, "order"), inArray(outbox.recordId, ids)));
  return rows.map(({ template, status }) => `${template} ${status}`).toSorted();
}

async function undo(id: string): Promise<void> {
  await as(manager).bulk.undo({ id });
  await portal.drainRuns();
  await portal.drainMail();
}

describe("the letters of a run", () => {
  test("leave after ten minutes, and the run says how many wait until when", async () => {
    const { run, ids } = await approveTwo();
    expect(await lettersOf(ids)).toEqual(["orderStatusChanged queued", "orderStatusChanged queued"]);
    const leaveAt = new Date(portal.clock().getTime() + 10 * MINUTE).toISOString();
    expect((await as(manager).bulk.get({ id: run })).letters).toEqual({ count: 2, leaveAt });
    pass(10 * MINUTE - 1);
    await portal.drainMail();
    expect(await lettersOf(ids)).toEqual(["orderStatusChanged queued", "orderStatusChanged queued"]);
    pass(1);
    await portal.drainMail();
    expect(await lettersOf(ids)).toEqual(["orderStatusChanged sent", "orderStatusChanged sent"]);
    expect((await as(manager).bulk.get({ id: run })).letters).toEqual({ count: 0, leaveAt: null });
  });

  test("leave at once by a press, of its author alone and once", async () => {
    const { run, ids } = await approveTwo();
    const other = await makeUser(portal, "SUBMISSION_MANAGER");
    expect(await codeOf(as(other).bulk.sendLetters({ id: run }))).toBe("notFound");
    expect(await as(manager).bulk.sendLetters({ id: run })).toEqual({ count: 2 });
    await portal.drainMail();
    expect(await lettersOf(ids)).toEqual(["orderStatusChanged sent", "orderStatusChanged sent"]);
    expect(await codeOf(as(manager).bulk.sendLetters({ id: run }))).toBe("nothingChanged");
  });

  test("never leave of a run that is undone before, and nobody is told of the undoing", async () => {
    const { run, ids } = await approveTwo();
    pass(5 * MINUTE);
    await undo(run);
    pass(60 * MINUTE);
    await portal.drainMail();
    expect(await lettersOf(ids)).toEqual([]);
  });

  test("are followed, once they have left, by one that says it was our mistake and nothing is to be done", async () => {
    const { run, ids } = await approveTwo();
    await as(manager).bulk.sendLetters({ id: run });
    await portal.drainMail();
    await undo(run);
    expect(await lettersOf(ids)).toEqual([
      "orderMoveUndone sent",
      "orderMoveUndone sent",
      "orderStatusChanged sent",
      "orderStatusChanged sent",
    ]);
    const { mail } = smtp.messages.at(-1) ?? {};
    expect(mail?.subject).toContain("Our mistake");
    expect(mail?.text).toContain("There is nothing for you to do");
    expect(mail?.text).not.toContain("Adjust what is needed");
  });
});

describe("a signed contract that is recorded", () => {
  async function letters(id: string): Promise<string[]> {
    const rows = await portal.db.read
      .select({ template: outbox.template, status: outbox.status, to: outbox.toEmail, locale: outbox.locale })
      .from(outbox)
      .where(and(eq(outbox.recordKind, "submission"), eq(outbox.recordId, id)))
      .orderBy(outbox.createdAt);
    return rows.map(({ template, status, to, locale }) => `${template} ${status} ${locale} ${to}`);
  }
  const approved = () => makeSubmission(portal, { status: "APPROVED", contactLanguage: "pt" }, [partner]);

  test("tells the exhibitor in their language by the very mail that was shown before", async () => {
    const { id, version } = await approved();
    const shown = await as(manager).submissions.previewSigned({ id, verb: "signContract" });
    expect(shown).toMatchObject({ to: partner.email, locale: "en", isDelivered: true });
    expect(await letters(id)).toEqual([]);
    await as(manager).submissions.signContract({ id, version });
    await portal.drainMail();
    expect(await letters(id)).toEqual([`contractRecorded sent en ${partner.email}`]);
    const { mail } = smtp.messages.at(-1) ?? {};
    expect(mail?.subject).toBe(shown?.subject);
    expect(mail?.text?.trim()).toBe(shown?.text.trim());
  });

  test("is told to be our mistake when an administrator takes it back, by the very mail that was shown", async () => {
    const admin = as(await makeUser(portal, "ADMIN")).submissions;
    const { id, version } = await approved();
    expect(await admin.previewSigned({ id, verb: "undoSignature" })).toBeNull();
    const signed = await admin.signContract({ id, version });
    await portal.drainMail();
    const shown = await admin.previewSigned({ id, verb: "undoSignature" });
    expect(shown?.subject).toContain("Our mistake");
    pass(1);
    await admin.undoSignature({ id, version: signed.version, note: "The wrong copy" });
    await portal.drainMail();
    expect((await letters(id)).map((letter) => letter.split(" ")[0])).toEqual([
      "contractRecorded",
      "contractRecordUndone",
    ]);
    expect(smtp.messages.at(-1)?.mail.text?.trim()).toBe(shown?.text.trim());
  });

  test("waits ten minutes in a run, and never leaves of one undone before", async () => {
    const admin = as(await makeUser(portal, "ADMIN"));
    const rows = [await approved(), await approved()];
    const ids = rows.map(({ id }) => id);
    const act = { kind: "submissions", verb: "signContract" } as const;
    const { id } = await admin.bulk.freeze({ act, selection: { kind: "ids", ids } });
    await admin.bulk.run({ id });
    await portal.drainRuns();
    await portal.drainMail();
    expect((await admin.bulk.get({ id })).letters).toMatchObject({ count: 2 });
    await admin.bulk.undo({ id, note: "Too early" });
    await portal.drainRuns();
    pass(60 * MINUTE);
    await portal.drainMail();
    expect(await Promise.all(ids.map(letters))).toEqual([[], []]);
  });
});

describe("a single move", () => {
  const mails = (id: string) => portal.db.read.$count(outbox, eq(outbox.recordId, id));

  test("shows the very mail before it is made, and leaves no trace of having been looked at", async () => {
    const { id, version } = await makeOrder(portal, submission, partner, {
      status: "PENDING",
      type: "SIMPLE",
    });
    const asked = { id, status: "REJECTED", note: "The hall is full" } as const;
    const shown = await as(manager).orders.previewMove(asked);
    expect(shown).toMatchObject({ to: partner.email, isDelivered: true });
    expect(shown?.text).toContain("The hall is full");
    expect(await mails(id)).toBe(0);
    expect(await as(manager).orders.get({ id })).toMatchObject({ status: "PENDING", version, history: [] });
    await as(manager).orders.setStatus({ ...asked, version });
    const [sent] = await portal.db.read.select().from(outbox).where(eq(outbox.recordId, id));
    expect(sent?.toEmail).toBe(shown?.to ?? "");
    expect(shown?.subject).toStartWith(sent?.subject ?? "none");
  });

  test("is shown although its note is not written yet, and stays the team's to look at", async () => {
    const { id } = await makeOrder(portal, submission, partner, { status: "PENDING", type: "SIMPLE" });
    expect(await as(manager).orders.previewMove({ id, status: "REJECTED" })).not.toBeNull();
    expect(await codeOf(as(partner).orders.previewMove({ id, status: "REJECTED" }))).toBe("forbidden");
  });

  test("tells nobody only where the law of the order allows it, and for a reason", async () => {
    const { id, version } = await makeOrder(portal, submission, partner, {
      status: "PENDING",
      type: "SIMPLE",
    });
    const quiet = { id, version, silent: true };
    const move = (status: "REVIEWING" | "REJECTED", note: string, actor = manager) =>
      codeOf(as(actor).orders.setStatus({ ...quiet, status, note }));
    expect(await move("REJECTED", "No")).toBe("letterOwed");
    expect(await move("REVIEWING", "")).toBe("moveNeeds");
    expect(await move("REVIEWING", "Only sorting")).toBeUndefined();
    expect(await mails(id)).toBe(0);
    const [entry] = (await as(manager).orders.get({ id })).history;
    expect(entry).toMatchObject({ action: "startReview", note: "Only sorting" });
    expect(entry?.changes).toMatchObject({ letter: { new: "withheld" } });
  });
});

async function codeOf(attempt: Promise<unknown>): Promise<string | undefined> {
  return attempt.then(
    () => undefined,
    (error: unknown) => reasonOf(error)?.code,
  );
}
