import { randomInt } from "node:crypto";

/** It begins at a random moment, so that the time of an answer reveals nothing of it. */
const SPREAD_MS = 250;

/** Work that goes on after an answer, of which a stop loses nothing. */
export type Afterwards = {
  /** `work` says itself what it could not do. */
  begin: (work: () => Promise<void>) => void;
  /** Begins at once what still waits, and resolves when all of it is done. */
  settle: () => Promise<void>;
};

export function openAfterwards(): Afterwards {
  const waiting = new Map<NodeJS.Timeout, () => Promise<void>>();
  const underWay = new Set<Promise<void>>();

  function start(timer: NodeJS.Timeout): void {
    const work = waiting.get(timer);
    waiting.delete(timer);
    clearTimeout(timer);
    if (!work) return;
    const done = work().finally(() => underWay.delete(done));
    underWay.add(done);
  }

  return {
    begin(work) {
      const timer = setTimeout(() => start(timer), randomInt(SPREAD_MS));
      waiting.set(timer, work);
    },
    async settle() {
      for (const timer of waiting.keys()) start(timer);
      await Promise.all(underWay);
    },
  };
}
