import { newId, newIds } from "#db/columns.ts";

/** Chance that repeats itself: the same seed gives the same season, row for row. */
export type Chance = {
  /** A whole number from 0, below `limit`. */
  below: (limit: number) => number;
  pick: <T>(list: readonly T[]) => T;
  /** A moment after `from`, at most `days` later. */
  within: (from: Date, days: number) => Date;
  id: () => string;
  /** Ids of rows that are written together. */
  ids: (count: number) => string[];
};

const DAY = 24 * 60 * 60 * 1000;

export function openChance(seed: number): Chance {
  let state = seed >>> 0;

  /** Mulberry32: 32 even bits from a state of 32. */
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return (bits ^ (bits >>> 14)) >>> 0;
  }

  const random128 = () =>
    [next(), next(), next(), next()].reduce((all, bits) => (all << 32n) | BigInt(bits), 0n);
  const below = (limit: number) => Math.floor((next() / 2 ** 32) * limit);

  function pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new Error("nothing to pick from");
    return list[below(list.length)] as T;
  }

  return {
    below,
    pick,
    within: (from, days) => new Date(from.getTime() + 1 + below(days * DAY)),
    id: () => newId(random128()),
    ids: (count) => newIds(count, random128()),
  };
}

/** A pile dealt card by card and shuffled again when it is empty: every value comes as often as it is in the pile. */
export function openPile<T>(chance: Chance, pile: readonly T[]): () => T {
  let left: T[] = [];
  return () => {
    if (left.length === 0) left = [...pile];
    const [card] = left.splice(chance.below(left.length), 1);
    return card as T;
  };
}

/** A pile with the given number of cards of each value. */
export function pileOf<Value extends string>(cards: Readonly<Record<Value, number>>): Value[] {
  return (Object.keys(cards) as Value[]).flatMap((value) =>
    Array.from({ length: cards[value] }, () => value),
  );
}
