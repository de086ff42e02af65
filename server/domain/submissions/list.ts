import { listOf } from "../lists/contract.ts";
import { choice } from "../lists/filter.ts";
import { age, onDay, range } from "../lists/spans.ts";
import { COUNTRIES } from "../countries.ts";
import { LOCALES } from "../locales.ts";
import { INSTITUTION_TYPES, MAX_SPACE_M2, STAND_CHOICES, THEMATIC_AREAS } from "./options.ts";
import { submissionStatus } from "./status-input.ts";
import { LISTED_BY_DEFAULT, SUBMISSION_STATUSES } from "./status.ts";

/** The list of submissions (SUB-01, SUB-04); HIDDEN and DUPLICATE only when chosen. */
export const submissionList = listOf("submissions", {
  columns: { created: "desc", institution: "asc", stand: "desc" },
  sort: "created",
  filters: {
    statuses: choice(SUBMISSION_STATUSES, { usual: LISTED_BY_DEFAULT, item: submissionStatus() }),
    themes: choice(THEMATIC_AREAS),
    countries: choice(COUNTRIES),
    types: choice(INSTITUTION_TYPES),
    stands: choice(STAND_CHOICES),
    languages: choice(LOCALES),
    area: range(MAX_SPACE_M2),
    /** A decision not sent yet; a possible duplicate to judge; approved without an account. */
    waits: choice(["letter", "likeness", "account"]),
    /** Days in the event's time zone, both included. */
    receivedFrom: onDay(),
    receivedTo: onDay(),
    /** Received within the last number of days. */
    recent: age(),
    /** Undecided for more than this many days. */
    waiting: age(),
  },
});
