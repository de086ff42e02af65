import * as v from "valibot";
import type { Tx } from "#db/client.ts";
import { requireVersion, rewrite } from "#db/records.ts";
import { submissions } from "#db/schema/index.ts";
import { partsOf } from "#domain/actor.ts";
import { endsPlan } from "#domain/decisions/plan.ts";
import { id, optionalText, version } from "#domain/fields.ts";
import { Refusal } from "#domain/refusal.ts";
import type { Need } from "#domain/needs.ts";
import { rememberStatus, restoreStatus } from "#domain/submissions/memory.ts";
import type { StaffVerb } from "#domain/submissions/offer.ts";
import { SUBMISSION_MOVES, type SubmissionStatus, whyNotSubmission } from "#domain/submissions/status.ts";
import type { Ctx } from "../portal/context.ts";
import { endPlan } from "./plans.ts";
import { type By, recordHistory } from "../history/record.ts";
import { change } from "../call/verb.ts";
import type { SubmissionRow } from "./answers.ts";
import { draftDecision, dropDecisionDrafts } from "./decision-mail.ts";
import { readFacts } from "../members/facts.ts";
import { loadSubmission, ofSubmission } from "./load.ts";
import { requireOriginal } from "./original.ts";
import { sendNow } from "./send-decision.ts";
import { mailRecorded, takeRecordedBack } from "./signed-mail.ts";

export const moveInput = v.strictObject({
  id: id(),
  version: version(),
  note: optionalText(2000),
  /** The original, for `markDuplicate`. */
  originalId: v.optional(id()),
  /** Of a decision: its letter leaves at once, as it was shown with the note. */
  sendLetter: v.optional(v.boolean()),
});
export type MoveInput = v.InferOutput<typeof moveInput>;
export type Moved = { id: string; status: SubmissionStatus; version: number };

/**
 * A call for a move of the table: refused for the wrong role, status, missing needs, or when somebody else changed
 * the submission since `version`.
 */
export function moveBy(verb: StaffVerb, name: string = verb) {
  return change(`submissions.${name}`, {
    may: ["submissions.move"],
    input: moveInput,
    sample: ({ submission }) => ({ id: submission, version: 1 }),
    run: (tx, ctx, input) => makeMove(tx, ctx, verb, input),
  });
}

/**
 * Makes a move within a transaction. `order` is the reference of the order whose signed copy caused the move; the
 * letter names it.
 */
export async function makeMove(
  tx: Tx,
  ctx: Ctx,
  verb: StaffVerb,
  input: MoveInput & { register?: boolean },
  order?: string | null,
): Promise<Moved> {
  const before = await loadSubmission(tx, ctx, input.id);
  const facts = { ...(await readFacts(tx, before.id)), status: before.status };
  const reason = whyNotSubmission(verb, facts, partsOf(ctx.actor), givenWith(input));
  if (reason?.code === "forbidden") throw new Refusal(reason);
  requireVersion("submission", before, input.version);
  if (reason) throw new Refusal(reason);
  const next = nextStatus(verb, before, input);
  if (next.status === "DUPLICATE") {
    await requireOriginal(tx, before, next.duplicateOf ?? before.duplicateOf, verb);
  }
  const after = await writeStatus(tx, ctx, before, next);
  await recordHistory(tx, ctx, {
    ...ofSubmission(before),
    action: verb,
    from: before.status,
    to: after.status,
    note: input.note,
  });
  await writeMail(tx, ctx, verb, after, { note: input.note, order, register: input.register });
  if (input.sendLetter) await sendNow(tx, ctx, after, input.note);
  return { id: after.id, status: after.status, version: after.version };
}

function givenWith(input: MoveInput): Need[] {
  const given: Need[] = [];
  if (input.note !== "") given.push("note");
  if (input.originalId) given.push("original");
  return given;
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

/** Writes a new status; a decision ends the plan. */
export async function writeStatus(
  tx: Tx,
  ctx: By,
  before: SubmissionRow,
  change: StatusChange,
): Promise<SubmissionRow> {
  const after = await rewrite(tx, submissions, before, { ...change, updatedAt: ctx.now });
  if (endsPlan(after.status)) await endPlan(tx, ctx, after.id);
  return after;
}

async function writeMail(
  tx: Tx,
  ctx: Ctx,
  verb: StaffVerb,
  after: SubmissionRow,
  {
    note,
    order,
    register,
  }: { note: string; order: string | null | undefined; register?: boolean | undefined },
): Promise<void> {
  if (verb === "approve") await draftDecision(tx, ctx, after, "decisionApproved", note, register);
  else if (verb === "reject" || verb === "revokeApproval") {
    await draftDecision(tx, ctx, after, "decisionRejected", note);
  } else if (verb === "reopen") await dropDecisionDrafts(tx, after.id);
  else if (verb === "signContract") await mailRecorded(tx, ctx, after, order);
  else if (verb === "undoSignature") await takeRecordedBack(tx, ctx, after);
}
