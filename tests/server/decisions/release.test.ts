import { afterAll, describe, expect, test } from "bun:test";
import { and, eq } from "drizzle-orm";
import { outbox, submissions } from "#db/schema/index.ts";
import type { BulkAct } from "#domain/bulk/acts.ts";
import type { Locale } from "#domain/locales.ts";
import { SUBMISSION_STATUSES } from "#domain/submissions/status.ts";
import { makeSubmission, makeUser } from "#tests/factories.ts";
import { openTestPortal } from "#tests/portal.ts";
import { startSmtp } from "#tests/smtp.ts";
import { planSeen } from "#tests/server/decisions/plan-seen.ts";
import { codeOf } from "#tests/server/submissions/reason.ts";

const smtp = await startSmtp();
afterAll(smtp.close);
const { portal, as, setNow } = await openTestPortal({ env: { SMTP_URL: smtp.url } });
const manager = await makeUser(portal, "SUBMISSION_MANAGER");
const admin = await makeUser(portal, "ADMIN", { name: "Rui Lobo" });
const desk = () => as(manager);
const later = () => setNow(new Date(portal.clock().getTime() + 60_000));

const plan = (submissionId: string, to: "APPROVED" | "REJECTED" | "none", note = "") =>
  planSeen(portal, desk(), submissionId, to, note);

async function preview(act: BulkAct, ids: readonly string[]) {
  return desk().bulk.get(await desk().bulk.freeze({ act, selection: { kind: "ids", ids: [...ids] } }));
}

async function run({ id }: { id: string }) {
  await desk().bulk.run({ id });
  await portal.drainRuns();
  return desk().bulk.get({ id });
}

const RELEASE = { kind: "decisions", verb: "release" } as const;
const SEND = { kind: "letters", verb: "sendDecision" } as const;
const REMAKE = { kind: "letters", verb: "remakeDecision" } as const;

async function read(id: string) {
  const [row] = await portal.db.read.select().from(submissions).where(eq(submissions.id, id));
  if (!row) throw new Error("it is gone");
  return row;
}

const draftsOf = (id: string) =>
  portal.db.read
    .select()
    .from(outbox)
    .where(and(eq(outbox.recordId, id), eq(outbox.status, "draft")));

const letterOf = async (id: string) => {
  const letter = await desk().submissions.decision({ id });
  if (!letter) throw new Error("there is no letter");
  return letter;
};

/** The team's words for approvals, as everybody who plans may change them. */
async function write(words: Record<Locale, string>) {
  const { texts, version } = await desk().decisions.texts();
  await desk().decisions.saveTexts({ version, texts: { ...texts, APPROVED: words } });
}

const nameOf = ({ name }: { name: string }) => name;
const toldAs = ({ institutionName }: { institutionName: string }) => institutionName;
const told = async () => (await desk().decisions.planning()).untold;

