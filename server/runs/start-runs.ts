import { and, asc, gt, inArray, sql } from "drizzle-orm";
import { readHold } from "#db/hold.ts";
import { runs } from "#db/schema/index.ts";
import { UNDER_WAY } from "#domain/runs/run.ts";
import type { Portal } from "../portal/portal.ts";
import { readLate } from "../portal/read-late.ts";
import { type Runner, startRunner } from "./runner.ts";
import { claimOf, type Run, type RunKinds } from "./kind.ts";

/** Advances every run under way. The kinds are loaded with the first run, to keep the start fast. */
export function startRuns(portal: Portal, readKinds: () => Promise<RunKinds>): Runner {
  return startRunner<Run>(portal, {
    async find({ db }) {
      const hold = await readHold(db.read);
      const began = sql`coalesce(${runs.startedAt}, ${runs.createdAt})`;
      return db.read
        .select()
        .from(runs)
        .where(and(inArray(runs.status, [...UNDER_WAY]), hold && gt(began, hold.until.getTime())))
        .orderBy(asc(runs.createdAt));
    },
    async step(of, run) {
      const [{ step }, kinds] = await Promise.all([readLate(() => import("./step.ts")), readKinds()]);
      return step(of, kinds, run);
    },
    claim: claimOf,
    waits: "a run waits",
  });
}
