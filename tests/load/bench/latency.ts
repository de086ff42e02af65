/** How long the answers of one run took, in milliseconds. */
export type Latency = { p50: number; p99: number; longest: number };

export function latencyOf(milliseconds: readonly number[]): Latency {
  const sorted = Float64Array.from(milliseconds).toSorted();
  return { p50: percentile(sorted, 50), p99: percentile(sorted, 99), longest: percentile(sorted, 100) };
}

/** The least figure that so many of a hundred do not exceed; of none, not a number. */
export function percentile(sorted: ArrayLike<number>, percent: number): number {
  const rank = Math.ceil((percent / 100) * sorted.length);
  return sorted[Math.max(rank, 1) - 1] ?? Number.NaN;
}
