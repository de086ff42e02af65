import { createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Challenge } from "altcha-lib/types";
import { newId } from "#db/columns.ts";
import { sign } from "../platform/secret.ts";

/** A challenge is valid for ten minutes; a form that takes longer fetches a new one before it is sent. */
export const CHALLENGE_MS = 10 * 60 * 1000;

/** About half a second of work on a phone: 400 to 900 keys of 1,000 rounds each. */
const COST = 1_000;
const EASIEST = 400;
const HARDEST = 900;

/**
 * A fresh ALTCHA challenge of our own: signed, expiring and with an id, so that it can be used once. The
 * expiry travels among the signed data and is judged by the portal's clock. `counter` fixes the amount of work.
 */
export async function issueChallenge(
  secret: string,
  now: Date,
  counter: number = randomInt(HARDEST, EASIEST),
): Promise<Challenge> {
  return createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: COST,
    counter,
    deriveKey,
    data: { id: newId(), expires: now.getTime() + CHALLENGE_MS },
    hmacSignatureSecret: sign(secret, "captcha", "challenge"),
    hmacKeySignatureSecret: sign(secret, "captcha", "key"),
  });
}

/** Whether a challenge is ours, untouched and solved; expiry and single use are the caller's. */
export async function isSolved(
  secret: string,
  challenge: Challenge,
  solution: { counter: number; derivedKey: string },
): Promise<boolean> {
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: sign(secret, "captcha", "challenge"),
    hmacKeySignatureSecret: sign(secret, "captcha", "key"),
  });
  return verified;
}
