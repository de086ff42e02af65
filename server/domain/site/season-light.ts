import { QUAY_LOTS } from "./quay.ts";

const LOTS = QUAY_LOTS.length;

export type SeasonSpace = {
  approvedM2: number;
  /** Number of approved organisations. */
  organisations: number;
  /** The area on offer; null while it is unknown. */
  offeredM2: number | null;
};

/**
 * How many lots are lit: the share of the season's space that is approved, in whole twelfths. One is lit as soon as
 * anything is approved, the last only when nothing is left. Where nobody said how much space there is, there is no
 * share: each organisation then lights one lot, and one stays dark, since nobody knows an end. Undefined while that
 * tells nothing either.
 */
export function litLots({ approvedM2, organisations, offeredM2 }: SeasonSpace): number | undefined {
  if (offeredM2 === null) return organisations > 0 ? Math.min(organisations, LOTS - 1) : undefined;
  if (approvedM2 <= 0) return 0;
  return Math.min(LOTS, Math.max(1, Math.floor((approvedM2 * LOTS) / offeredM2)));
}
