import { eq, lt } from "drizzle-orm";
import * as v from "valibot";
import type { Tx } from "#db/client.ts";
import { usedChallenges } from "#db/schema/index.ts";
import { refuse } from "#domain/refusal.ts";
import { isSolved } from "./challenge.ts";

const hex = (max: number) => v.pipe(v.string(), v.regex(/^[0-9a-f]+$/i), v.maxLength(max));

/** What the widget sends back, base64 of its JSON: the challenge as it was given and the answer found. */
const captchaPayload = v.object({
  challenge: v.object({
    parameters: v.strictObject({
      algorithm: v.literal("PBKDF2/SHA-256"),
      nonce: hex(64),
      salt: hex(64),
      cost: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
      keyLength: v.literal(32),
      keyPrefix: hex(64),
      keySignature: v.pipe(v.string(), v.maxLength(128)),
      data: v.strictObject({ id: v.pipe(v.string(), v.maxLength(64)), expires: v.number() }),
    }),
    signature: v.pipe(v.string(), v.maxLength(128)),
  }),
  solution: v.object({
    counter: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffffffff)),
    derivedKey: hex(128),
    time: v.optional(v.number()),
  }),
});

export type SolvedChallenge = { id: string; expiresAt: Date };

/** Reads a captcha token: the challenge it solves, or undefined when it is foreign, altered, unsolved or no token. */
export async function readCaptchaToken(secret: string, token: string): Promise<SolvedChallenge | undefined> {
  const payload = v.safeParse(captchaPayload, decode(token));
  if (!payload.success) return undefined;
  const { challenge, solution } = payload.output;
  if (!(await isSolved(secret, challenge, solution))) return undefined;
  const { id, expires } = challenge.parameters.data;
  return { id, expiresAt: new Date(expires) };
}

/**
 * Uses a solved challenge up, in the transaction of what it protects: refused when there is none, when it expired or
 * when it was used before (EOI-26, ERR-05). Challenges that can no longer come back are forgotten.
 */
export async function spendChallenge(tx: Tx, solved: SolvedChallenge | undefined, now: Date): Promise<void> {
  if (!solved || solved.expiresAt <= now) throw refuse("captchaFailed");
  await tx.delete(usedChallenges).where(lt(usedChallenges.expiresAt, now));
  const [used] = await tx.select().from(usedChallenges).where(eq(usedChallenges.id, solved.id));
  if (used) throw refuse("captchaFailed");
  await tx.insert(usedChallenges).values(solved);
}

function decode(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, "base64").toString("utf8"));
  } catch {
    return undefined;
  }
}
