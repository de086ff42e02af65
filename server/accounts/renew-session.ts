import { and, eq, gte, isNull, min } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { refreshTokens, sessions, users } from "#db/schema/index.ts";
import { DAY_MS } from "#domain/wall-time.ts";
import { refuse } from "#domain/refusal.ts";
import { hashToken } from "../platform/token.ts";
import type { Portal } from "../portal/portal.ts";
import { readCookie } from "./cookies.ts";
import { endFamily } from "./end-sessions.ts";
import { isForAnother, issueSession } from "./session.ts";

/** Then whoever it is signs in again, however much the login is used. */
const LONGEST_LOGIN_MS = 30 * DAY_MS;
/** Two tabs may send the same token at once. */
const GRACE_MS = 10_000;
/** Most renewals with one token; later requests find the new cookies in their browser. */
const RENEWALS_IN_GRACE = 3;

/**
 * A new session and refresh token for an unused refresh token (API-12). One rotated more than ten seconds ago must be
 * a copy: its family ends. Refused with signInRequired. Without cookies once it was renewed often enough.
 */
export async function renewSession(portal: Portal, request: Request, device: string): Promise<string[]> {
  const token = readCookie(portal, request, "refresh");
  if (!token) throw refuse("signInRequired");
  const id = hashToken(token);
  // The end of a family must be committed, so the refusal is thrown after the transaction.
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
    if (await isTooOld(tx, family, now)) {
      await endFamily(tx, family);
      return undefined;
    }
    if (rotatedAt && (await isSpent(tx, family, rotatedAt))) return [];
    if (!rotatedAt) await tx.update(refreshTokens).set({ rotatedAt: now }).where(eq(refreshTokens.id, id));
    return issueSession(portal, tx, { userId, family, device });
  });
  if (!cookies) throw refuse("signInRequired");
  return cookies;
}

/** Whether a login is too old, counted from its first session, whatever its renewals. */
async function isTooOld(tx: Tx, family: string, now: Date): Promise<boolean> {
  const [first] = await tx
    .select({ at: min(sessions.createdAt) })
    .from(sessions)
    .where(eq(sessions.family, family));
  return first?.at instanceof Date && now.getTime() - first.at.getTime() >= LONGEST_LOGIN_MS;
}

/** The first renewal made one token of its family, each later one another. */
async function isSpent(tx: Tx, family: string, rotatedAt: Date): Promise<boolean> {
  const isSince = and(
    eq(refreshTokens.family, family),
    gte(refreshTokens.createdAt, rotatedAt),
    isNull(refreshTokens.rotatedAt),
  );
  return (await tx.$count(refreshTokens, isSince)) > RENEWALS_IN_GRACE;
}
