import { and, count as rows, sql, type SQL } from "drizzle-orm";
import { kept } from "#db/kept.ts";
import { isChosen, readPageBy, type Slice } from "#db/page.ts";
import { submissions } from "#db/schema/index.ts";
import type { Reader, Tx } from "#db/client.ts";
import { isFoundBy } from "#db/full-text.ts";
import type { AskedOf } from "#domain/lists/contract.ts";
import { sumChosen, tally } from "#domain/lists/filter.ts";
import { submissionList } from "#domain/submissions/list.ts";
import type { Ctx } from "../context.ts";
import { question } from "../verb.ts";

type Asked = AskedOf<typeof submissionList>;

const SORTED = {
  created: submissions.createdAt,
  institution: submissions.institutionSort,
  stand: submissions.spaceM2,
};

/** A page of the staff list (SUB-01): rows, how many there are, and the count of every status under the search. */
export const listSubmissions = question("submissions.list", {
  may: ["submissions.view"],
  input: submissionList.input,
  async run(ctx, asked) {
    const { statuses } = submissionList.filters;
    const counts = tally(statuses, await countByStatus(ctx, asked));
    const total = sumChosen(statuses, counts, asked.filters.statuses);
    const key = {
      value: SORTED[asked.sort.column],
      tie: submissions.reference,
      isFound: asked.search !== "",
    };
    const page = await readPageBy(asked, key, total, (slice) => readRows(ctx, asked, slice));
    const items = page.items.map(({ submission }) => ({
      ...submission,
      createdAt: submission.createdAt.toISOString(),
      updatedAt: submission.updatedAt.toISOString(),
    }));
    return { ...page, items, counts: { statuses: counts } };
  },
});

const LISTED = {
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

function readRows(ctx: Ctx, { search, filters }: Asked, slice: Slice) {
  const { place, where, orderBy, limit } = slice;
  const isOfStatus = isChosen(submissions.status, submissionList.filters.statuses, filters.statuses, slice);
  return ctx.db.read
    .select({ submission: LISTED, place })
    .from(submissions)
    .where(and(isFoundBy(submissions.searchRow, "submission_search", search), isOfStatus, where))
    .orderBy(...orderBy)
    .limit(limit);
}

function countByStatus(ctx: Ctx, { search }: Asked) {
  const db = ctx.db.read;
  return search ? count(db, isFoundBy(submissions.searchRow, "submission_search", search)) : countAll(db);
}

const countAll = kept([submissions], (db) => count(db));

async function count(db: Reader | Tx, where?: SQL) {
  return db
    .select({ value: submissions.status, count: rows() })
    .from(submissions)
    .where(where)
    .groupBy(sql`+${submissions.status}`);
}
