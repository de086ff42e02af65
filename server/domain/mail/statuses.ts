/** `kept`: there is no mail server; `dead`: given up; `skipped`: not sent in a campaign, for the row's reason. */
export const OUTBOX_STATUSES = [
  "draft",
  "queued",
  "sending",
  "sent",
  "kept",
  "failed",
  "dead",
  "skipped",
] as const;
export type OutboxStatus = (typeof OUTBOX_STATUSES)[number];
