import { importAt } from "#domain/imports/import.ts";
import { loadRunAt, moveRun, resumeRun, startRun, stopRun } from "../runs/load.ts";
import { change } from "../verb.ts";
import { countStates } from "./count-states.ts";
import { factsOf, IMPORT_RUNS } from "./runs-of.ts";

/**
 * Does what the plan says, by the very rows that were shown: from here on it goes by itself, whether or not anybody
 * looks on. What was promised is kept beside what is done; a second press finds it under way.
 */
export const runImport = change("imports.run", {
  may: ["catalogue.manage"],
  input: importAt,
  sample: (existing) => ({ id: existing.import, version: 1 }),
  async run(tx, ctx, input) {
    const before = await loadRunAt(tx, ctx, IMPORT_RUNS, input, "planned");
    const { created: _, changed: __, late: ___, ...predicted } = await countStates(tx, input.id);
    const count = predicted.create + predicted.change;
    return startRun(tx, before, ctx.now, { count, facts: { ...factsOf(before), predicted } });
  },
});

/** Stops an import where it is: what is done stays done, the rest waits for somebody to go on. */
export const stopImport = change("imports.stop", {
  may: ["catalogue.manage"],
  input: importAt,
  sample: (existing) => ({ id: existing.import, version: 1 }),
  run: (tx, ctx, input) => stopRun(tx, ctx, IMPORT_RUNS, input),
});

/** Goes on where it was stopped. */
export const resumeImport = change("imports.resume", {
  may: ["catalogue.manage"],
  input: importAt,
  sample: (existing) => ({ id: existing.import, version: 1 }),
  run: (tx, ctx, input) => resumeRun(tx, ctx, IMPORT_RUNS, input),
});

/** Assesses the rows of a plan again, mended cells included: the catalogue may have changed since. */
export const renewImport = change("imports.renew", {
  may: ["catalogue.manage"],
  input: importAt,
  sample: (existing) => ({ id: existing.import, version: 1 }),
  run: async (tx, ctx, input) =>
    moveRun(tx, await loadRunAt(tx, ctx, IMPORT_RUNS, input, "planned"), { status: "reading" }),
});
