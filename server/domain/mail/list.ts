import { listOf } from "../lists/contract.ts";
import { id } from "../fields.ts";
import { choice, single } from "../lists/filter.ts";
import { onDay } from "../lists/spans.ts";
import { LOCALES } from "../locales.ts";
import { OUTBOX_STATUSES } from "./statuses.ts";
import { LANES, MAIL_TOPICS } from "./topics.ts";

/** The list of all messages, newest first. */
export const mailList = listOf("mails", {
  columns: { created: "desc" },
  sort: "created",
  filters: {
    statuses: choice(OUTBOX_STATUSES),
    topics: choice(MAIL_TOPICS),
    lanes: choice(LANES),
    /** The campaign whose recipients are listed, from its own page. */
    campaign: single(id()),
    languages: choice(LOCALES),
    /** Days in the event's time zone, both included. */
    writtenFrom: onDay(),
    writtenTo: onDay(),
  },
});
