import { and, type Column, desc, eq, inArray, notInArray, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/sqlite-core";
import * as v from "valibot";
import type { ReadDb, Tx } from "#db/client.ts";
import { hot } from "#db/hot.ts";
import { outbox, submissionMembers, submissions } from "#db/schema/index.ts";
import type { DraftFacts } from "#domain/decisions/letter.ts";
import type { TemplateParams } from "#domain/mail/letters.ts";
import { refuse } from "#domain/refusal.ts";
import {
  DECISION_TEMPLATES,
  type DecisionTemplate,
  decisionOfTemplate,
  UNSENT_LETTERS,
} from "#domain/mail/decision-letters.ts";
import type { Ctx } from "../portal/context.ts";
import { readDecisionTexts } from "./decision-texts.ts";
import { enqueueMail } from "../mail/enqueue.ts";
import type { SubmissionRow } from "./answers.ts";

export type DecisionMail = typeof outbox.$inferSelect;

/** As a draft for staff to read, edit and send: no decision leaves by itself. */
export async function draftDecision(
  tx: Tx,
  ctx: Ctx,
  submission: SubmissionRow,
  decision: DecisionTemplate,
  note: string,
  isRegistered = false,
): Promise<void> {
  await dropDecisionDrafts(tx, submission.id);
  await enqueueMail(tx, ctx, {
    ...(await writeDecision(tx, submission, decision, note, isRegistered)),
    record: { kind: "submission", id: submission.id },
    status: "draft",
  });
}

/**
 * The letter of a decision as it would be drafted now: the team's text, the note, and what it corrects. `isRegistered`
 * in the same go.
 */
export async function writeDecision(
  db: ReadDb | Tx,
  submission: SubmissionRow,
  template: DecisionTemplate,
  note: string,
  isRegistered = false,
) {
  const decided = decisionOfTemplate(template);
  const { texts, versions } = await readDecisionTexts(db);
  const corrects = await findContrary(db, submission.id, template);
  const given = { note, text: decided && texts[decided], corrects, isRegistered };
  const said = await sayAccess(db, submission.id, given);
  const { toEmail: email, toName: name, locale, params } = addressDecision(submission, said);
  const textVersion = decided && versions[decided];
  return { template, to: { email, name }, locale, params, ...(textVersion !== undefined && { textVersion }) };
}

/** Whether the exhibitor area is open to its representative by now. */
export async function sayAccess<Said extends DecisionSaid>(
  db: ReadDb | Tx,
  id: string,
  said: Said,
): Promise<Said> {
  const isOpen =
    said.isRegistered || (await db.$count(submissionMembers, eq(submissionMembers.submissionId, id))) > 0;
  return { ...said, isRegistered: isOpen };
}

/** When the opposite decision was last sent: this letter corrects it. */
async function findContrary(
  db: ReadDb | Tx,
  id: string,
  decision: DecisionTemplate,
): Promise<string | undefined> {
  const [told] = await db
    .select()
    .from(outbox)
    .where(and(isDecisionOf(id), notInArray(outbox.status, [...UNSENT_LETTERS])))
    .orderBy(desc(outbox.createdAt))
    .limit(1);
  if (!told || told.template === decision) return undefined;
  return (told.sentAt ?? told.createdAt).toISOString();
}

export type DecisionSaid = Pick<
  TemplateParams[DecisionTemplate],
  "note" | "text" | "corrects" | "isRegistered"
>;

const said = v.object({
  note: v.fallback(v.string(), ""),
  text: v.optional(v.object({ pt: v.string(), en: v.string() })),
  corrects: v.optional(v.string()),
  isRegistered: v.optional(v.boolean()),
});

export function draftFactsOf({ status, editedAt, textVersion }: DecisionMail): DraftFacts {
  return { isDraft: status === "draft", isEdited: editedAt !== null, textVersion };
}

export function saidIn({ params }: Pick<DecisionMail, "params">): DecisionSaid {
  const { note, text, corrects, isRegistered } = v.parse(said, { note: "", ...params });
  return {
    note,
    ...(text && { text }),
    ...(corrects && { corrects }),
    ...(isRegistered && { isRegistered }),
  };
}

/** A draft follows corrections of the submission. */
export function addressDecision(
  submission: SubmissionRow,
  { note, text, corrects, isRegistered }: DecisionSaid,
) {
  return {
    toEmail: submission.representativeEmail,
    toName: submission.representativeName,
    locale: submission.contactLanguage,
    params: {
      company: submission.institutionName,
      representative: submission.representativeName,
      reference: submission.reference,
      note,
      ...(text && { text }),
      ...(corrects && { corrects }),
      ...(isRegistered && { isRegistered }),
    },
  };
}

type Decided = { submission: SubmissionRow; mail: DecisionMail | null };

/** Loads a submission with its newest decision mail; for staff. */
export async function loadDecided(db: ReadDb | Tx, id: string): Promise<Decided> {
  const [found] = await findDecided(db).execute({ id });
  if (!found) throw refuse("notFound", { record: "submission" });
  return found;
}

const newest = new QueryBuilder()
  .select({ id: outbox.id })
  .from(outbox)
  .where(isDecisionOf(submissions.id))
  // A draft is always the newest.
  .orderBy(desc(sql`${outbox.status} = 'draft'`), desc(outbox.createdAt))
  .limit(1);

const findDecided = hot((db) =>
  db
    .select({ submission: submissions, mail: outbox })
    .from(submissions)
    .leftJoin(outbox, eq(outbox.id, newest))
    .where(eq(submissions.id, sql.placeholder("id")))
    .prepare(),
);

/** A withdrawn decision must not be sent. */
export async function dropDecisionDrafts(tx: Tx, submissionId: string): Promise<void> {
  await tx.delete(outbox).where(and(isDecisionOf(submissionId), eq(outbox.status, "draft")));
}

export function isDecisionOf(submissionId: string | Column) {
  return and(
    eq(outbox.recordKind, "submission"),
    eq(outbox.recordId, submissionId),
    inArray(outbox.template, DECISION_TEMPLATES),
  );
}
