import { inArray } from "drizzle-orm";
import { rewrite } from "#db/records.ts";
import { importRows, imports } from "#db/schema/index.ts";
import { importAt } from "#domain/imports/import.ts";
import { refuse } from "#domain/refusal.ts";
import { change } from "../call/verb.ts";
import { loadPlanAt, noteImport } from "./load.ts";
import { makeItems } from "./make-items.ts";
import { readStoredRows, storeRows } from "./stored-rows.ts";

/**
 * Does what the plan shows, in one transaction: all of it or nothing. What others changed since stays as it is, and
 * its row says so.
 */
export const runImport = change("imports.run", {
  may: ["catalogue.manage"],
  input: importAt,
  sample: (existing) => ({ id: existing.import, version: 1 }),
  prepare: ({ db }, { id }) => readStoredRows(db.read, id, inArray(importRows.state, ["create", "change"])),
  async run(tx, ctx, seen, rows) {
    // Refused unless the version is current: a corrected row makes another version.
    const plan = await loadPlanAt(tx, ctx, seen);
    if (rows.length === 0) throw refuse("nothingChanged");
    await storeRows(tx, plan.id, await makeItems(tx, ctx, plan, rows));
    const { id, version } = await rewrite(tx, imports, plan, { doneAt: ctx.now });
    noteImport(tx, ctx, id);
    return { id, version };
  },
});
