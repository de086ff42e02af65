/** The middle of some figures; of an even number of them the lower middle. */
export function median(figures: number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor((figures.length - 1) / 2)] ?? Number.NaN;
}
