import { asc, inArray } from "drizzle-orm";
import { bulkRuns } from "#db/schema/index.ts";
import { describeError } from "../platform/log.ts";
import type { Portal } from "../portal.ts";
import type { BulkRun } from "./load.ts";

export type BulkRunner = {
  /** There may be a run to go on with: looks at once. */
  wake: () => void;
  /** Finishes the record under way; the rest goes on at the next start. */
  stop: () => Promise<void>;
  /** Resolves when every run has come to its end. */
  drain: () => Promise<void>;
};

/** After a failure of the disk it looks again. */
const LOOK_AGAIN_MS = 15_000;

/**
 * Goes through the records of runs that somebody began, one transaction each, whether or not a page shows it; what a
 * restart interrupted goes on after it. Others' changes come between the records (`db.write`).
 */
export function startBulkRunner(portal: Portal): BulkRunner {
  let isStopped = false;
  let working: Promise<void> | undefined;
  let isWanted = false;
  const timer = setInterval(wake, LOOK_AGAIN_MS);
  timer.unref();

  function wake(): void {
    isWanted = true;
    working ??= work().finally(() => {
      working = undefined;
      if (isWanted && !isStopped) wake();
    });
  }

  async function work(): Promise<void> {
    isWanted = false;
    try {
      for (const run of await findRuns(portal)) await goThrough(run);
    } catch (error) {
      portal.log.error(describeError(error), "a run over many records waits");
    }
  }

  /** A start reads none of the verbs; they come with the first run. */
  async function goThrough(run: BulkRun): Promise<void> {
    const { step } = await import("./step.ts");
    do {
      if (isStopped) return;
    } while (!(await step(portal, run)));
  }

  async function settle(): Promise<void> {
    await working;
    if (working) await settle();
  }

  wake();
  return {
    wake,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await working;
    },
    drain() {
      wake();
      return settle();
    },
  };
}

function findRuns({ db }: Portal): Promise<BulkRun[]> {
  return db.read
    .select()
    .from(bulkRuns)
    .where(inArray(bulkRuns.status, ["running", "undoing"]))
    .orderBy(asc(bulkRuns.startedAt));
}