describe("the release of what is planned", () => {
  test("says before what will be decided, with references, and what stays out and why", async () => {
    const [approved, declined, gone, edited] = [
      await makeSubmission(portal),
      await makeSubmission(portal, { status: "REVIEWING" }),
      await makeSubmission(portal),
      await makeSubmission(portal),
    ];
    await plan(approved.id, "APPROVED");
    await plan(declined.id, "REJECTED");
    await plan(gone.id, "APPROVED");
    await plan(edited.id, "APPROVED");
    await as(admin).submissions.hide({ id: gone.id, version: gone.version });
    const { id } = await desk().bulk.freeze({
      act: RELEASE,
      selection: {
        kind: "filtered",
        question: { filters: { plans: ["APPROVED", "REJECTED"], statuses: [...SUBMISSION_STATUSES] } },
      },
    });
    const found = await desk().bulk.get({ id });
    const shown = found.groups.map(({ state, from, to, reason, references }) => [
      state,
      from,
      to,
      reason?.code,
      references.map(({ reference }) => reference).toSorted(),
    ]);
    expect(shown).toEqual([
      ["waiting", "PENDING", "APPROVED", undefined, [approved.reference, edited.reference].toSorted()],
      ["waiting", "REVIEWING", "REJECTED", undefined, [declined.reference]],
      ["skipped", "HIDDEN", "APPROVED", "moveNotAllowed", [gone.reference]],
    ]);
    // What moves after the preview stays out, and says who moved it.
    later();
    await as(admin).submissions.review({ id: edited.id, version: edited.version });
    const result = await run(found);
    expect(result.counts).toMatchObject({ done: 2, skipped: 2 });
    expect(result.groups.find(({ reason }) => reason?.code === "stale")).toMatchObject({
      changedBy: "Rui Lobo",
      references: [{ reference: edited.reference, name: edited.institutionName }],
    });
    expect([(await read(approved.id)).status, (await read(declined.id)).status]).toEqual([
      "APPROVED",
      "REJECTED",
    ]);
    await plan(gone.id, "none");
    await plan(edited.id, "none");
  });

  test("makes one draft for each, with the note of its plan, and sends nothing; undone, the plan is there again", async () => {
    const row = await makeSubmission(portal);
    await plan(row.id, "REJECTED", "Faltou espaço");
    const before = await told();
    const result = await run(await preview(RELEASE, [row.id]));
    expect((await draftsOf(row.id)).map(({ template, status }) => [template, status])).toEqual([
      ["decisionRejected", "draft"],
    ]);
    expect((await letterOf(row.id)).note).toBe("Faltou espaço");
    expect([await told(), (await desk().decisions.planning()).all]).toEqual([before + 1, 0]);
    await desk().bulk.undo({ id: result.id });
    await portal.drainRuns();
    expect([(await read(row.id)).status, (await draftsOf(row.id)).length]).toEqual(["PENDING", 0]);
    const found = (await desk().evaluations.ranking({ filters: { plans: ["REJECTED"] } })).items;
    expect(found.map(({ id, planNote }) => [id, planNote])).toEqual([[row.id, "Faltou espaço"]]);
    await plan(row.id, "none");
  });

  test("lists those whom no mail reaches before, and decides them all the same", async () => {
    const [silent, bounced] = [
      await makeSubmission(portal, { representativeEmail: "" }),
      await makeSubmission(portal, { status: "APPROVED" }),
    ];
    const draft = await makeSubmission(portal, { representativeEmail: bounced.representativeEmail });
    await portal.db.write((tx) =>
      tx.insert(outbox).values({
        id: "bounced",
        messageId: "<bounced@example.org>",
        template: "submissionReceipt",
        locale: "pt",
        toEmail: bounced.representativeEmail,
        params: {},
        status: "dead",
        nextAttemptAt: portal.clock(),
        createdAt: portal.clock(),
      }),
    );
    await plan(silent.id, "APPROVED");
    await plan(draft.id, "APPROVED");
    const found = await preview(RELEASE, [silent.id, draft.id]);
    expect(
      found.groups.map(({ state, reason, references }) => [state, reason?.code, references.length]),
    ).toEqual([["waiting", "noAddress", 2]]);
    expect((await run(found)).counts.done).toBe(2);
    // Many are not sent where nobody is reached; one may be, after somebody looked.
    const sending = await preview(SEND, [silent.id, draft.id]);
    expect(sending.groups.map(({ state, reason }) => [state, reason?.code])).toEqual([
      ["skipped", "noAddress"],
    ]);
  });
});

