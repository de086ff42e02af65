/** What the desk's frame and its palette say, and most pages in it. */
export const DESK_WORDS = ["rail", "statuses", "history", "table"] as const;

/** The words of refusals in the staff area; pages that show refusals before a touch load them themselves. */
export const LATE_DESK_WORDS = ["obstacles", "deskObstacles"] as const;
