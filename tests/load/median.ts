/** The figure that 95 of 100 do not exceed. */
export function nineteenOfTwenty(figures: number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.ceil(figures.length * 0.95) - 1] ?? Number.NaN;
}

/** The middle of some figures; of an even number of them the lower middle. */
export function median(figures: number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor((figures.length - 1) / 2)] ?? Number.NaN;
}
