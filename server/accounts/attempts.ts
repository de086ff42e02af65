import { refuse } from "#domain/refusal.ts";
import type { Rate, RateLimiter } from "../platform/rate-limit.ts";
import type { Portal } from "../portal/portal.ts";
import { giveBackShared, type GuessBuckets, takeShared } from "./shared-guesses.ts";

const QUARTER_HOUR_MS = 15 * 60 * 1000;

/** Wrong passwords per account and address, so that strangers' guesses never lock the owner out (S08). */
export const PER_ACCOUNT: Rate = { limit: 5, windowMs: QUARTER_HOUR_MS };

/** Most wrong passwords per address (S09). */
export const PER_ADDRESS: Rate = { limit: 100, windowMs: QUARTER_HOUR_MS };

/** Recovery requests per address, whoever they are for; the answer says nothing else (S19). */
export const CODE_REQUESTS: Rate = { limit: 100, windowMs: QUARTER_HOUR_MS };

/** Most wrong recovery codes per address (S20). */
export const CODES_PER_ADDRESS: Rate = { limit: 10, windowMs: QUARTER_HOUR_MS };

/** Over all addresses: a flood is refused and reported, while right codes still pass. */
export const CODES_OVERALL: Rate = { limit: 600, windowMs: 10 * 60 * 1000 };

type Counting = Pick<Portal, "db" | "limiter" | "clock" | "secret">;

/**
 * Counts a guess before it is checked, so that parallel guesses cannot slip through, and takes it back when it was
 * right or could not be checked. Refused with tooManyRequests and the seconds to wait.
 */
export async function countGuess(
  portal: Counting,
  buckets: GuessBuckets,
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  const giveBack = await takeAll(portal, buckets);
  let isCounted = false;
  try {
    isCounted = !(await isRight());
    return !isCounted;
  } finally {
    if (!isCounted) await giveBack();
  }
}

async function takeAll(portal: Counting, buckets: GuessBuckets): Promise<() => Promise<void> | void> {
  if (!portal.db.isShared) return takeHere(portal.limiter, buckets);
  const retryAfterSeconds = await takeShared(portal, buckets);
  if (retryAfterSeconds > 0) throw refuse("tooManyRequests", { retryAfterSeconds });
  return () => giveBackShared(portal, buckets);
}

function takeHere(limiter: RateLimiter, buckets: GuessBuckets): () => void {
  const taken: string[] = [];
  const giveBack = () => taken.forEach((key) => limiter.giveBack(key));
  for (const [key, rate] of buckets) {
    const retryAfterSeconds = limiter.take(key, rate);
    if (retryAfterSeconds > 0) {
      giveBack();
      throw refuse("tooManyRequests", { retryAfterSeconds });
    }
    taken.push(key);
  }
  return giveBack;
}
