import { describe, expect, test } from "bun:test";
import { and, eq } from "drizzle-orm";
import { history, outbox } from "#db/schema/index.ts";
import { renderMail } from "#server/mail/render.ts";
import { readSettings } from "#server/event/read.ts";
import { makeSubmission, makeUser, type SubmissionRow } from "#tests/factories.ts";
import { openTestPortal, VISITOR } from "#tests/portal.ts";
import { codeOf, issuesFor, reasonFor } from "./reason.ts";

const { portal, as, setNow } = await openTestPortal();
const admin = await makeUser(portal, "ADMIN");
const manager = await makeUser(portal, "SUBMISSION_MANAGER");
const organiser = await makeUser(portal, "GRUPORG");
const partner = await makeUser(portal, "PARTNER");
const desk = as(manager).submissions;

async function approved(more: Partial<SubmissionRow> = {}, note = "Welcome aboard") {
  const row = await makeSubmission(portal, { status: "REVIEWING", ...more }, [partner]);
  const moved = await desk.approve({ id: row.id, version: row.version, note });
  return { ...row, version: moved.version };
}

async function read(id: string) {
  const decision = await desk.decision({ id });
  if (!decision) throw new Error("there is no decision mail");
  return decision;
}

/** The draft as a screen shows it, to be sent or changed. */
async function shown(id: string) {
  const { id: mailId, version } = await read(id);
  return { id, mailId, version };
}

/** What the portal wrote for a submission, as it lies in the outbox. */
async function mailsOf(id: string) {
  return portal.db.read.select().from(outbox).where(eq(outbox.recordId, id));
}

async function sendingsOf(id: string) {
  const isSending = and(eq(history.recordId, id), eq(history.action, "keepDecision"));
  return portal.db.read.select().from(history).where(isSending);
}

describe("the decision mail", () => {
  test("is nowhere before the decision", async () => {
    const row = await makeSubmission(portal);
    expect(await desk.decision({ id: row.id })).toBeNull();
  });

  for (const [verb, subject] of [
    [
      "approve",
      "Your proposal {reference} has been approved: next, the order for your stand · Climate Conference 2025",
    ],
    ["reject", "Your proposal {reference} was not selected for this edition · Climate Conference 2025"],
  ] as const) {
    test(`is a draft to the representative after ${verb}, in the contact language`, async () => {
      const row = await makeSubmission(portal);
      await desk[verb]({ id: row.id, version: row.version, note: "From the jury" });
      expect(await read(row.id)).toMatchObject({
        status: "draft",
        to: { email: row.representativeEmail, name: row.representativeName },
        locale: "en",
        subject: subject.replace("{reference}", row.reference),
        note: "From the jury",
        sentAt: null,
        lastError: "",
        canSend: true,
      });
    });
  }

  test("reads as its recipient will: the language of contact, the name, the note", async () => {
    const row = await approved({ contactLanguage: "pt" }, "Parabéns pela proposta");
    const { text, locale, subject } = await read(row.id);
    expect(locale).toBe("pt");
    expect(subject).toContain(row.reference);
    expect(text).toContain("Olá, Ana Beatriz Moura,");
    expect(text).toContain("Parabéns pela proposta");
    expect(text).toContain(row.institutionName);
  });

  test("follows what staff correct in the submission while it is a draft", async () => {
    const row = await approved();
    const { answers, version } = await desk.get({ id: row.id });
    const corrected = {
      ...answers,
      representativeEmail: "right@example.org",
      contactLanguage: "pt" as const,
    };
    await desk.update({ id: row.id, version, answers: corrected });
    const draft = await read(row.id);
    expect(draft).toMatchObject({ to: { email: "right@example.org" }, locale: "pt" });
    await desk.sendDecision({ id: row.id, mailId: draft.id, version: draft.version, note: draft.note });
    expect(await mailsOf(row.id)).toMatchObject([
      { toEmail: "right@example.org", locale: "pt", subject: draft.subject.replace(/ · .*/, "") },
    ]);
  });

  test("is previewed with another note, which keeps nothing", async () => {
    const row = await approved();
    const before = await read(row.id);
    const preview = await desk.previewDecision({ id: row.id, note: "Stand B12" });
    expect(preview).toEqual({
      subject: before.subject,
      text: before.text.replace("Welcome aboard", "Stand B12"),
    });
    expect((await desk.previewDecision({ id: row.id })).text).not.toContain("Welcome aboard");
    expect(await read(row.id)).toEqual(before);
  });
});

