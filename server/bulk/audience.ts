/** Who may run bulk actions; each kind checks its own permissions once more. */
export const BULK_AUDIENCE = [
  "submissions.move",
  "orders.move",
  "partners.register",
  "partners.credentials",
  "catalogue.manage",
  "mails.manage",
] as const;
