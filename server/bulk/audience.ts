/** Whom the calls of runs are for; what is done with which records their kind asks once more. */
export const BULK_AUDIENCE = [
  "submissions.move",
  "orders.move",
  "partners.register",
  "catalogue.manage",
] as const;
