import { listOf } from "../lists/contract.ts";
import { choice } from "../lists/filter.ts";
import { LETTER_KINDS } from "./kinds.ts";
import { CAMPAIGN_STATUSES } from "./status.ts";

/** The list of campaigns and their drafts, newest first. */
export const campaignList = listOf("campaigns", {
  columns: { created: "desc" },
  sort: "created",
  filters: { statuses: choice(CAMPAIGN_STATUSES), kinds: choice(LETTER_KINDS) },
});
