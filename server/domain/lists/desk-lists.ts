/**
 * The lists of the desk by the names that their contracts have: the team keeps views of each and takes each away as a
 * file. A screen takes the contract of no other list.
 */
export const DESK_LISTS = [
  "submissions",
  "orders",
  "staff",
  "partners",
  "requests",
  "mails",
  "customServices",
  "history",
  "evaluations",
  "ranking",
  "catalogue",
] as const;
export type DeskList = (typeof DESK_LISTS)[number];
