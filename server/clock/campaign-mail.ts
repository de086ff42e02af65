import { whyNotNow } from "../campaigns/check-again.ts";
import { withText } from "../campaigns/letter.ts";
import type { CampaignMail } from "../mail/campaign-mail.ts";
import { whyNoReminder } from "../reminders/still-due.ts";

/** Given to the mail worker, which knows neither campaigns nor reminders. */
export const CAMPAIGN_MAIL: CampaignMail = {
  whyNotNow: (tx, row, portal) =>
    row.lane === "campaign" ? whyNotNow(tx, row, portal) : whyNoReminder(tx, row),
  withText,
};
