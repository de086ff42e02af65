import type { Localised } from "../locales.ts";
import { DAY_MS } from "../wall-time.ts";

/** An organisation that comes, as every visitor may read of it. */
export type Comer = { name: string; country: Localised };

/** The exhibitors named on a page, and how many more there are. */
export type Comers = { names: Comer[]; more: number };

/** Most names shown: three rows of four. */
export const MAX_NAMES = 12;

/**
 * Twelve at most of those who come, in the order of the alphabet they are given in. Where there are more, they are
 * taken from the whole alphabet at even distances, each day one name further on: nobody is favoured by a letter or a
 * date, and in a round everybody is named as often as everybody else.
 */
export function nameComers(all: readonly Comer[], day: string): Comers {
  const { length } = all;
  if (length <= MAX_NAMES) return { names: [...all], more: 0 };
  const first = Math.floor(Date.parse(day) / DAY_MS);
  const named = new Set(
    Array.from({ length: MAX_NAMES }, (_, at) => (first + Math.floor((at * length) / MAX_NAMES)) % length),
  );
  return { names: all.filter((_, at) => named.has(at)), more: length - MAX_NAMES };
}
