/** A chip's padding, edge, count and the gap after it; and a letter of its label, in rem. */
const CHIP = 3.75;
const LETTER = 0.475;

/** How wide chips of these labels are beside each other, a little generously: they must fit before they are drawn. */
export function remOfChips(labels: readonly string[]): number {
  return labels.reduce((sum, { length }) => sum + CHIP + length * LETTER, 0);
}
