/** What the desk's frame and its palette say, and most pages in it. */
export const DESK_WORDS = ["rail", "statuses", "history", "table"] as const;

/** What is refused at the desk: pages that show it before a touch ask for it themselves. */
export const LATE_DESK_WORDS = ["obstacles", "deskObstacles"] as const;
