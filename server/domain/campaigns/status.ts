/**
 * A campaign's messages leave only while it runs, which a planned one begins by itself at its time; a paused one goes on
 * where it stopped, a stopped one does not.
 */
export const CAMPAIGN_STATUSES = ["draft", "planned", "running", "paused", "stopped", "finished"] as const;
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];
