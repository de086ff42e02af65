import type { ReadDb } from "#db/client.ts";
import { isFoundBy } from "#db/full-text.ts";
import { submissions } from "#db/schema/index.ts";
import { rankingList } from "#domain/evaluations/ranking.ts";
import { can } from "#domain/permissions.ts";
import { listInMemory, pageOf } from "../lists/list-in-memory.ts";
import { question } from "../call/verb.ts";
import { readSeason } from "./ranking-season.ts";

/** Of a submission whose marks are closed to the reader there are neither figures nor a rank, whatever others gave. */
const ranked = listInMemory(rankingList, {
  read: (db, { actor }) => readSeason(db, actor.id, can(actor, "decisions.plan")),
  async isFound({ search }, db) {
    if (search === "") return () => true;
    const found = await findSubmissions(db, search);
    return ({ id }) => found.has(id);
  },
  values: ({ state, plan, submission: { status } }) => ({ states: state, plans: plan, statuses: status }),
  /** What has no rank stays behind what has one. */
  place({ rank, state, n, deviation, sorted, submission }, { column, direction }) {
    const apart = direction === "asc" ? 1e9 : -1e9;
    const values = {
      rank: rank ?? apart * (state === "incomplete" ? 1 : 2) - (n ?? 0),
      spread: deviation ?? apart,
      marks: n ?? apart,
      institution: sorted,
    };
    return { value: values[column], tie: submission.reference };
  },
});

/** A page of the submissions by what was marked, as one reader may see it. */
export const rankSubmissions = question("evaluations.ranking", {
  may: ["evaluations.view"],
  input: rankingList.input,
  sample: {},
  async run(ctx, asked) {
    const { rows, counts, read } = await ranked.find(ctx, asked);
    return { ...(await pageOf(asked, rows)), counts, ownMean: read.ownMean, needed: read.needed };
  },
});

/** The whole ranking of a reader, for files of it and for acting on many. */
export const everyRanked = ranked.every;

async function findSubmissions(db: ReadDb, search: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: submissions.id })
    .from(submissions)
    .where(isFoundBy(submissions.searchRow, "submission_search", search));
  return new Set(rows.map(({ id }) => id));
}
