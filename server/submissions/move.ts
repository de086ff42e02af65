import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import type { Tx } from "#db/client.ts";
import { nextVersion } from "#db/columns.ts";
import { submissions } from "#db/schema/index.ts";
import { partsOf } from "#domain/actor.ts";
import { id, optionalText, version } from "#domain/fields.ts";
import { Refusal, refuse, type Need } from "#domain/refusal.ts";
import { rememberStatus, restoreStatus } from "#domain/submissions/memory.ts";
import type { StaffVerb } from "#domain/submissions/offer.ts";
import {
  canBeOriginal,
  SUBMISSION_MOVES,
  whyNotSubmission,
  type SubmissionStatus,
} from "#domain/submissions/status.ts";
import type { Ctx } from "../context.ts";
import { recordHistory } from "../history/record.ts";
import { once } from "../idempotency.ts";
import type { SubmissionRow } from "./answers.ts";
import { draftDecision, dropDecisionDrafts } from "./decision-mail.ts";
import { readFacts } from "./facts.ts";
import { loadSubmission } from "./load.ts";

export const MoveSchema = v.strictObject({
  id: id(),
  version: version(),
  note: optionalText(2000),
  /** For `markDuplicate`: the submission this one repeats. */
  originalId: v.optional(id()),
});
export type MoveInput = v.InferOutput<typeof MoveSchema>;
export type Moved = { id: string; status: SubmissionStatus; version: number };

/**
 * Moves a submission along the table of decisions.md 7: refused for the wrong role, from the wrong status, without
 * what the move needs, or when somebody else changed it since `version`. Writes who, when, from, to and the note, and
 * the decision's mail as a draft.
 */
export async function moveSubmission(ctx: Ctx, verb: StaffVerb, input: MoveInput): Promise<Moved> {
  return ctx.db.write((tx) =>
    once(ctx, tx, `submissions.${verb}`, input, () => makeMove(ctx, tx, verb, input)),
  );
}

async function makeMove(ctx: Ctx, tx: Tx, verb: StaffVerb, input: MoveInput): Promise<Moved> {
  const before = await loadSubmission(ctx, tx, input.id);
  const facts = { ...(await readFacts(tx, before.id)), status: before.status };
  const reason = whyNotSubmission(verb, facts, partsOf(ctx.actor), givenWith(input));
  if (reason?.code === "forbidden") throw new Refusal(reason);
  if (before.version !== input.version) {
    throw refuse("stale", { record: "submission", current: before.version });
  }
  if (reason) throw new Refusal(reason);
  if (verb === "markDuplicate") await requireOriginal(tx, before, input.originalId);

  const after = await writeStatus(ctx, tx, before, nextStatus(verb, before, input));
  await recordHistory(tx, ctx, {
    record: "submission",
    recordId: before.id,
    submissionId: before.id,
    action: verb,
    from: before.status,
    to: after.status,
    note: input.note,
  });
  await writeMail(ctx, tx, verb, after, input.note);
  return { id: after.id, status: after.status, version: after.version };
}

function givenWith(input: MoveInput): Need[] {
  const given: Need[] = [];
  if (input.note !== "") given.push("note");
  if (input.originalId) given.push("original");
  return given;
}

/** The original exists, is another submission, and is not itself a duplicate. */
async function requireOriginal(tx: Tx, duplicate: SubmissionRow, originalId = ""): Promise<void> {
  const [original] = await tx.select().from(submissions).where(eq(submissions.id, originalId));
  if (!original || !canBeOriginal(original, duplicate.id)) {
    throw refuse("moveNeeds", { record: "submission", move: "markDuplicate", need: "original" });
  }
}

type StatusChange = Pick<SubmissionRow, "status"> &
  Partial<Pick<SubmissionRow, "statusBefore" | "duplicateOf" | "withdrawnAt">>;

function nextStatus(verb: StaffVerb, before: SubmissionRow, input: MoveInput): StatusChange {
  const { to } = SUBMISSION_MOVES[verb];
  switch (to) {
    case "BEFORE": {
      const { status, statusBefore, duplicateOf } = restoreStatus(before);
      return { status, statusBefore, duplicateOf };
    }
    case "HIDDEN":
      return { status: to, statusBefore: rememberStatus(before) };
    case "DUPLICATE":
      return { status: to, statusBefore: rememberStatus(before), duplicateOf: input.originalId ?? null };
    default:
      return { status: to, withdrawnAt: null };
  }
}

/** The conditional write: no row back means that somebody was faster. */
export async function writeStatus(
  ctx: Pick<Ctx, "now">,
  tx: Tx,
  before: SubmissionRow,
  change: StatusChange,
): Promise<SubmissionRow> {
  const [after] = await tx
    .update(submissions)
    .set({ ...change, updatedAt: ctx.now, version: nextVersion() })
    .where(and(eq(submissions.id, before.id), eq(submissions.version, before.version)))
    .returning();
  if (!after) throw refuse("stale", { record: "submission", current: before.version });
  return after;
}

async function writeMail(
  ctx: Ctx,
  tx: Tx,
  verb: StaffVerb,
  after: SubmissionRow,
  note: string,
): Promise<void> {
  if (verb === "approve") await draftDecision(tx, ctx, after, "decisionApproved", note);
  else if (verb === "reject" || verb === "revokeApproval") {
    await draftDecision(tx, ctx, after, "decisionRejected", note);
  } else if (verb === "reopen") await dropDecisionDrafts(tx, after.id);
}