describe("sending the decision", () => {
  test("queues it with the edited note, dates it now, and history says who did", async () => {
    const row = await approved();
    const draft = await read(row.id);
    const later = new Date(portal.clock().getTime() + 60_000);
    setNow(later);
    const desk = as(organiser).submissions;
    const answer = await desk.sendDecision({
      id: row.id,
      mailId: draft.id,
      version: draft.version,
      note: "Stand B12",
    });
    expect(answer).toEqual({ id: draft.id, status: "queued" });
    expect(await mailsOf(row.id)).toMatchObject([
      { template: "decisionApproved", params: { note: "Stand B12" }, createdAt: later, attempts: 0 },
    ]);
    expect(await sendingsOf(row.id)).toMatchObject([
      { action: "keepDecision", note: "Stand B12", actorId: organiser.id, submissionId: row.id },
    ]);
  });

  test("leaves by itself, and without a mail server it is kept", async () => {
    const row = await approved();
    await desk.sendDecision({ ...(await shown(row.id)), note: "Stand B12" });
    await portal.drainMail();
    const kept = await read(row.id);
    expect(kept).toMatchObject({
      status: "kept",
      canSend: false,
      sentAt: portal.clock().toISOString(),
      lastError: "kept: no mail server",
      note: "Stand B12",
    });
    expect(kept.text).toContain("Stand B12");
  });

  test("twice with one key is one mail and one answer", async () => {
    const row = await approved();
    const input = { ...(await shown(row.id)), note: "Once" };
    const { submissions } = as(manager, { idempotencyKey: `send-${row.id}` });
    const first = await submissions.sendDecision(input);
    expect(await submissions.sendDecision(input)).toEqual(first);
    expect(await mailsOf(row.id)).toHaveLength(1);
    expect(await sendingsOf(row.id)).toHaveLength(1);
    expect(await codeOf(submissions.sendDecision({ ...input, note: "Other" }))).toBe("keyReused");
  });

  test("by two people at once is one mail; the second is told", async () => {
    const row = await approved();
    const input = { ...(await shown(row.id)), note: "" };
    const both = await Promise.all([
      codeOf(as(admin).submissions.sendDecision(input)),
      codeOf(as(manager).submissions.sendDecision(input)),
    ]);
    expect(both).toEqual([undefined, "moveNotAllowed"]);
    expect(await sendingsOf(row.id)).toHaveLength(1);
  });

  test("never sends what somebody else has changed since it was read", async () => {
    const row = await approved({}, "Stand B12");
    const seen = await shown(row.id);
    const kept = await as(admin).submissions.editDecision({ ...seen, note: "Stand C3" });
    expect(kept).toEqual({ id: seen.mailId, version: seen.version + 1 });
    const stale = { code: "stale", params: { record: "mail", current: seen.version + 1 } } as const;
    expect(await reasonFor(desk.sendDecision({ ...seen, note: "Stand B12" }))).toEqual(stale);
    expect(await reasonFor(desk.editDecision({ ...seen, note: "Stand D4" }))).toEqual(stale);
    expect(await read(row.id)).toMatchObject({ status: "draft", note: "Stand C3" });
    await desk.sendDecision({ ...(await shown(row.id)), note: "Stand C3" });
    expect(await sendingsOf(row.id)).toHaveLength(1);
  });

  test("of a decision that was taken back finds nothing", async () => {
    const row = await makeSubmission(portal);
    const rejected = await desk.reject({ id: row.id, version: row.version });
    const draft = await shown(row.id);
    await desk.reopen({ id: row.id, version: rejected.version, note: "Mistake" });
    expect(await desk.decision({ id: row.id })).toBeNull();
    const attempt = desk.sendDecision({ ...draft, note: "" });
    expect(await reasonFor(attempt)).toEqual({ code: "notFound", params: { record: "mail" } });
    expect(await codeOf(desk.previewDecision({ id: row.id }))).toBe("notFound");
  });

  test("never sends another decision than the one that was read", async () => {
    const row = await approved();
    const draft = await shown(row.id);
    await desk.revokeApproval({ id: row.id, version: row.version, note: "No contract" });
    expect(await codeOf(desk.sendDecision({ ...draft, note: "Welcome" }))).toBe("notFound");
    expect(await read(row.id)).toMatchObject({ status: "draft", note: "No contract", canSend: true });
  });

  test("waits while the status says something else", async () => {
    const row = await approved();
    const draft = await shown(row.id);
    const hidden = await desk.hide({ id: row.id, version: row.version });
    expect((await read(row.id)).canSend).toBe(false);
    const reason = await reasonFor(desk.sendDecision({ ...draft, note: "" }));
    expect(reason).toEqual({
      code: "moveNotAllowed",
      params: { record: "submission", move: "sendDecision", from: "HIDDEN" },
    });
    await desk.restore({ id: row.id, version: hidden.version });
    expect((await read(row.id)).canSend).toBe(true);
  });

  test("is over once an administrator forces another status", async () => {
    const row = await approved();
    const input = { id: row.id, version: row.version, status: "PENDING", note: "Wrong file" };
    await as(admin).submissions.force(input);
    expect(await desk.decision({ id: row.id })).toBeNull();
  });

  test("takes a note of 2,000 characters and no more", async () => {
    const row = await approved();
    const input = await shown(row.id);
    expect(await issuesFor(desk.sendDecision({ ...input, note: "a".repeat(2_001) }))).toMatchObject([
      { path: "note", key: "textTooLong" },
    ]);
    expect(await codeOf(desk.sendDecision({ ...input, note: "a".repeat(2_000) }))).toBeUndefined();
  });

  test("shows markup in the note as text (S45)", async () => {
    const row = await approved({ institutionName: "Moura & <b>Filhos</b>" });
    const note = "<script>alert(1)</script>";
    await desk.sendDecision({ ...(await shown(row.id)), note });
    const [mail] = await mailsOf(row.id);
    if (!mail) throw new Error("the mail is gone");
    const settings = await readSettings(portal.db.read);
    const { html, text } = renderMail(mail, { settings, publicUrl: portal.env.PUBLIC_URL, secret: "" });
    expect(html).not.toContain("<script");
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(html).toContain("Moura &amp; &lt;b&gt;Filhos&lt;/b&gt;");
    expect(text).toContain(note);
  });
});

test("the decision is the team's: partners, even its own, and visitors neither read nor send it", async () => {
  const row = await approved();
  const draft = await shown(row.id);
  for (const [actor, code] of [
    [partner, "forbidden"],
    [VISITOR, "signInRequired"],
  ] as const) {
    const { submissions } = as(actor);
    expect(await codeOf(submissions.decision({ id: row.id }))).toBe(code);
    expect(await codeOf(submissions.previewDecision({ id: row.id }))).toBe(code);
    expect(await codeOf(submissions.sendDecision({ ...draft, note: "" }))).toBe(code);
  }
  for (const actor of [admin, manager, organiser]) {
    expect(await as(actor).submissions.decision({ id: row.id })).toMatchObject({ id: draft.mailId });
  }
  expect(await codeOf(desk.decision({ id: "nosuchsubmission" }))).toBe("notFound");
});