describe("the letters of decisions", () => {
  test("turning a decision round leaves one unsent draft, the new one's", async () => {
    const row = await makeSubmission(portal);
    const { version } = await desk().submissions.approve({ id: row.id, version: row.version });
    await desk().submissions.revokeApproval({ id: row.id, version, note: "Sem contrato" });
    expect((await draftsOf(row.id)).map(({ template }) => template)).toEqual(["decisionRejected"]);
    expect((await letterOf(row.id)).text).not.toContain("corrects");
  });

  test("turning it after it was told makes a draft that says what it corrects", async () => {
    const row = await makeSubmission(portal);
    const { version } = await desk().submissions.approve({ id: row.id, version: row.version });
    const letter = await letterOf(row.id);
    await desk().submissions.sendDecision({
      id: row.id,
      mailId: letter.id,
      version: letter.version,
      note: "",
    });
    await portal.drainMail();
    later();
    await desk().submissions.revokeApproval({ id: row.id, version, note: "Sem contrato" });
    const correcting = await letterOf(row.id);
    expect(correcting).toMatchObject({ status: "draft", canSend: true });
    expect(correcting.text).toMatch(
      /This message corrects the one we sent on .+\. Please rely on this one\./,
    );
    // Told twice the same, nothing is corrected.
    later();
    const now = await read(row.id);
    await desk().submissions.sendDecision({
      id: row.id,
      mailId: correcting.id,
      version: correcting.version,
      note: "",
    });
    const { version: reopened } = await desk().submissions.reopen({
      id: row.id,
      version: now.version,
      note: "n",
    });
    await desk().submissions.reject({ id: row.id, version: reopened });
    expect((await letterOf(row.id)).text).not.toContain("This message corrects");
  });

  test("say that the team's text changed since, and are made again with it, all but those written by hand", async () => {
    await write({ pt: "Reunião em março.", en: "We meet in March." });
    const [plain, handmade] = [
      await makeSubmission(portal),
      await makeSubmission(portal, { contactLanguage: "pt" }),
    ];
    for (const { id, version } of [plain, handmade]) await desk().submissions.approve({ id, version });
    expect((await letterOf(plain.id)).text).toContain("We meet in March.");
    expect((await letterOf(handmade.id)).text).toContain("Reunião em março.");
    const letter = await letterOf(handmade.id);
    await desk().submissions.editDecision({
      id: handmade.id,
      mailId: letter.id,
      version: letter.version,
      note: "Estande B12",
    });
    expect(await letterOf(handmade.id)).toMatchObject({
      note: "Estande B12",
      isEdited: true,
      isTextOutdated: false,
    });

    await write({ pt: "Reunião em abril.", en: "We meet in April." });
    expect(await letterOf(plain.id)).toMatchObject({ isTextOutdated: true, canRemake: true });
    expect((await letterOf(plain.id)).text).toContain("We meet in March.");
    expect(await letterOf(handmade.id)).toMatchObject({ isTextOutdated: true, canRemake: false });
    const sending = await preview(SEND, [plain.id]);
    expect(sending.groups.map(({ state, reason }) => [state, reason?.code])).toEqual([
      ["waiting", "letterOutdated"],
    ]);

    const found = await preview(REMAKE, [plain.id, handmade.id]);
    expect(found.groups.map(({ state, reason }) => [state, reason?.code])).toEqual([
      ["waiting", undefined],
      ["skipped", "letterEdited"],
    ]);
    expect(await run(found)).toMatchObject({ counts: { done: 1, skipped: 1 }, canUndo: false });
    expect((await letterOf(plain.id)).text).toContain("We meet in April.");
    expect((await letterOf(handmade.id)).text).toContain("Reunião em março.");
    expect((await letterOf(plain.id)).isTextOutdated).toBe(false);
  });

  test("are sent many at once after their count was shown, approvals apart from rejections; those told leave the view of the untold", async () => {
    const made = () => makeSubmission(portal);
    const [approved, rejected, again, open] = [await made(), await made(), await made(), await made()];
    const rows = [approved, rejected, again, open];
    await desk().submissions.approve({ id: approved.id, version: approved.version });
    for (const { id, version } of [rejected, again]) await desk().submissions.reject({ id, version });
    const before = await told();
    const listed = await desk().submissions.list({ filters: { waits: ["letter"] } });
    expect(listed.total).toBe(before);
    const found = await preview(
      SEND,
      rows.map(({ id }) => id),
    );
    expect(
      found.groups.map((group) => [
        group.state,
        group.from,
        group.reason?.code,
        group.references.map(nameOf),
      ]),
    ).toEqual([
      ["waiting", "letter.rejection", undefined, [rejected, again].map(toldAs)],
      ["waiting", "letter.approval", undefined, [toldAs(approved)]],
      ["skipped", "letter.none", "nothingChanged", [toldAs(open)]],
    ]);
    const result = await run(found);
    expect(result).toMatchObject({ counts: { done: 3 }, canUndo: false });
    const sent = result.groups.map(({ state, from }) => `${state} ${from}`);
    expect(sent).toEqual(["done letter.rejection", "done letter.approval", "skipped letter.none"]);
    await portal.drainMail();
    expect((await letterOf(rows[0]?.id ?? "")).status).toBe("sent");
    expect([await told(), (await desk().submissions.list({ filters: { waits: ["letter"] } })).total]).toEqual(
      [before - 3, before - 3],
    );
    expect(await codeOf(desk().bulk.undo({ id: result.id }))).toBe("bulkClosed");
  });

  test("have one text at a time: a save over somebody else's is refused", async () => {
    const { texts, version } = await desk().decisions.texts();
    await write({ pt: "Outra", en: "Other" });
    const late = desk().decisions.saveTexts({ version, texts });
    expect(await codeOf(late)).toBe("stale");
    const again = await desk().decisions.texts();
    expect(await codeOf(desk().decisions.saveTexts(again))).toBe("nothingChanged");
  });
});
