/** `limit` calls per `windowMs` for one key; the calls refill evenly, so a burst waits and is never locked out. */
export type Rate = { limit: number; windowMs: number };

export type RateLimiter = {
  /** Takes one call; 0 when it may go on, otherwise the whole seconds to wait. */
  take: (key: string, rate: Rate) => number;
  /** Takes back a call that turned out to be harmless (a right password). */
  giveBack: (key: string) => void;
};

/** The most keys remembered at once. One more, and the fullest are forgotten until a tenth of the room is free. */
const MAX_KEYS = 50_000;
const KEPT_KEYS = MAX_KEYS * 0.9;

type Bucket = { tokens: number; at: number; rate: Rate };

/** Token buckets in memory: of one process, forgotten at a restart. Guesses are counted over all (shared-guesses.ts). */
export function openRateLimiter(clock: () => Date): RateLimiter {
  const buckets = new Map<string, Bucket>();

  function refill(bucket: Bucket, now: number): void {
    bucket.tokens = tokensAt(bucket, bucket.rate, now);
    bucket.at = now;
  }

  /** Callers that wait go on waiting: a flood of new keys pushes out those that used least of their limit. */
  function makeRoom(now: number): void {
    for (const bucket of buckets.values()) refill(bucket, now);
    // Numbers alone sort many times faster than the buckets themselves.
    const edge = Float64Array.from(buckets.values(), fullness).toSorted()[KEPT_KEYS] ?? 0;
    forget((bucket) => fullness(bucket) > edge);
    forget((bucket) => fullness(bucket) === edge);
  }

  function forget(isAmong: (bucket: Bucket) => boolean): void {
    for (const [key, bucket] of buckets) {
      if (buckets.size <= KEPT_KEYS) return;
      if (isAmong(bucket)) buckets.delete(key);
    }
  }

  return {
    take(key, rate) {
      const now = clock().getTime();
      if (buckets.size >= MAX_KEYS && !buckets.has(key)) makeRoom(now);
      const bucket = buckets.get(key) ?? { tokens: rate.limit, at: now, rate };
      refill(bucket, now);
      buckets.set(key, bucket);
      if (bucket.tokens < 1) return secondsUntilOne(bucket.tokens, rate);
      bucket.tokens -= 1;
      return 0;
    },
    giveBack(key) {
      const bucket = buckets.get(key);
      if (bucket) bucket.tokens = Math.min(bucket.rate.limit, bucket.tokens + 1);
    },
  };
}

/** What is left of a limit now; a clock set back must never lock anybody out, so a negative lapse counts as none. */
export function tokensAt(
  before: { tokens: number; at: number },
  { limit, windowMs }: Rate,
  now: number,
): number {
  return Math.min(limit, before.tokens + (Math.max(0, now - before.at) * limit) / windowMs);
}

export function secondsUntilOne(tokens: number, { limit, windowMs }: Rate): number {
  return Math.ceil(((1 - tokens) * windowMs) / limit / 1000);
}

function fullness({ tokens, rate }: Bucket): number {
  return tokens / rate.limit;
}
