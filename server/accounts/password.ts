import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { generateTemporaryPassword, type PasswordOwner } from "#domain/accounts/password.ts";
import { TEMPORARY_PASSWORD_DAYS } from "#domain/accounts/recovery-code.ts";
import { refuse } from "#domain/refusal.ts";

/** argon2id, 19 MiB, two passes: about 19 ms of one core, off the main thread. */
const COST = { algorithm: "argon2id", memoryCost: 19_456, timeCost: 2 } as const;

/** Of a random password: an unknown account costs the same time as a known one (G5). */
const NOBODYS_HASH =
  "$argon2id$v=19$m=19456,t=2,p=1$rmOWTYZIYvBwI+gV2YFf+NybLwEwsk78tDKnjtLEFg4$iOKFsNgfelEoQ0FqCAiQUPvGD4zMaZgs+30w+5LXYVk";

const AT_ONCE = 2 * availableParallelism();
const QUEUE_LIMIT = 64;
const BUSY_SECONDS = 2;

let running = 0;
const waiting: (() => void)[] = [];

/** What is being hashed, and what waits for its turn. */
export function hashesNow(): { running: number; waiting: number } {
  return { running, waiting: waiting.length };
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => Bun.password.hash(password, COST));
}

/** Without a hash it takes as long and answers false. Refused with `busy` under overload. */
export function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const isKnown = hash?.startsWith("$argon2id$") ?? false;
  return inTurn(
    async () => (await Bun.password.verify(password, (isKnown && hash) || NOBODYS_HASH)) && isKnown,
  );
}

/** Makes a temporary password with its hash and expiry. */
export async function makeTemporaryPassword(
  now: Date,
  owner: PasswordOwner,
): Promise<{ password: string; hash: string; until: Date }> {
  const password = generateTemporaryPassword(randomBytes, owner);
  const until = new Date(now.getTime() + TEMPORARY_PASSWORD_DAYS * 24 * 60 * 60 * 1000);
  return { password, hash: await hashPassword(password), until };
}

/** A hash costs 19 MiB and a core: a few at once, a short queue, then `busy`. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= QUEUE_LIMIT) throw refuse("busy", { retryAfterSeconds: BUSY_SECONDS });
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
  } else running += 1;
  try {
    return await work();
  } finally {
    // The slot is handed on, so nobody slips in between.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
