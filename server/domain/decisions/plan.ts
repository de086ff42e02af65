import type { Reason } from "../refusal.ts";
import {
  isSetAside,
  isUndecided,
  type SubmissionStatus,
  type SubmissionVerb,
} from "../submissions/status.ts";

/** What the team can mean to decide before it is told. */
export const PLANNED_DECISIONS = ["APPROVED", "REJECTED"] as const;
export type PlannedDecision = (typeof PLANNED_DECISIONS)[number];

/** The move that makes a planned decision one. */
export const RELEASED_BY = {
  APPROVED: "approve",
  REJECTED: "reject",
} as const satisfies Record<PlannedDecision, SubmissionVerb>;

/** Where a submission stands in a plan, as lists filter it and histories tell it. */
export const PLAN_STATES = [...PLANNED_DECISIONS, "none"] as const;
export type PlanState = (typeof PLAN_STATES)[number];

/** Whether a decision can still be meant: nobody has made one. */
export function isPlannable(status: SubmissionStatus): boolean {
  return isUndecided(status);
}

/** Whether a plan ends with this status: something was decided. What is only set aside keeps its plan for the way back. */
export function endsPlan(status: SubmissionStatus): boolean {
  return !isPlannable(status) && !isSetAside(status);
}

/** Why no decision can be planned for a submission: only for what is undecided; undefined when one can. */
export function whyNotPlan(status: SubmissionStatus): Reason | undefined {
  if (isPlannable(status)) return undefined;
  return { code: "moveNotAllowed", params: { record: "submission", move: "plan", from: status } };
}

/**
 * What becomes of a plan under a verb, and why it does not: what is planned already stays as it is, and clearing needs
 * nothing but a plan.
 */
export function whyNotTurn(plan: PlanState, to: PlanState, status: SubmissionStatus): Reason | undefined {
  const reason = to === "none" ? undefined : whyNotPlan(status);
  return reason ?? (plan === to ? { code: "nothingChanged", params: {} } : undefined);
}

/** Area that was asked for, in m2: on offer (null while nobody has said), approved already, and planned, counted apart. */
export type AreaPlan = { offered: number | null; approved: number; planned: number };

/** What is left, and what would be left after the release; below 0 when more is given than there is. */
export function areaLeft({ offered, approved, planned }: AreaPlan): { now: number; after: number } | null {
  if (offered === null) return null;
  return { now: offered - approved, after: offered - approved - planned };
}
