import { and, eq, sql } from "drizzle-orm";
import { isNamed } from "#db/every.ts";
import type { ReadDb } from "#db/client.ts";
import { requireVersion } from "#db/records.ts";
import { outbox, submissions } from "#db/schema/index.ts";
import type { BulkVerb } from "#domain/bulk/acts.ts";
import { isTextOutdated, whyNotRemake } from "#domain/decisions/letter.ts";
import { type Reason, refuse } from "#domain/refusal.ts";
import { decisionOfTemplate } from "#domain/mail/decision-letters.ts";
import { bulkOf, type Made, type Assessed } from "../runs/bulk-of.ts";
import { nameSubmissions } from "../runs/names.ts";
import { readDecisionTexts, type StoredTexts } from "./decision-texts.ts";
import { findUnreachable } from "./unreachable.ts";
import { type DecisionMail, draftFactsOf, isDecisionOf, loadDecided, saidIn } from "./decision-mail.ts";
import { everySubmission } from "./list.ts";
import { isUnannounced, isUnannouncedWith } from "./narrow.ts";
import { remake } from "./remake-decision.ts";
import { sendDraft, whyNotSendDecision } from "./send-decision.ts";

type Verb = BulkVerb<"letters">;

/** Sends decision drafts, or remakes them with the current text. */
export const letterBulk = bulkOf("letters", {
  records: ["submission"],
  may: ["submissions.move"],
  every: everySubmission,
  assess,
  name: nameSubmissions,
  async make(tx, ctx, { id, version }, verb) {
    const { submission, mail } = await loadDecided(tx, id);
    requireVersion("submission", submission, version);
    if (!mail) throw refuse("notFound", { record: "mail" });
    if (verb === "sendDecision") await sendDraft(tx, ctx, { submission, mail }, saidIn(mail).note);
    else await remake(tx, ctx, submission, mail);
    return { version } satisfies Made;
  },
  // A sent mail cannot be undone.
  undo: () => Promise.reject(refuse("decisionSent")),
});

async function assess(db: ReadDb, _ctx: unknown, ids: readonly string[], verb: Verb): Promise<Assessed[]> {
  const isDraft = and(isDecisionOf(submissions.id), eq(outbox.status, "draft"));
  const rows = await db
    .select({ submission: submissions, mail: outbox, ...LETTER })
    .from(submissions)
    .leftJoin(outbox, isDraft)
    .where(isNamed(submissions.id, ids));
  const stored = await readDecisionTexts(db);
  const addresses = rows.map(({ submission }) => submission.representativeEmail);
  const unreachable = await findUnreachable(db, addresses);
  return rows.map(({ submission, mail, ...letter }) => {
    const { id, version, reference, representativeEmail: email } = submission;
    const said = { id, version, reference, from: mail ? sayDraft(mail) : "letter.none" };
    if (verb === "remakeDecision") {
      return { ...said, to: "letter.remade", reason: mail ? whyNotRemade(mail, stored) : whyNoDraft(letter) };
    }
    const reason = mail ? whyNotSendDecision(mail, submission) : whyNoDraft(letter);
    const isReachable = !unreachable.has(email);
    return {
      ...said,
      to: "letter.sent",
      reason: reason ?? (isReachable ? undefined : { code: "noAddress", params: {} }),
      caution: mail && isOld(mail, stored) ? { code: "letterOutdated", params: {} } : undefined,
    };
  });
}

const LETTER = {
  isWaited: sql<boolean>`${isUnannounced()}`.mapWith(Boolean),
  isKept: sql<boolean>`${isUnannouncedWith("kept")}`.mapWith(Boolean),
  isReturned: sql<boolean>`${isUnannouncedWith("dead")}`.mapWith(Boolean),
};

/** Why there is no draft to send: none is needed, or what became of the letter. */
function whyNoDraft({ isWaited, isKept, isReturned }: Record<keyof typeof LETTER, boolean>): Reason {
  if (!isWaited) return { code: "nothingChanged", params: {} };
  if (isKept) return { code: "letterKept", params: {} };
  return { code: isReturned ? "letterReturned" : "letterMissing", params: {} };
}

/** Names in the result, so that approvals and rejections are counted apart. */
const DRAFT = { APPROVED: "letter.approval", REJECTED: "letter.rejection" } as const;

function sayDraft({ template }: DecisionMail): string {
  const decided = decisionOfTemplate(template);
  return decided ? DRAFT[decided] : "letter.draft";
}

function currentOf({ template }: DecisionMail, { versions }: StoredTexts): number {
  const decided = decisionOfTemplate(template);
  return decided ? versions[decided] : 0;
}

function isOld(mail: DecisionMail, stored: StoredTexts): boolean {
  return isTextOutdated(draftFactsOf(mail), currentOf(mail, stored));
}

function whyNotRemade(mail: DecisionMail, stored: StoredTexts): Reason | undefined {
  return whyNotRemake(draftFactsOf(mail), currentOf(mail, stored));
}
