import { DAY_MS } from "./wall-time.ts";

/** How many days each kind of work may wait for the team: readers take their time, a letter or a payment does not. */
const LIMITS = {
  toReview: 14,
  inReview: 14,
  letters: 3,
  orders: 5,
  prices: 5,
  wishes: 3,
  refusals: 3,
  payments: 3,
  credits: 14,
  signedCopies: 5,
  contracts: 5,
} as const;
export type QueueName = keyof typeof LIMITS;

/** Whether the oldest of its kind has waited longer than it may. */
export function waitsTooLong(name: QueueName, since: Date, now: Date): boolean {
  return waitedDays(since, now) > LIMITS[name];
}

/** The time waited, in whole days. */
export function waitedDays(since: Date, now: Date): number {
  return Math.floor((now.getTime() - since.getTime()) / DAY_MS);
}

type Waits = { since: string | null; oldest: { id: string } | null };
type Waited<Waiting extends Waits> = Waiting & { since: string; oldest: NonNullable<Waiting["oldest"]> };

/** The things to do whose oldest record waits the longest, that one first; a record that waits twice stands once. */
export function longestWaits<Waiting extends Waits>(
  queue: readonly Waiting[],
  most: number,
): Waited<Waiting>[] {
  const seen = new Set<string>();
  return queue
    .filter(hasOldest)
    .toSorted((a, b) => a.since.localeCompare(b.since))
    .filter(({ oldest: { id } }) => !seen.has(id) && seen.add(id))
    .slice(0, most);
}

function hasOldest<Waiting extends Waits>(waiting: Waiting): waiting is Waited<Waiting> {
  return waiting.since !== null && waiting.oldest !== null;
}
