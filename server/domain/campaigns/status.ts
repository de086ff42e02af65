/** A campaign's messages leave only while it runs; a paused one goes on where it stopped, a stopped one does not. */
export const CAMPAIGN_STATUSES = ["draft", "running", "paused", "stopped", "finished"] as const;
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];
