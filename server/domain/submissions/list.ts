import { listOf } from "../lists/contract.ts";
import { choice } from "../lists/filter.ts";
import { LISTED_BY_DEFAULT, SUBMISSION_STATUSES, submissionStatus } from "./status.ts";

/** The submissions as staff list them (SUB-01, SUB-04): HIDDEN and DUPLICATE only when somebody asks for them. */
export const submissionList = listOf("submissions", {
  columns: { created: "desc", institution: "asc", stand: "desc" },
  sort: "created",
  filters: {
    statuses: choice(SUBMISSION_STATUSES, { usual: LISTED_BY_DEFAULT, item: submissionStatus() }),
  },
});
