/** What the team can mean to decide before it is told. */
export const PLANNED_DECISIONS = ["APPROVED", "REJECTED"] as const;
