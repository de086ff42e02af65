import type { Reason } from "../refusal.ts";
import {
  isSetAside,
  isUndecided,
  type SubmissionStatus,
  type SubmissionVerb,
} from "../submissions/status.ts";

export const PLANNED_DECISIONS = ["APPROVED", "REJECTED"] as const;
export type PlannedDecision = (typeof PLANNED_DECISIONS)[number];

/** The move that each planned decision is released by. */
export const RELEASED_BY = {
  APPROVED: "approve",
  REJECTED: "reject",
} as const satisfies Record<PlannedDecision, SubmissionVerb>;

/** Planned decisions as lists filter them and histories name them. */
export const PLAN_STATES = [...PLANNED_DECISIONS, "none"] as const;
export type PlanState = (typeof PLAN_STATES)[number];

/** Whether a decision can be planned: only for undecided submissions. */
export function isPlannable(status: SubmissionStatus): boolean {
  return isUndecided(status);
}

/** Whether a status ends the plan: a decision does; setting aside does not. */
export function endsPlan(status: SubmissionStatus): boolean {
  return !isPlannable(status) && !isSetAside(status);
}

export function whyNotPlan(status: SubmissionStatus): Reason | undefined {
  if (isPlannable(status)) return undefined;
  return { code: "moveNotAllowed", params: { record: "submission", move: "plan", from: status } };
}

/** Undefined when the verb applies; setting the same plan again is refused, clearing needs a plan. */
export function whyNotTurn(plan: PlanState, to: PlanState, status: SubmissionStatus): Reason | undefined {
  const reason = to === "none" ? undefined : whyNotPlan(status);
  return reason ?? (plan === to ? { code: "nothingChanged", params: {} } : undefined);
}

/** Areas in m2; `offered` is null while unknown. */
export type AreaPlan = { offered: number | null; approved: number; planned: number };

/** Now and after the release; below 0 when more is given than there is. */
export function areaLeft({ offered, approved, planned }: AreaPlan): { now: number; after: number } | null {
  if (offered === null) return null;
  return { now: offered - approved, after: offered - approved - planned };
}
