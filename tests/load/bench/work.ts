import type { Fired } from "./fire.ts";
import type { Season } from "./season.ts";
import type { Target } from "./target.ts";

/** What one measurement found; a work gives those that it is judged by. */
export type Figure = {
  perSecond?: number;
  /** Of what the bare server gave in the same round. */
  share?: number;
  /** Milliseconds. */
  p50?: number;
  p99?: number;
  longest?: number;
  /** Megabytes. */
  memory?: number;
  /** Answers that were not what was asked for. */
  bad?: number;
  /** What the first of them said, or what else a reader should know. */
  note?: string;
};

/** What is to be reached: at least so many a second, or so much of the bare server, and at most so long or so large. */
export type Reach = {
  perSecond?: number;
  share?: number;
  /** Enough where even the bare server gives less than `perSecond`. */
  orShare?: number;
  p50?: number;
  p99?: number;
  longest?: number;
  memory?: number;
};

/** A measurement under way: of one target, for so long. */
export type Run = { target: Target; season: Season; seconds: number };

/** A row of the table: some work, measured at the portal and at the least that could do it. */
export type Work = {
  id: string;
  what: string;
  reach: Reach;
  /** Made ready once for each portal before the rounds; what it gives measures once. `copy`: its season, once more. */
  portal: (
    run: Omit<Run, "seconds"> & { copy: () => string },
  ) => Promise<(seconds: number) => Promise<Figure>>;
  bare?: Bare;
};

export type Bare = {
  what: string;
  /** Starts the bare server; `portal` may be asked for the bytes that it gives out. */
  start: (from: { portal: Target; season: Season; copy: () => string }) => Promise<Target>;
  measure: (run: Run) => Promise<Figure>;
};

export function figureOf({ perSecond, p50, p99, longest, bad, complaint }: Fired): Figure {
  return { perSecond, p50, p99, longest, bad, ...(complaint && { note: complaint }) };
}
