export const MAIL_TOPICS = [
  "submission",
  "decision",
  "access",
  "order",
  "payment",
  "request",
  "reminder",
  "evaluation",
  "campaign",
] as const;
export type MailTopic = (typeof MAIL_TOPICS)[number];

/**
 * Each is served by itself, so that none waits for another: nobody with a code in hand waits for a campaign. Urgent is
 * what somebody sits and waits for.
 */
export const LANES = ["urgent", "ordinary", "campaign"] as const;
export type Lane = (typeof LANES)[number];
