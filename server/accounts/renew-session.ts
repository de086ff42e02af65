import { and, eq, gte, isNull } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { refreshTokens, users } from "#db/schema/index.ts";
import { refuse } from "#domain/refusal.ts";
import { hashToken } from "../platform/token.ts";
import type { Portal } from "../portal.ts";
import { readCookie } from "./cookies.ts";
import { endFamily } from "./end-sessions.ts";
import { isForAnother, issueSession } from "./session.ts";

/** Two tabs may send the same token at once; the later one is answered, too. */
const GRACE_MS = 10_000;
/** So many of them get tokens of their own; the browser of any further one holds those of the others by then. */
const RENEWALS_IN_GRACE = 3;

/**
 * A new session and a new refresh token for a refresh token that was not used yet (API-12). One that was rotated
 * longer than ten seconds ago can only come from a copy: its whole family ends. Refused with signInRequired. Without
 * new cookies when the token has been renewed often enough.
 */
export async function renewSession(portal: Portal, request: Request, device: string): Promise<string[]> {
  const token = readCookie(portal, request, "refresh");
  if (!token) throw refuse("signInRequired");
  const id = hashToken(token);
  // The end of a family must be kept, so the transaction answers undefined and the refusal is thrown after it.
  const cookies = await portal.db.write(async (tx) => {
    const now = portal.clock();
    const [found] = await tx
      .select({ token: refreshTokens })
      .from(refreshTokens)
      .innerJoin(users, and(eq(users.id, refreshTokens.userId), isNull(users.disabledAt)))
      .where(eq(refreshTokens.id, id));
    if (!found || found.token.expiresAt <= now) return undefined;
    const { userId, family, rotatedAt } = found.token;
    if (isForAnother(request, userId)) return undefined;
    if (rotatedAt && now.getTime() - rotatedAt.getTime() > GRACE_MS) {
      await endFamily(tx, family);
      portal.log.warn({ userId }, "refresh token used twice, login ended");
      return undefined;
    }
    if (rotatedAt && (await isSpent(tx, family, rotatedAt))) return [];
    if (!rotatedAt) await tx.update(refreshTokens).set({ rotatedAt: now }).where(eq(refreshTokens.id, id));
    return issueSession(portal, tx, { userId, family, device });
  });
  if (!cookies) throw refuse("signInRequired");
  return cookies;
}

/** The first renewal made one token of its family, each one in the grace another. */
async function isSpent(tx: Tx, family: string, rotatedAt: Date): Promise<boolean> {
  const isSince = and(
    eq(refreshTokens.family, family),
    gte(refreshTokens.createdAt, rotatedAt),
    isNull(refreshTokens.rotatedAt),
  );
  return (await tx.$count(refreshTokens, isSince)) > RENEWALS_IN_GRACE;
}
