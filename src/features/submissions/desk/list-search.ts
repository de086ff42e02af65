import * as v from "valibot";
import { submissionStatus } from "#domain/submissions/status.ts";

export const SORTS = ["newest", "oldest", "institution", "institutionDown", "largest", "smallest"] as const;
export type SubmissionSort = (typeof SORTS)[number];

export const PAGE_SIZE = 25;
/** The last page whose first row the server still counts to. */
const MAX_PAGE = 1_000_000_000 / PAGE_SIZE;

/** What the staff list keeps in its address; anything it does not understand is left out. */
export const ListSearchSchema = v.object({
  q: v.fallback(v.optional(v.string()), undefined),
  status: v.fallback(v.optional(submissionStatus()), undefined),
  sort: v.fallback(v.optional(v.picklist(SORTS)), undefined),
  page: v.fallback(
    v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_PAGE))),
    undefined,
  ),
});
export type ListSearch = v.InferOutput<typeof ListSearchSchema>;
