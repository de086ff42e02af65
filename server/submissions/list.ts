import { and, count as rows, sql, type SQL } from "drizzle-orm";
import { kept } from "#db/kept.ts";
import { everyOf, isNamed, type Moment } from "#db/every.ts";
import { hasChosenValue, readPageBy, type Slice, type SortKey } from "#db/page.ts";
import { submissions } from "#db/schema/index.ts";
import type { ReadDb, Tx } from "#db/client.ts";
import { isFoundBy } from "#db/full-text.ts";
import type { AskedOf } from "#domain/lists/contract.ts";
import { sumChosen, tally } from "#domain/lists/filter.ts";
import { submissionList } from "#domain/submissions/list.ts";
import type { Ctx } from "../context.ts";
import { readMoment } from "../event/moment.ts";
import { question } from "../verb.ts";
import { isSubmissionOf } from "./narrow.ts";

type Asked = AskedOf<typeof submissionList>;
type Question = Pick<Asked, "search" | "filters" | "sort">;

const SORTED = {
  created: submissions.createdAt,
  institution: submissions.institutionSort,
  stand: submissions.spaceM2,
};

/** A page of the staff list (SUB-01): rows, how many there are, and the count of every status under the search. */
export const listSubmissions = question("submissions.list", {
  may: ["submissions.view"],
  input: submissionList.input,
  sample: {},
  async run(ctx, asked) {
    const { statuses } = submissionList.filters;
    const moment = await readMoment(ctx);
    const counts = tally(statuses, await countByStatus(ctx, asked, moment));
    const total = sumChosen(statuses, counts, asked.filters.statuses);
    const page = await readPageBy(asked, sortKeyOf(asked), total, (slice) =>
      readRows(ctx, asked, slice, moment),
    );
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
  pavillionFocus: submissions.pavillionFocus,
  standType: submissions.standType,
  spaceM2: submissions.spaceM2,
  createdAt: submissions.createdAt,
  updatedAt: submissions.updatedAt,
};

export function sortKeyOf({ sort, search }: Question): SortKey {
  return { value: SORTED[sort.column], tie: submissions.reference, isFound: search !== "" };
}

export function isListed(question: Question, slice: Slice, moment: Moment): SQL | undefined {
  const { statuses } = submissionList.filters;
  const isOfStatus = hasChosenValue(submissions.status, statuses, question.filters.statuses, slice);
  return and(isMeant(question, moment), isOfStatus, slice.where);
}

/** What is searched for and filtered by, whatever its status: what each status is counted under. */
function isMeant({ search, filters }: Question, moment: Moment): SQL | undefined {
  return and(isFoundBy(submissions.searchRow, "submission_search", search), isSubmissionOf(filters, moment));
}

/** The whole list, for files of it and for acting on many. */
export const everySubmission = everyOf(submissionList, {
  key: sortKeyOf,
  find: (db, question, slice, ids, moment) =>
    db
      .select({ id: submissions.id, version: submissions.version, place: slice.place })
      .from(submissions)
      .where(ids ? and(isNamed(submissions.id, ids), slice.where) : isListed(question, slice, moment))
      .orderBy(...slice.orderBy)
      .limit(slice.limit),
});

function readRows(ctx: Ctx, asked: Asked, slice: Slice, moment: Moment) {
  const { place, orderBy, limit } = slice;
  return ctx.db.read
    .select({ submission: LISTED, place })
    .from(submissions)
    .where(isListed(asked, slice, moment))
    .orderBy(...orderBy)
    .limit(limit);
}

function countByStatus(ctx: Ctx, asked: Asked, moment: Moment) {
  const where = isMeant(asked, moment);
  return where ? count(ctx.db.read, where) : countAll(ctx.db.read);
}

const countAll = kept([submissions], (db) => count(db));

async function count(db: ReadDb | Tx, where?: SQL) {
  return db
    .select({ value: submissions.status, count: rows() })
    .from(submissions)
    .where(where)
    .groupBy(sql`+${submissions.status}`);
}
