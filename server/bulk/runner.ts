import { asc, inArray } from "drizzle-orm";
import { bulkRuns } from "#db/schema/index.ts";
import type { Portal } from "../portal.ts";
import { type Runner, startRunner } from "../runner.ts";
import type { BulkRun } from "./load.ts";

/** Goes through the records of runs that somebody began, one after another. */
export function startBulkRunner(portal: Portal): Runner {
  return startRunner<BulkRun>(portal, {
    find: findRuns,
    /** A start reads none of the verbs; they come with the first run. */
    step: async (of, run) => (await import("./step.ts")).step(of, run),
    waits: "a run over many records waits",
  });
}

function findRuns({ db }: Portal): Promise<BulkRun[]> {
  return db.read
    .select()
    .from(bulkRuns)
    .where(inArray(bulkRuns.status, ["running", "undoing"]))
    .orderBy(asc(bulkRuns.startedAt));
}
