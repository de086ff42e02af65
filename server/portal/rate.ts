import { refuse } from "#domain/refusal.ts";
import type { Rate, RateLimiter } from "../platform/rate-limit.ts";

/** Takes one of the calls that a key has; refused with tooManyRequests and the seconds to wait when none is left. */
export function takeTurn(limiter: RateLimiter, key: string, rate: Rate): void {
  const retryAfterSeconds = limiter.take(key, rate);
  if (retryAfterSeconds > 0) throw refuse("tooManyRequests", { retryAfterSeconds });
}
