import { rankingColumns } from "#domain/evaluations/ranking-columns.ts";
import { rankingList } from "#domain/evaluations/ranking.ts";
import type { Ctx } from "../context.ts";
import { everyRanked, type RankedRow } from "./ranking.ts";
import { exportOf, isMeant } from "../exports/export-of.ts";

/** A ranking is worked out as a whole, once for each file. */
const worked = new WeakMap<Ctx, Map<string, RankedRow>>();

/** The ranking as its reader may see it, as a file; whoever defends it has the marks in the list of evaluations. */
export const rankingExport = exportOf({
  contract: rankingList,
  may: ["evaluations.view"],
  async meet(ctx, { question, ...choice }) {
    const rows = await everyRanked(ctx, question);
    worked.set(ctx, new Map(rows.map((row) => [row.id, row])));
    return rows.filter(isMeant(choice)).map(({ id }) => id);
  },
  read,
  columns: rankingColumns,
  heads: (LL) => LL.ranking.columns,
});

async function read(ctx: Ctx, ids: readonly string[]): Promise<RankedRow[]> {
  return ids.flatMap((id) => worked.get(ctx)?.get(id) ?? []);
}
