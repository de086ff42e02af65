import { Histogram } from "./histogram.ts";

/** The outcome of a call by its status: below 400, below 500, above. */
export type Outcome = "ok" | "refused" | "failed";

const SLOT_MS = 15 * 60_000;
const SLOTS_A_DAY = 96;

type Counted = {
  outcomes: Record<Outcome, number>;
  all: Histogram;
  /** The last day, by quarters of an hour. */
  slots: Map<number, Histogram>;
};

export type Slow = { call: string; count: number; p50Ms: number; p95Ms: number; maxMs: number };

/**
 * How often each call was made, how it ended and how long it took. The names are those of the declarations: nothing of
 * a request is kept. Kept by ourselves rather than by prom-client: the same figures make the metrics, which count since
 * the start, and the status page, which speaks of the last hour and day; and a note costs a fifth of a microsecond.
 */
export class Calls {
  readonly #calls = new Map<string, Counted>();
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  note(call: string, outcome: Outcome, ms: number): void {
    let counted = this.#calls.get(call);
    if (!counted) {
      counted = { outcomes: { ok: 0, refused: 0, failed: 0 }, all: new Histogram(), slots: new Map() };
      this.#calls.set(call, counted);
    }
    counted.outcomes[outcome] += 1;
    counted.all.note(ms);
    this.#slotOf(counted).note(ms);
  }

  every(): { call: string; outcomes: Record<Outcome, number>; all: Histogram }[] {
    return [...this.#calls].map(([call, { outcomes, all }]) => ({ call, outcomes, all }));
  }

  /** What was called in the last hours, the slowest first by what one in twenty took. */
  slowest(hours: number): Slow[] {
    const since = this.#slot() - (hours * 60 * 60_000) / SLOT_MS;
    const found = [...this.#calls].map(([call, { slots }]): Slow => {
      const sum = new Histogram();
      for (const [slot, some] of slots) if (slot >= since) sum.add(some);
      return {
        call,
        count: sum.count,
        p50Ms: sum.quantile(0.5),
        p95Ms: sum.quantile(0.95),
        maxMs: sum.maxMs,
      };
    });
    return found.filter(({ count }) => count > 0).toSorted((a, b) => b.p95Ms - a.p95Ms || b.maxMs - a.maxMs);
  }

  #slot(): number {
    return Math.floor(this.#now() / SLOT_MS);
  }

  #slotOf({ slots }: Counted): Histogram {
    const slot = this.#slot();
    const known = slots.get(slot);
    if (known) return known;
    for (const old of slots.keys()) if (old < slot - SLOTS_A_DAY) slots.delete(old);
    const made = new Histogram();
    slots.set(slot, made);
    return made;
  }
}

export function outcomeOf(status: number): Outcome {
  if (status < 400) return "ok";
  return status < 500 ? "refused" : "failed";
}
