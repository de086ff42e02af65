import { and, asc, count, desc, inArray } from "drizzle-orm";
import * as v from "valibot";
import { submissions } from "#db/schema/index.ts";
import { matchesText } from "#db/search-text.ts";
import { cursor, list, optionalText } from "#domain/fields.ts";
import {
  LISTED_BY_DEFAULT,
  SUBMISSION_STATUSES,
  submissionStatus,
  type SubmissionStatus,
} from "#domain/submissions/status.ts";
import type { Ctx } from "../context.ts";
import { question } from "../verb.ts";

export const SUBMISSION_SORTS = [
  "newest",
  "oldest",
  "institution",
  "institutionDown",
  "largest",
  "smallest",
] as const;
export type SubmissionSort = (typeof SUBMISSION_SORTS)[number];

const listInput = v.strictObject({
  search: optionalText(200),
  /** Empty means the five that are listed by default: HIDDEN and DUPLICATE only when asked for. */
  statuses: v.optional(list(submissionStatus(), SUBMISSION_STATUSES.length), []),
  sort: v.optional(v.picklist(SUBMISSION_SORTS), "newest"),
  cursor: cursor(),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 25),
});

/** The searched text begins with the institution's name, so that it sorts without case and accents. */
const ORDER = {
  newest: [desc(submissions.createdAt), desc(submissions.reference)],
  oldest: [asc(submissions.createdAt), asc(submissions.reference)],
  institution: [asc(submissions.search), asc(submissions.id)],
  institutionDown: [desc(submissions.search), desc(submissions.id)],
  largest: [desc(submissions.spaceM2), desc(submissions.createdAt), desc(submissions.id)],
  smallest: [asc(submissions.spaceM2), desc(submissions.createdAt), desc(submissions.id)],
} as const satisfies Record<SubmissionSort, readonly unknown[]>;

/** A page of the staff list (SUB-01): rows, how many there are, and the count of every status under the search. */
export const listSubmissions = question("submissions.list", {
  may: ["submissions.view"],
  input: listInput,
  async run(ctx, input) {
    const statuses = input.statuses.length > 0 ? input.statuses : LISTED_BY_DEFAULT;
    const found = matchesText(submissions.search, input.search);
    const counts = await countByStatus(ctx, found);
    const total = [...new Set(statuses)].reduce((sum, status) => sum + counts[status], 0);
    const items = await ctx.db.read
      .select(COLUMNS)
      .from(submissions)
      .where(and(found, inArray(submissions.status, [...statuses])))
      .orderBy(...ORDER[input.sort])
      .limit(input.limit)
      .offset(input.cursor);
    const next = input.cursor + items.length;
    return {
      items: items.map((item) => ({
        ...item,
        createdAt: item.createdAt.toISOString(),
        updatedAt: item.updatedAt.toISOString(),
      })),
      nextCursor: next < total ? next : null,
      total,
      counts,
    };
  },
});

const COLUMNS = {
  id: submissions.id,
  reference: submissions.reference,
  status: submissions.status,
  institutionName: submissions.institutionName,
  institutionType: submissions.institutionType,
  country: submissions.country,
  representativeName: submissions.representativeName,
  representativeEmail: submissions.representativeEmail,
  standType: submissions.standType,
  spaceM2: submissions.spaceM2,
  createdAt: submissions.createdAt,
  updatedAt: submissions.updatedAt,
};

async function countByStatus(
  ctx: Ctx,
  found: ReturnType<typeof matchesText>,
): Promise<Record<SubmissionStatus, number>> {
  const rows = await ctx.db.read
    .select({ status: submissions.status, count: count() })
    .from(submissions)
    .where(found)
    .groupBy(submissions.status);
  const counts = Object.fromEntries(SUBMISSION_STATUSES.map((status) => [status, 0]));
  for (const row of rows) counts[row.status] = row.count;
  return counts as Record<SubmissionStatus, number>;
}
