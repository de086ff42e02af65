import { importAt } from "#domain/imports/import.ts";
import { loadRunAt, moveRun, resumeRun, startRun, stopRun, undoRun } from "../runs/load.ts";
import { change } from "../verb.ts";
import { countStates } from "./count-states.ts";
import { factsOf, IMPORT_RUNS } from "./runs-of.ts";

/**
 * Imports the rows as shown, in the background. The predicted outcome is kept beside the result; a second press finds
 * it under way.
 */
export const runImport = change("imports.run", {
  may: ["catalogue.manage"],
  input: importAt,
  sample: (existing) => ({ id: existing.import, version: 1 }),
  async run(tx, ctx, input) {
    const before = await loadRunAt(tx, ctx, IMPORT_RUNS, input, "planned");
    const {
      created: _,
      changed: __,
      late: ___,
      undone: ____,
      kept: _____,
      ...predicted
    } = await countStates(tx, input.id);
    const count = predicted.create + predicted.change;
    return startRun(tx, before, ctx.now, { count, facts: { ...factsOf(before), predicted } });
  },
});

/** What is done stays; the rest waits. */
export const stopImport = change("imports.stop", {
  may: ["catalogue.manage"],
  input: importAt,
  sample: (existing) => ({ id: existing.import, version: 1 }),
  run: (tx, ctx, input) => stopRun(tx, ctx, IMPORT_RUNS, input),
});

export const resumeImport = change("imports.resume", {
  may: ["catalogue.manage"],
  input: importAt,
  sample: (existing) => ({ id: existing.import, version: 1 }),
  run: (tx, ctx, input) => resumeRun(tx, ctx, IMPORT_RUNS, input),
});

/** Assesses the rows again, as the catalogue may have changed. */
export const renewImport = change("imports.renew", {
  may: ["catalogue.manage"],
  input: importAt,
  sample: (existing) => ({ id: existing.import, version: 1 }),
  run: async (tx, ctx, input) =>
    moveRun(tx, await loadRunAt(tx, ctx, IMPORT_RUNS, input, "planned"), { status: "reading" }),
});

/** Within a day: what it made goes, what it changed is set back; whatever was changed or ordered since stays. */
export const undoImport = change("imports.undo", {
  may: ["catalogue.manage"],
  input: importAt,
  sample: (existing) => ({ id: existing.import, version: 1 }),
  run: async (tx, ctx, input) =>
    undoRun(tx, await loadRunAt(tx, ctx, IMPORT_RUNS, input, "done"), IMPORT_RUNS, ctx.now, true),
});
