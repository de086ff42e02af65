import { DIGITS, pickCharacter, UPPER, type RandomBytes } from "./random-characters.ts";

/** Length of a recovery code, in characters (REC-10). */
export const RECOVERY_CODE_LENGTH = 10;

/** Minutes a mailed code can be used for (REC-18). */
export const RECOVERY_MINUTES = 10;

/** Most mails with a code to one account within those minutes (S19). */
export const RECOVERY_MAILS = 3;

/** Milliseconds between a successful reset and the move to the login (REC-21). */
export const RESET_REDIRECT_DELAY_MS = 3000;

/** Days a mailed temporary password can be used for. */
export const TEMPORARY_PASSWORD_DAYS = 7;

/** Trimmed, upper case, cut to ten characters (REC-10, REC-11). */
export function normaliseRecoveryCode(typed: string): string {
  return typed.trim().toUpperCase().slice(0, RECOVERY_CODE_LENGTH);
}

/**
 * Ten characters of A-Z and 2-9 without look-alikes, 49 bits. The first is a letter, so that a code in an address is
 * not read as a number ("2E34567892").
 */
export function generateRecoveryCode(randomBytes: RandomBytes): string {
  const first = pickCharacter(UPPER, randomBytes);
  const others = Array.from({ length: RECOVERY_CODE_LENGTH - 1 }, () =>
    pickCharacter(UPPER + DIGITS, randomBytes),
  );
  return first + others.join("");
}
