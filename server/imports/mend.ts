import { rewrite } from "#db/records.ts";
import { imports } from "#db/schema/index.ts";
import { mendInput } from "#domain/imports/import.ts";
import { refuse } from "#domain/refusal.ts";
import { change } from "../call/verb.ts";
import { loadPlanAt, noteImport } from "./load.ts";
import { asItCame, isOtherwise, readStoredRows, storeRows } from "./stored-rows.ts";
import { assessRows } from "./assess.ts";

/**
 * Corrects cells of a row, leaves it out or takes it in again; all rows are assessed again, since rows of one item
 * depend on each other. Answers the row's outcome.
 */
export const mendRow = change("imports.mend", {
  may: ["catalogue.manage"],
  input: mendInput,
  sample: (existing) => ({ id: existing.import, version: 1, row: 2, isLeftOut: true }),
  async prepare(ctx, { row, cells, isLeftOut, ...seen }) {
    const { shape } = await loadPlanAt(ctx.db.read, ctx, seen);
    const stored = await readStoredRows(ctx.db.read, seen.id);
    if (!stored.some((one) => one.row === row)) throw refuse("notFound", { record: "import" });
    const rows = stored.map(asItCame).map((one) => {
      if (one.row !== row) return one;
      const mended = cells ? { cells: { ...one.cells, ...cells }, misfit: null } : {};
      return { ...one, ...mended, isLeftOut: isLeftOut ?? one.isLeftOut };
    });
    const planned = await assessRows(ctx.db.read, rows, shape, ctx.actor.language);
    return {
      changed: planned.filter((one, at) => isOtherwise(one, stored[at])),
      outcome: planned.find((one) => one.row === row)?.outcome,
    };
  },
  async run(tx, ctx, { id, version }, { changed, outcome }) {
    const before = await loadPlanAt(tx, ctx, { id, version });
    if (changed.length === 0) throw refuse("nothingChanged");
    await storeRows(tx, id, changed);
    const after = await rewrite(tx, imports, before, {});
    noteImport(tx, ctx, id);
    return { id, version: after.version, outcome };
  },
});
