import { listOf } from "../lists/contract.ts";
import { id } from "../fields.ts";
import { choice, single } from "../lists/filter.ts";
import { onDay } from "../lists/spans.ts";
import { LOCALES } from "../locales.ts";
import { OUTBOX_STATUSES } from "./statuses.ts";
import { LANES, MAIL_TOPICS } from "./topics.ts";

/** Every message, newest first. */
export const mailList = listOf("mails", {
  columns: { created: "desc" },
  sort: "created",
  filters: {
    statuses: choice(OUTBOX_STATUSES),
    topics: choice(MAIL_TOPICS),
    lanes: choice(LANES),
    /** Its recipients, from its own page. */
    campaign: single(id()),
    languages: choice(LOCALES),
    /** In the event's zone, both included. */
    writtenFrom: onDay(),
    writtenTo: onDay(),
  },
});
