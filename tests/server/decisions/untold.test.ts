import { afterAll, describe, expect, test } from "bun:test";
import { and, eq } from "drizzle-orm";
import { outbox } from "#db/schema/index.ts";
import type { BulkVerb } from "#domain/bulk/acts.ts";
import { hashToken, newToken } from "#server/platform/token.ts";
import { makeSubmission, makeUser } from "#tests/factories.ts";
import { openTestPortal, VISITOR } from "#tests/portal.ts";
import { startSmtp } from "#tests/smtp.ts";

const smtp = await startSmtp();
afterAll(() => smtp.close());
const { portal, as, setNow } = await openTestPortal({ env: { SMTP_URL: smtp.url } });
const manager = await makeUser(portal, "SUBMISSION_MANAGER");
const admin = await makeUser(portal, "ADMIN");
/** As the clock stands, a minute later each time. */
function desk() {
  setNow(new Date(portal.clock().getTime() + 60_000));
  return as(manager);
}

/** Of the page that plans, the list behind it, the dashboard, and the letters sent from it: one figure. */
async function untold() {
  const { untold: told, ready } = await desk().decisions.planning();
  const list = await desk().submissions.list({ filters: { waits: ["letter"] }, limit: 100 });
  const { queue } = await desk().dashboard.overview();
  expect([list.total, queue.find(({ name }) => name === "letters")?.count]).toEqual([told, told]);
  return { told, ready, ids: list.items.map(({ id }) => id).toSorted() };
}

async function preview(verb: BulkVerb<"letters">) {
  const { id } = await desk().bulk.freeze({
    act: { kind: "letters", verb },
    selection: { kind: "filtered", question: { filters: { waits: ["letter"] } } },
  });
  const { groups } = await desk().bulk.get({ id });
  return groups.map(({ state, reason, references }) => [
    state,
    reason?.code,
    references.map(({ reference }) => reference).toSorted(),
  ]);
}

async function approve(row: { id: string; version: number }) {
  return desk().submissions.approve({ id: row.id, version: row.version });
}

const force = ({ id, version }: { id: string; version: number }) =>
  as(admin).submissions.force({ id, version, status: "APPROVED", note: "By the board" });

async function send(id: string): Promise<string> {
  const { id: mailId = "", version = 0 } = (await desk().submissions.decision({ id })) ?? {};
  await desk().submissions.sendDecision({ id, mailId, version, note: "" });
  return mailId;
}

const giveUp = (mailId: string) =>
  portal.db.write((tx) => tx.update(outbox).set({ status: "dead" }).where(eq(outbox.id, mailId)));

describe("a decision that its applicant was never told", () => {
  test("is one whose letter is unsent, came back, or was never written; each figure is that of the list", async () => {
    const token = newToken(24);
    const [unsent, returned, forced, told, withdrawn, open] = [
      await makeSubmission(portal),
      await makeSubmission(portal),
      await makeSubmission(portal),
      await makeSubmission(portal),
      await makeSubmission(portal, { trackHash: hashToken(token) }),
      await makeSubmission(portal),
    ];
    expect(await untold()).toEqual({ told: 0, ready: 0, ids: [] });
    await approve(unsent);
    await approve(returned);
    await approve(told);
    await force(forced);
    await as(VISITOR).submissions.withdraw({ token });
    await send(told.id);
    const letter = await send(returned.id);
    await portal.drainMail();
    expect((await untold()).ids).toEqual([unsent.id, forced.id].toSorted());
    await giveUp(letter);
    const all = await untold();
    expect(all).toEqual({ told: 3, ready: 1, ids: [unsent.id, returned.id, forced.id].toSorted() });
    expect([withdrawn.id, open.id].some((id) => all.ids.includes(id))).toBe(false);
  });

  test("is sent where it can be, and otherwise named with the reason, before anything is sent", async () => {
    const { ids } = await untold();
    const references = new Map(
      (await desk().submissions.list({ filters: { waits: ["letter"] } })).items.map((row) => [
        row.id,
        row.reference,
      ]),
    );
    expect(references.size).toBe(ids.length);
    const found = await preview("sendDecision");
    expect(found.map(([state, code, of]) => [state, code, (of as string[]).length])).toEqual([
      ["waiting", undefined, 1],
      ["skipped", "letterReturned", 1],
      ["skipped", "letterMissing", 1],
    ]);
  });

  test("is told once its letter that came back was sent again", async () => {
    const [dead] = await portal.db.read.select().from(outbox).where(eq(outbox.status, "dead"));
    const before = await untold();
    await desk().mails.retry({ id: dead?.id ?? "" });
    expect(await untold()).toMatchObject({ told: before.told - 1, ready: before.ready });
  });

  test("is one again when the contrary is decided by force after it was told", async () => {
    const row = await makeSubmission(portal);
    const approved = await approve(row);
    await send(row.id);
    await portal.drainMail();
    const before = await untold();
    expect(before.ids).not.toContain(row.id);
    const { id, version } = approved;
    const rejected = await desk().submissions.revokeApproval({ id, version, note: "Sem contrato" });
    await send(row.id);
    await portal.drainMail();
    await force(rejected);
    expect(await untold()).toMatchObject({ told: before.told + 1, ready: before.ready });
  });
});

describe("drafts with an older text of the team", () => {
  test("count only where making again finds them: not of what was signed or set aside since", async () => {
    const [plain, signed, hidden, repeated] = [
      await makeSubmission(portal),
      await makeSubmission(portal, {}, [await makeUser(portal, "PARTNER")]),
      await makeSubmission(portal),
      await makeSubmission(portal),
    ];
    await approve(plain);
    const approved = await approve(signed);
    const toHide = await approve(hidden);
    const { version } = await desk().submissions.reject({ id: repeated.id, version: repeated.version });
    await desk().submissions.signContract({ id: signed.id, version: approved.version });
    await desk().submissions.hide({ id: hidden.id, version: toHide.version });
    await desk().submissions.markDuplicate({ id: repeated.id, version, originalId: plain.id });
    const texts = await desk().decisions.texts();
    const words = { pt: "Reunião em abril.", en: "We meet in April." };
    const before = (await desk().decisions.planning()).outdated;
    await desk().decisions.saveTexts({ ...texts, texts: { APPROVED: words, REJECTED: words } });
    const { outdated } = await desk().decisions.planning();
    const anew = (await preview("remakeDecision")).find(([state]) => state === "waiting");
    expect(anew?.[2]).toHaveLength(outdated);
    expect(anew?.[2]).toContain(plain.reference);
    expect(anew?.[2]).not.toContain(signed.reference);
    expect(before).toBe(0);
  });

  test("are kept for the way back when a contract is signed: the letter waits again with the signature undone", async () => {
    const row = await makeSubmission(portal, {}, [await makeUser(portal, "PARTNER")]);
    const approved = await approve(row);
    const signed = await desk().submissions.signContract({ id: row.id, version: approved.version });
    expect((await untold()).ids).not.toContain(row.id);
    await as(admin).submissions.undoSignature({ id: row.id, version: signed.version, note: "Wrong one" });
    expect((await untold()).ids).toContain(row.id);
    const isDraft = and(eq(outbox.recordId, row.id), eq(outbox.status, "draft"));
    expect(await portal.db.read.$count(outbox, isDraft)).toBe(1);
  });
});
