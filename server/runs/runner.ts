import { isBusy } from "#domain/refusal.ts";
import { describeError } from "../platform/log.ts";
import type { Portal } from "../portal/portal.ts";

export type Runner = {
  /** There may be a run to go on with: looks at once. */
  wake: () => void;
  /** Finishes the step under way; the rest goes on at the next start. */
  stop: () => Promise<void>;
  /** Resolves when every run has come to its end. */
  drain: () => Promise<void>;
};

/** What is gone through step by step. */
type Work<Run> = {
  /** Runs under way, the first begun first; queried again whenever a run may have begun. */
  find: (portal: Portal) => Promise<Run[]>;
  /** Goes one step further, in a transaction of its own; true once there is nothing left to do. */
  step: (portal: Portal, run: Run) => Promise<boolean>;
  /** By this name one of the processes that share a database holds a run; the others leave it. */
  claim: (run: Run) => string;
  /** What the log says when one has to wait. */
  waits: string;
};

/** How long the claims of a crashed process last. */
const CLAIM_MS = 30_000;
const PROLONG_MS = 5_000;

/** After a failure of the disk, or when too much is going on, it looks again. */
const LOOK_AGAIN_MS = 15_000;

/**
 * Goes through what somebody began, one transaction each step, whether or not a page shows it; what a restart
 * interrupted goes on after it. Others' changes come between the steps (`db.write`).
 */
export function startRunner<Run extends { id: string }>(
  portal: Portal,
  { find, step, claim, waits }: Work<Run>,
): Runner {
  const holding = openHolding(portal);
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

  /** Runs take turns, a step each: a long run delays no short one, and a new run joins in. */
  async function work(): Promise<void> {
    try {
      for (let underWay: Run[] = []; ;) {
        if (isWanted) underWay = await join(underWay);
        if (isStopped || underWay.length === 0) return;
        const left: Run[] = [];
        for (const run of underWay) if (!isStopped && (await goesOn(run))) left.push(run);
        underWay = left;
      }
    } catch (error) {
      note(error);
    }
  }

  /** What is only late goes on by itself with the next look. */
  function note(error: unknown): void {
    if (isBusy(error)) portal.log.info(waits);
    else portal.log.error(describeError(error), waits);
  }

  async function join(underWay: readonly Run[]): Promise<Run[]> {
    isWanted = false;
    const known = new Set(underWay.map(({ id }) => id));
    return [...underWay, ...(await find(portal)).filter(({ id }) => !known.has(id))];
  }

  /** Whether a run goes on; a run that cannot go on delays no other. */
  async function goesOn(run: Run): Promise<boolean> {
    try {
      if (!(await holding.holds(claim(run)))) return false;
      if (!(await step(portal, run))) return true;
      await holding.release(claim(run));
      return false;
    } catch (error) {
      note(error);
      return false;
    }
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

/** Prolongs claims now and then, however often it is called. */
function openHolding({ db }: Portal) {
  /** When each was taken or prolonged last. */
  const held = new Map<string, number>();
  return {
    async holds(name: string): Promise<boolean> {
      const now = performance.now();
      if (now - (held.get(name) ?? -PROLONG_MS) < PROLONG_MS) return true;
      if (!(await db.claims.take(name, CLAIM_MS))) return false;
      held.set(name, now);
      return true;
    },
    async release(name: string): Promise<void> {
      held.delete(name);
      await db.claims.release(name);
    },
  };
}
