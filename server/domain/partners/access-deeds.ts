import type { HistoryAction } from "../records.ts";

/** Actions on an account for one submission, recorded in the submission's history. */
export const ACCESS_DEEDS = [
  "create",
  "link",
  "acceptInvitation",
  "removeColleague",
  "detach",
] as const satisfies readonly HistoryAction<"account">[];
