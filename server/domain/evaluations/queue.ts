/** A prime above any number of submissions. */
export const TURN = 1_000_003;

/**
 * Shuffles a reader's queue by the reader's id: stable, but different for each, so that the first submissions are not
 * marked by everybody and the last by nobody.
 */
export function shuffleOf(readerId: string): number {
  let hash = 7;
  for (const letter of readerId) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % (TURN - 1);
  return hash + 1;
}
