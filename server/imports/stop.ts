import { importAt } from "#domain/imports/import.ts";
import { change } from "../verb.ts";
import { loadSeen } from "./load.ts";
import { move } from "./renew.ts";

/** Stops an import where it is: what is done stays done, the rest waits for somebody to go on. */
export const stopImport = change("imports.stop", {
  may: ["catalogue.manage"],
  input: importAt,
  sample: (existing) => ({ id: existing.import, version: 1 }),
  async run(tx, ctx, input) {
    return move(tx, await loadSeen(tx, ctx, input, "running"), { status: "stopped" });
  },
});

/** Goes on where it was stopped. */
export const resumeImport = change("imports.resume", {
  may: ["catalogue.manage"],
  input: importAt,
  sample: (existing) => ({ id: existing.import, version: 1 }),
  async run(tx, ctx, input) {
    return move(tx, await loadSeen(tx, ctx, input, "stopped"), { status: "running" });
  },
});
