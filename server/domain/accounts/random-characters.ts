/** Alphabets without characters that look alike. */
export const LOWER = "abcdefghijkmnopqrstuvwxyz";
export const UPPER = "ABCDEFGHJKLMNPQRSTUVWXYZ";
export const DIGITS = "23456789";

/** A source that gives `count` unpredictable bytes. */
export type RandomBytes = (count: number) => Uint8Array;

export function pickCharacter(characters: string, randomBytes: RandomBytes): string {
  return characters.charAt(randomBelow(characters.length, randomBytes));
}

/** Uniform from 0 to limit - 1: bytes beyond the last whole multiple of the limit are drawn again. */
export function randomBelow(limit: number, randomBytes: RandomBytes): number {
  const usable = 256 - (256 % limit);
  for (;;) {
    const byte = randomBytes(1)[0];
    if (byte === undefined) throw new RangeError("no random bytes");
    if (byte < usable) return byte % limit;
  }
}
