import type { MoveTable } from "../moves.ts";
import type { CampaignStatus } from "./status.ts";

/**
 * A planned campaign leaves at its time, or as a draft again lets its recipients go; a paused one goes on where it was;
 * a stopped one leaves out whoever still waits.
 */
export const CAMPAIGN_MOVES = {
  send: { from: ["draft"], to: "running", by: ["staff"] },
  plan: { from: ["draft"], to: "planned", by: ["staff"] },
  replan: { from: ["planned"], to: "planned", by: ["staff"] },
  sendNow: { from: ["planned"], to: "running", by: ["staff"] },
  unplan: { from: ["planned"], to: "draft", by: ["staff"] },
  pause: { from: ["running"], to: "paused", by: ["staff"] },
  resume: { from: ["paused"], to: "running", by: ["staff"] },
  stop: { from: ["running", "paused"], to: "stopped", by: ["staff"] },
  retry: { from: ["finished", "stopped", "paused", "running"], to: "running", by: ["staff"] },
} as const satisfies MoveTable<CampaignStatus>;
export type CampaignVerb = keyof typeof CAMPAIGN_MOVES;

/** How many recipients are where; they add up to all of them. */
export type CampaignCounts = {
  waiting: number;
  sent: number;
  /** Messages not sent because there is no mail server. */
  kept: number;
  failed: number;
  skipped: number;
};

/** Whether messages were refused for good, or held back while there was no mail server. */
export function canRetry({ failed, kept }: CampaignCounts, isDelivered: boolean): boolean {
  return failed > 0 || (kept > 0 && isDelivered);
}

export function recipientsOf({ waiting, sent, kept, failed, skipped }: CampaignCounts): number {
  return waiting + sent + kept + failed + skipped;
}
