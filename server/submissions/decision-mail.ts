import { and, type Column, desc, eq, inArray, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/sqlite-core";
import type { Reader, Tx } from "#db/client.ts";
import { hot } from "#db/hot.ts";
import { outbox, submissions } from "#db/schema/index.ts";
import { refuse } from "#domain/refusal.ts";
import { DECISION_TEMPLATES, type DecisionTemplate } from "#domain/submissions/decision.ts";
import type { Ctx } from "../context.ts";
import { enqueueMail } from "../mail/enqueue.ts";
import type { SubmissionRow } from "./answers.ts";

export type DecisionMail = typeof outbox.$inferSelect;

/** Writes the decision as a draft in the outbox, for staff to read, edit and send: no decision leaves by itself. */
export async function draftDecision(
  tx: Tx,
  ctx: Ctx,
  submission: SubmissionRow,
  decision: DecisionTemplate,
  note: string,
): Promise<void> {
  await dropDecisionDrafts(tx, submission.id);
  const { toEmail: email, toName: name, locale, params } = addressDecision(submission, note);
  await enqueueMail(tx, ctx, {
    template: decision,
    to: { email, name },
    locale,
    params,
    record: { kind: "submission", id: submission.id },
    status: "draft",
  });
}

/** Whom a decision goes to and what it is filled with; a draft follows what staff correct in the submission. */
export function addressDecision(submission: SubmissionRow, note: string) {
  return {
    toEmail: submission.representativeEmail,
    toName: submission.representativeName,
    locale: submission.contactLanguage,
    params: {
      company: submission.institutionName,
      representative: submission.representativeName,
      reference: submission.reference,
      note,
    },
  };
}

type Decided = { submission: SubmissionRow; mail: DecisionMail | null };

/** A submission with its newest decision mail, whatever became of it; for staff, who may see any. */
export async function loadDecided(db: Reader | Tx, id: string): Promise<Decided> {
  const [found] = await findDecided(db).execute({ id });
  if (!found) throw refuse("notFound", { record: "submission" });
  return found;
}

const newest = new QueryBuilder()
  .select({ id: outbox.id })
  .from(outbox)
  .where(isDecisionOf(submissions.id))
  .orderBy(desc(outbox.createdAt))
  .limit(1);

const findDecided = hot((db) =>
  db
    .select({ submission: submissions, mail: outbox })
    .from(submissions)
    .leftJoin(outbox, eq(outbox.id, newest))
    .where(eq(submissions.id, sql.placeholder("id")))
    .prepare(),
);

/** A decision that was taken back must not go out: its unsent draft goes with it. */
export async function dropDecisionDrafts(tx: Tx, submissionId: string): Promise<void> {
  await tx.delete(outbox).where(and(isDecisionOf(submissionId), eq(outbox.status, "draft")));
}

function isDecisionOf(submissionId: string | Column) {
  return and(
    eq(outbox.recordKind, "submission"),
    eq(outbox.recordId, submissionId),
    inArray(outbox.template, DECISION_TEMPLATES),
  );
}
