/** By the names of their contracts; the team keeps views of each and exports each as a file. */
export const DESK_LISTS = [
  "submissions",
  "orders",
  "payments",
  "staff",
  "partners",
  "requests",
  "mails",
  "customServices",
  "history",
  "evaluations",
  "ranking",
  "catalogue",
  "recipients",
  "campaigns",
] as const;
export type DeskList = (typeof DESK_LISTS)[number];
