import { countryName } from "#domain/countries.ts";
import { rankingList } from "#domain/evaluations/ranking.ts";
import type { Ctx } from "../context.ts";
import { everyRanked, type RankedRow } from "../evaluations/ranking.ts";
import { exportOf, isMeant } from "./export-of.ts";

/** A ranking is worked out as a whole, once for each file. */
const worked = new WeakMap<Ctx, Map<string, RankedRow>>();

/** The ranking as its reader may see it, as a file; whoever defends it has the marks in the list of evaluations. */
export const rankingExport = exportOf({
  list: "ranking",
  contract: rankingList,
  may: ["evaluations.view"],
  async meet(ctx, { question, ...choice }) {
    const rows = await everyRanked(ctx, question);
    worked.set(ctx, new Map(rows.map((row) => [row.id, row])));
    return rows.filter(isMeant(choice)).map(({ id }) => id);
  },
  read: async (ctx, ids) => ids.flatMap((id) => worked.get(ctx)?.get(id) ?? []),
  heads: () => ({}) as never,
  columns: {
    file: [
      { heading: "rank", of: "rank", kind: "number", value: (row) => row.rank },
      {
        heading: "reference",
        of: "institution",
        kind: "text",
        width: 16,
        value: (row) => row.submission.reference,
      },
      {
        heading: "institution",
        of: "institution",
        kind: "text",
        width: 40,
        value: (row) => row.submission.institutionName,
      },
      {
        heading: "country",
        of: null,
        kind: "text",
        width: 18,
        value: (row, { locale }) => countryName(row.submission.country, locale),
      },
      { heading: "size", of: "size", kind: "number", value: (row) => row.submission.spaceM2 },
      {
        heading: "status",
        of: "status",
        kind: "text",
        width: 18,
        value: (row, { LL }) => LL.statuses.submission[row.submission.status](),
      },
      {
        heading: "plan",
        of: "plan",
        kind: "text",
        width: 18,
        value: ({ plan }, { LL }) => (plan === "none" ? null : LL.decisions.plans[plan]()),
      },
      { heading: "state", of: "rank", kind: "text", value: (row, { LL }) => LL.ranking.states[row.state]() },
      { heading: "mean", of: "mean", kind: "number", value: (row) => row.mean },
      { heading: "median", of: "median", kind: "number", value: (row) => row.median },
      { heading: "deviation", of: "spread", kind: "number", value: (row) => row.deviation },
      { heading: "marks", of: "marks", kind: "number", value: (row) => row.n },
      { heading: "ownMark", of: "own", kind: "number", value: (row) => row.own },
    ],
  },
});
