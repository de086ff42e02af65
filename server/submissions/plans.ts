import { eq } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { plannedDecisions, submissions } from "#db/schema/index.ts";
import type { PlanState, PlannedDecision } from "#domain/decisions/plan.ts";
import type { SignedInCtx } from "../portal/context.ts";
import { type By, recordHistory } from "../history/record.ts";

export type PlanRow = typeof plannedDecisions.$inferSelect;

/** The planned decision; undefined for none. */
export async function readDecisionPlan(db: ReadDb | Tx, submissionId: string): Promise<PlanRow | undefined> {
  const [row] = await db
    .select()
    .from(plannedDecisions)
    .where(eq(plannedDecisions.submissionId, submissionId));
  return row;
}

/** A query over submissions with their plans. */
export function withPlans(db: ReadDb) {
  return db
    .select({ submission: submissions, plan: plannedDecisions })
    .from(submissions)
    .leftJoin(plannedDecisions, eq(plannedDecisions.submissionId, submissions.id));
}

export function planOf(row: PlanRow | null | undefined): PlanState {
  return row?.decision ?? "none";
}

type Marked = Pick<PlanRow, "decision" | "note" | "plannedBy">;

/** A mark that differs when the plan's decision, note or author does. */
export function markOf(row: Marked | null | undefined): string {
  return row ? JSON.stringify([row.decision, row.note, row.plannedBy]) : "none";
}

const PLANNED_BY = { APPROVED: "planApproval", REJECTED: "planRejection" } as const;

type Planned = { decision: PlannedDecision; note: string };

/** Writes, replaces or clears a plan. It has a history of its own, since the submission's reaches its applicant. */
export async function writePlan(
  tx: Tx,
  ctx: SignedInCtx,
  submissionId: string,
  before: PlanState,
  planned: Planned | undefined,
): Promise<Marked | undefined> {
  const row = planned && { ...planned, plannedBy: ctx.actor.id, createdAt: ctx.now };
  if (row) {
    await tx
      .insert(plannedDecisions)
      .values({ ...row, submissionId })
      .onConflictDoUpdate({ target: plannedDecisions.submissionId, set: row });
  } else await dropPlan(tx, submissionId);
  await recordHistory(tx, ctx, {
    record: "plannedDecision",
    recordId: submissionId,
    action: planned ? PLANNED_BY[planned.decision] : "clearPlan",
    from: before === "none" ? null : before,
    to: planned?.decision ?? null,
    note: planned?.note ?? "",
  });
  return row;
}

/** Any decision ends the plan; reopened submissions are planned again. */
export async function endPlan(tx: Tx, by: By, submissionId: string): Promise<void> {
  const [ended] = await tx
    .delete(plannedDecisions)
    .where(eq(plannedDecisions.submissionId, submissionId))
    .returning();
  if (!ended) return;
  await recordHistory(tx, by, {
    record: "plannedDecision",
    recordId: submissionId,
    action: "clearPlan",
    from: ended.decision,
    to: null,
  });
}

/** Deletes a plan without history, since it becomes a decision. */
export async function dropPlan(tx: Tx, submissionId: string): Promise<void> {
  await tx.delete(plannedDecisions).where(eq(plannedDecisions.submissionId, submissionId));
}
