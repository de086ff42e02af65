import { getTableColumns, sql } from "drizzle-orm";
import * as v from "valibot";
import { isNamed } from "#db/every.ts";
import type { ReadDb, Tx } from "#db/client.ts";
import { requireVersion } from "#db/records.ts";
import { submissions } from "#db/schema/index.ts";
import { partsOf } from "#domain/actor.ts";
import type { BulkVerb } from "#domain/bulk/acts.ts";
import { endsPlan, PLANNED_DECISIONS } from "#domain/decisions/plan.ts";
import { refuse } from "#domain/refusal.ts";
import { DECISION_TEMPLATES } from "#domain/mail/decision-letters.ts";
import { restoreStatus } from "#domain/submissions/memory.ts";
import {
  isOrderingOpen,
  SUBMISSION_MOVES,
  SUBMISSION_STATUSES,
  type SubmissionStatus,
  whyNotSubmission,
} from "#domain/submissions/status.ts";
import { bulkOf, type Undone, type Assessed } from "../runs/bulk-of.ts";
import { nameSubmissions } from "../runs/names.ts";
import type { Ctx, SignedInCtx } from "../portal/context.ts";
import { type PlanRow, readDecisionPlan, writePlan } from "./plans.ts";
import { recordHistory } from "../history/record.ts";
import type { SubmissionRow } from "./answers.ts";
import { draftDecision, dropDecisionDrafts, loadDecided } from "./decision-mail.ts";
import { FACTS, readFacts } from "../members/facts.ts";
import { isBackedFor } from "../sight/backing.ts";
import { everySubmission } from "./list.ts";
import { loadSubmission, ofSubmission } from "./load.ts";
import { makeMove, writeStatus } from "./move.ts";
import { requireOriginal } from "./original.ts";
import { takeRecordedBack } from "./signed-mail.ts";

/** The moves of submissions, many at once. */
export const submissionBulk = bulkOf("submissions", {
  records: ["submission"],
  may: ["submissions.move"],
  every: everySubmission,
  assess,
  name: nameSubmissions,
  async make(tx, ctx, { id, version }, verb, note) {
    const before = await loadSubmission(tx, ctx, id);
    const { mail } = await loadDecided(tx, id);
    const plan = await readDecisionPlan(tx, id);
    const after = await makeMove(tx, ctx, verb, { id, version, note });
    return { version: after.version, undo: memoryOf(before, mail, plan) };
  },
  undo,
});

async function assess(
  db: ReadDb,
  ctx: Ctx,
  ids: readonly string[],
  verb: BulkVerb<"submissions">,
): Promise<Assessed[]> {
  const rows = await db
    .select({
      ...getTableColumns(submissions),
      ...FACTS,
      isBacked: sql<
        number | null
      >`${isBackedFor(ctx.actor.kind === "user" ? ctx.actor.id : "", submissions.id)}`,
    })
    .from(submissions)
    .where(isNamed(submissions.id, ids));
  const { to } = SUBMISSION_MOVES[verb];
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    reference: row.reference,
    from: row.status,
    to: to === "BEFORE" ? restoreStatus(row).status : to,
    reason: whyNotSubmission(verb, row, partsOf(ctx.actor), ["note"]),
    // `isBacked` is null where the reader may not see the marks.
    caution: verb === "approve" && row.isBacked === 0 ? { code: "notBacked", params: {} } : undefined,
  }));
}

/**
 * What a move removes from a submission, for undoing: remembered status, unsent decision, last sent decision and
 * plan.
 */
const memory = v.object({
  statusBefore: v.nullable(v.picklist(SUBMISSION_STATUSES)),
  duplicateOf: v.nullable(v.string()),
  withdrawnAt: v.nullable(v.number()),
  draft: v.nullable(v.object({ template: v.picklist(DECISION_TEMPLATES), note: v.string() })),
  sentMail: v.nullable(v.string()),
  plan: v.optional(v.nullable(v.object({ decision: v.picklist(PLANNED_DECISIONS), note: v.string() })), null),
});

type Decision = Awaited<ReturnType<typeof loadDecided>>["mail"];

function memoryOf(
  before: SubmissionRow,
  mail: Decision,
  plan: PlanRow | undefined,
): v.InferOutput<typeof memory> {
  const { statusBefore, duplicateOf, withdrawnAt } = before;
  const isDraft = mail?.status === "draft";
  const template = DECISION_TEMPLATES.find((known) => known === mail?.template);
  return {
    statusBefore,
    duplicateOf,
    withdrawnAt: withdrawnAt?.getTime() ?? null,
    draft: isDraft && template ? { template, note: String(mail.params["note"] ?? "") } : null,
    sentMail: mail && !isDraft ? mail.id : null,
    plan: plan ? { decision: plan.decision, note: plan.note } : null,
  };
}

/**
 * Its own former status, while it is still as the move left it and nothing was built on that: no decision has been sent,
 * and no order stands on the approval. The unsent decision is taken back.
 */
async function undo(
  tx: Tx,
  ctx: SignedInCtx,
  { id, version, from, undo: kept, note }: Undone,
): Promise<void> {
  const now = await loadSubmission(tx, ctx, id);
  requireVersion("submission", now, version);
  const remembered = v.parse(memory, kept);
  const { mail } = await loadDecided(tx, id);
  if (mail && mail.status !== "draft" && mail.id !== remembered.sentMail) throw refuse("decisionSent");
  const status = v.parse(v.picklist(SUBMISSION_STATUSES), from);
  await requireNothingBuilt(tx, now, status);
  const { statusBefore, duplicateOf, withdrawnAt, draft, plan } = remembered;
  if (status === "DUPLICATE") await requireOriginal(tx, now, duplicateOf, "undoMove");
  const after = await writeStatus(tx, ctx, now, {
    status,
    statusBefore,
    duplicateOf,
    withdrawnAt: withdrawnAt === null ? null : new Date(withdrawnAt),
  });
  await dropDecisionDrafts(tx, id);
  if (now.status === "SIGNED_CONTRACT") await takeRecordedBack(tx, ctx, after);
  if (draft) await draftDecision(tx, ctx, after, draft.template, draft.note);
  if (plan && endsPlan(now.status)) await writePlan(tx, ctx, id, "none", plan);
  await recordHistory(tx, ctx, {
    ...ofSubmission(now),
    action: "undoMove",
    from: now.status,
    to: status,
    note,
  });
}

async function requireNothingBuilt(tx: Tx, now: SubmissionRow, to: SubmissionStatus): Promise<void> {
  const { hasLiveOrder, hasPaidOrder } = await readFacts(tx, now.id);
  const move = { record: "submission", move: "undoMove" } as const;
  if (hasLiveOrder && !isOrderingOpen(to)) throw refuse("moveNeeds", { ...move, need: "noLiveOrder" });
  if (hasPaidOrder && now.status === "SIGNED_CONTRACT") {
    throw refuse("moveNeeds", { ...move, need: "noPaidOrder" });
  }
}
