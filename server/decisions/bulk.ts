import { eq } from "drizzle-orm";
import * as v from "valibot";
import { isNamed } from "#db/every.ts";
import type { ReadDb, Tx } from "#db/client.ts";
import { requireVersion } from "#db/records.ts";
import { plannedDecisions, submissions } from "#db/schema/index.ts";
import { partsOf } from "#domain/actor.ts";
import type { BulkVerb } from "#domain/bulk/acts.ts";
import {
  endsPlan,
  type PlanState,
  PLANNED_DECISIONS,
  RELEASED_BY,
  whyNotTurn,
} from "#domain/decisions/plan.ts";
import { refuse } from "#domain/refusal.ts";
import { whyNotSubmission } from "#domain/submissions/status.ts";
import { bulkOf, type Frozen, type Made, type Undone, type Assessed } from "../runs/bulk-of.ts";
import { nameSubmissions } from "../runs/names.ts";
import type { Ctx, SignedInCtx } from "../portal/context.ts";
import { everyRanked } from "../evaluations/ranking.ts";
import { submissionBulk } from "../submissions/bulk.ts";
import { FACTS } from "../members/facts.ts";
import { loadSubmission } from "../submissions/load.ts";
import { dropPlan, markOf, planOf, readDecisionPlan, withPlans, writePlan } from "../submissions/plans.ts";
import { findUnreachable } from "../submissions/unreachable.ts";

type Verb = BulkVerb<"decisions">;
type Turn = Exclude<Verb, "release">;

const TO = {
  planApproval: "APPROVED",
  planRejection: "REJECTED",
  clearPlan: "none",
} as const satisfies Record<Turn, PlanState>;

/** A plan as previews and results name it, apart from real decisions. */
const sayPlan = (plan: PlanState) => `plan.${plan}` as const;

/** Plans decisions for many submissions, and releases them. */
export const decisionBulk = bulkOf("decisions", {
  records: ["submission", "plannedDecision"],
  may: ["decisions.plan"],
  every: everyRanked,
  assess: (db, ctx, ids, verb) =>
    verb === "release" ? weighRelease(db, ctx, ids) : weighTurn(db, ids, TO[verb]),
  name: nameSubmissions,
  make: (tx, ctx, record, verb, note) =>
    verb === "release" ? release(tx, ctx, record) : turn(tx, ctx, record, TO[verb], note),
  undo: (tx, ctx, record) =>
    record.to.startsWith("plan.") ? turnBack(tx, ctx, record) : takeBack(tx, ctx, record),
});

async function weighTurn(db: ReadDb, ids: readonly string[], to: PlanState): Promise<Assessed[]> {
  const rows = await withPlans(db).where(isNamed(submissions.id, ids));
  return rows.map(({ submission: { id, version, reference, status }, plan }) => ({
    id,
    version,
    reference,
    from: sayPlan(planOf(plan)),
    to: sayPlan(to),
    reason: whyNotTurn(planOf(plan), to, status),
    seen: markOf(plan),
  }));
}

/** By the rule of the single move; those whom no mail reaches are named, and decided all the same. */
async function weighRelease(db: ReadDb, ctx: Ctx, ids: readonly string[]): Promise<Assessed[]> {
  const rows = await db
    .select({ submission: submissions, decision: plannedDecisions.decision, facts: FACTS })
    .from(submissions)
    .innerJoin(plannedDecisions, eq(plannedDecisions.submissionId, submissions.id))
    .where(isNamed(submissions.id, ids));
  const unreachable = await findUnreachable(
    db,
    rows.map(({ submission }) => submission.representativeEmail),
  );
  return rows.map(({ submission, decision, facts }) => ({
    id: submission.id,
    version: submission.version,
    reference: submission.reference,
    from: submission.status,
    to: decision,
    reason: whyNotSubmission(
      RELEASED_BY[decision],
      { ...facts, status: submission.status },
      partsOf(ctx.actor),
    ),
    caution: unreachable.has(submission.representativeEmail) ? { code: "noAddress", params: {} } : undefined,
  }));
}

async function turn(
  tx: Tx,
  ctx: SignedInCtx,
  { id, version, seen }: Frozen,
  to: PlanState,
  note: string,
): Promise<Made> {
  requireVersion("submission", await loadSubmission(tx, ctx, id), version);
  const before = await readDecisionPlan(tx, id);
  if (markOf(before) !== seen) throw stale(version);
  const planned = to === "none" ? undefined : { decision: to, note };
  const left = markOf(await writePlan(tx, ctx, id, planOf(before), planned));
  return {
    version,
    undo: { before: before ? { decision: before.decision, note: before.note } : null, left },
  };
}

const memory = v.nullable(v.object({ decision: v.picklist(PLANNED_DECISIONS), note: v.string() }));
const turned = v.object({ before: memory, left: v.string() });

/** Restores the earlier plan, as long as the plan is still the one that the run left and nothing was decided. */
async function turnBack(tx: Tx, ctx: SignedInCtx, { id, version, undo }: Undone): Promise<void> {
  const { before, left } = v.parse(turned, undo);
  const { status } = await loadSubmission(tx, ctx, id);
  const now = await readDecisionPlan(tx, id);
  if (markOf(now) !== left || endsPlan(status)) throw stale(version);
  await writePlan(tx, ctx, id, planOf(now), before ?? undefined);
}

/** The move itself, with the note of the plan; refused when something else was planned since the preview. */
async function release(tx: Tx, ctx: SignedInCtx, record: Frozen): Promise<Made> {
  const plan = await readDecisionPlan(tx, record.id);
  if (plan?.decision !== record.to) throw stale(record.version);
  await dropPlan(tx, record.id);
  const made = await submissionBulk.make(tx, ctx, record, RELEASED_BY[plan.decision], plan.note, undefined);
  return {
    version: made.version,
    undo: { move: made.undo, plan: { decision: plan.decision, note: plan.note } },
  };
}

const released = v.object({ move: v.unknown(), plan: memory });

/** The submission as it was, its unsent letter taken back, and the plan with it. */
async function takeBack(tx: Tx, ctx: SignedInCtx, record: Undone): Promise<void> {
  const { move, plan } = v.parse(released, record.undo);
  await submissionBulk.undo(tx, ctx, { ...record, undo: move });
  if (plan) await writePlan(tx, ctx, record.id, "none", plan);
}

function stale(current: number) {
  return refuse("stale", { record: "submission", current });
}
