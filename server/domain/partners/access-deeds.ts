import type { HistoryAction } from "../records.ts";

/** What is done about an account for one submission, whose history tells it. */
export const ACCESS_DEEDS = [
  "create",
  "link",
  "acceptInvitation",
  "removeColleague",
  "detach",
] as const satisfies readonly HistoryAction<"account">[];
