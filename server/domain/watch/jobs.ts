/** What the portal does by the clock, in the order of the status page; clock-jobs.ts says when and how. */
export const JOBS = ["backup", "planned", "reminders", "forget", "sweepUploads", "sweepBytes"] as const;
export type JobName = (typeof JOBS)[number];
