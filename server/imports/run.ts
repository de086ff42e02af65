import { importAt } from "#domain/imports/import.ts";
import { refuse } from "#domain/refusal.ts";
import { change } from "../verb.ts";
import { countStates } from "./count-states.ts";
import { loadSeen } from "./load.ts";
import { move } from "./renew.ts";

/**
 * Does what the plan says, by the very rows that were shown: from here on it goes by itself, whether or not anybody
 * looks on. What was promised is kept beside what is done; a second press finds it under way.
 */
export const runImport = change("imports.run", {
  may: ["catalogue.manage"],
  input: importAt,
  sample: (existing) => ({ id: existing.import, version: 1 }),
  async run(tx, ctx, input) {
    const before = await loadSeen(tx, ctx, input, "planned");
    const { created: _, changed: __, late: ___, ...predicted } = await countStates(tx, input.id);
    if (predicted.create + predicted.change === 0) throw refuse("nothingChanged");
    return move(tx, before, { status: "running", predicted, startedAt: ctx.now });
  },
});
