/** `limit` calls per `windowMs` for one key; the calls refill evenly, so a burst waits and is never locked out. */
export type Rate = { limit: number; windowMs: number };

export type RateLimiter = {
  /** Takes one call; 0 when it may go on, otherwise the whole seconds to wait. */
  take: (key: string, rate: Rate) => number;
  /** Gives a call back, for one that turned out to be harmless (a right password). */
  giveBack: (key: string) => void;
};

/** The most keys remembered at once; beyond it the ones that are full again are forgotten first. */
const MAX_KEYS = 50_000;

/** Token buckets in memory: right for one process, forgotten at a restart. */
export function openRateLimiter(clock: () => Date): RateLimiter {
  const buckets = new Map<string, { tokens: number; at: number; rate: Rate }>();

  function refill(bucket: { tokens: number; at: number; rate: Rate }, now: number): void {
    // A clock set back must never lock anybody out, so a negative lapse counts as none.
    const lapse = Math.max(0, now - bucket.at);
    bucket.tokens = Math.min(
      bucket.rate.limit,
      bucket.tokens + (lapse * bucket.rate.limit) / bucket.rate.windowMs,
    );
    bucket.at = now;
  }

  function forgetFull(now: number): void {
    for (const [key, bucket] of buckets) {
      refill(bucket, now);
      if (bucket.tokens >= bucket.rate.limit) buckets.delete(key);
    }
    for (const key of buckets.keys()) {
      if (buckets.size <= MAX_KEYS) break;
      buckets.delete(key);
    }
  }

  return {
    take(key, rate) {
      const now = clock().getTime();
      if (buckets.size > MAX_KEYS) forgetFull(now);
      const bucket = buckets.get(key) ?? { tokens: rate.limit, at: now, rate };
      refill(bucket, now);
      buckets.set(key, bucket);
      if (bucket.tokens < 1) return Math.ceil(((1 - bucket.tokens) * rate.windowMs) / rate.limit / 1000);
      bucket.tokens -= 1;
      return 0;
    },
    giveBack(key) {
      const bucket = buckets.get(key);
      if (bucket) bucket.tokens = Math.min(bucket.rate.limit, bucket.tokens + 1);
    },
  };
}
