import { whyNotNow } from "./campaigns/check-again.ts";
import { withText } from "./campaigns/letter.ts";
import type { CampaignMail } from "./mail/campaign-mail.ts";

/** Given to the mail worker, which knows no campaigns. */
export const CAMPAIGN_MAIL: CampaignMail = { whyNotNow, withText };
