/** Four steps to each doubling, from a quarter of a millisecond to 16 seconds: a figure read out of it is off by a fifth at most. */
const FIRST_MS = 0.25;
const STEPS = 64;
const A_DOUBLING = 4;

/** How long things took: how many in all, their sum, the longest, and how many took how long. */
export class Histogram {
  readonly #counts = new Uint32Array(STEPS + 2);
  count = 0;
  sumMs = 0;
  maxMs = 0;

  note(ms: number): void {
    const step = ms <= FIRST_MS ? 0 : Math.ceil(Math.log2(ms / FIRST_MS) * A_DOUBLING);
    const at = Math.min(step, STEPS + 1);
    this.#counts[at] = (this.#counts[at] ?? 0) + 1;
    this.count += 1;
    this.sumMs += ms;
    if (ms > this.maxMs) this.maxMs = ms;
  }

  add(other: Histogram): void {
    for (const [at, count] of other.#counts.entries()) this.#counts[at] = (this.#counts[at] ?? 0) + count;
    this.count += other.count;
    this.sumMs += other.sumMs;
    this.maxMs = Math.max(this.maxMs, other.maxMs);
  }

  /** What this share of all (0 to 1) took at most, in milliseconds; 0 of nothing. */
  quantile(share: number): number {
    const wanted = Math.max(1, Math.ceil(this.count * share));
    let seen = 0;
    for (const [at, count] of this.#counts.entries()) {
      seen += count;
      if (count > 0 && seen >= wanted) return at > STEPS ? this.maxMs : Math.min(boundOf(at), this.maxMs);
    }
    return 0;
  }

  /** How many took at most so many milliseconds, for each whole doubling from 1 ms; what took longer is in the count alone. */
  upTo(): { ms: number; count: number }[] {
    const found: { ms: number; count: number }[] = [];
    let seen = 0;
    for (let at = 0; at <= STEPS; at += 1) {
      seen += this.#counts[at] ?? 0;
      const ms = boundOf(at);
      if (ms >= 1 && at % A_DOUBLING === 0) found.push({ ms, count: seen });
    }
    return found;
  }
}

function boundOf(at: number): number {
  return FIRST_MS * 2 ** (at / A_DOUBLING);
}
