/** A prime above any number of submissions. */
export const TURN = 1_000_003;

/**
 * The number that shuffles a reader's queue, made of the reader's id: the same order at every visit, and another one for
 * each reader, so that the first of a list are not marked by everybody and the last by nobody.
 */
export function shuffleOf(readerId: string): number {
  let hash = 7;
  for (const letter of readerId) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % (TURN - 1);
  return hash + 1;
}
