/** Numbers that look thrown but are always the same for a seed: a drawing never changes by itself. */
export function dice(seed: number): {
  roll: (sides: number) => number;
  between: (low: number, high: number) => number;
} {
  let state = (seed * 7919 + 17) % 2147483648;
  function next(): number {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  }
  return {
    roll: (sides) => Math.floor(next() * sides),
    between: (low, high) => low + next() * (high - low),
  };
}
