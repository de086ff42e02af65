/** What the desk's frame and its palette say, and most pages in it. */
export const DESK_WORDS = [
  "statuses",
  "history",
  "table",
  "listing",
  "validation",
  "refusals",
  "obstacles",
  "deskObstacles",
] as const;
