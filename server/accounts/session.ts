import { and, asc, eq, gt, lt, lte, notInArray } from "drizzle-orm";
import { type Adapter, Lucia, TimeSpan } from "lucia";
import { noteWritten, type Tx } from "#db/client.ts";
import { newId } from "#db/columns.ts";
import { refreshTokens, sessions, signIns, users } from "#db/schema/index.ts";
import { type Actor, type SignedInUser, VISITOR } from "#domain/actor.ts";
import { refuse } from "#domain/refusal.ts";
import { hashToken, newToken } from "../platform/token.ts";
import type { Portal } from "../portal/portal.ts";
import { cookieName, isSecure, readCookie, writeRefreshCookie } from "./cookies.ts";
import { endFamily, endOldestLogins, noteLogins } from "./end-sessions.ts";
import { type KnownSession, knownSessions } from "./known-sessions.ts";
import { findStoredSession, noteSeen } from "./stored-session.ts";

/** Lucia is used in this file only. Tokens are stored hashed; see the adapter below. */
const SESSION_MINUTES = 15;
const REFRESH_SECONDS = 7 * 24 * 60 * 60;

/**
 * `createdAt`: of the login, whatever its renewals; `until`: expiry by the portal's clock, since lucia prolongs used
 * sessions.
 */
type SessionAttributes = {
  family: string;
  device: string;
  createdAt: Date;
  lastSeenAt: Date;
  until?: Date;
};
type PortalLucia = Lucia<SessionAttributes, SignedInUser>;
declare module "lucia" {
  interface Register {
    Lucia: PortalLucia;
    DatabaseSessionAttributes: SessionAttributes;
    DatabaseUserAttributes: SignedInUser;
  }
}

/** `family` groups the sessions of one login. */
export type SessionOwner = { actor: SignedInUser; family: string };

/** A visitor without a valid session; disabled users have none. */
export async function findActor(portal: Portal, request: Request): Promise<Actor> {
  return (await findSession(portal, request))?.actor ?? VISITOR;
}

/**
 * One indexed read. `Authorization: Bearer <user id>` never authenticates: without a cookie it is ignored, and beside
 * another user's cookie the call is a visitor's, so that no screen acts as another account.
 */
export async function findSession(portal: Portal, request: Request): Promise<SessionOwner | undefined> {
  const token = readCookie(portal, request, "session");
  if (!token) return undefined;
  const session = await findKnown(portal, token);
  if (!session || isForAnother(request, session.actor.id)) return undefined;
  noteSeen(portal, token, session.lastSeenAt);
  return session;
}

/** Known sessions are valid until they expire; invalid tokens are never cached. */
async function findKnown(portal: Portal, token: string): Promise<KnownSession | undefined> {
  const known = knownSessions(portal);
  const before = known.get(token);
  if (before && before.expiresAt > portal.clock()) return before;
  const { session, user } = await readingLucia(portal).validateSession(token);
  if (!session) return undefined;
  const { family, lastSeenAt, until = portal.clock() } = session;
  const found = { actor: user, family, lastSeenAt, expiresAt: until };
  known.set(token, found);
  return found;
}

export function isForAnother(request: Request, userId: string): boolean {
  const named = /^Bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  return named !== undefined && named !== userId;
}

/**
 * New tokens (S06) and a new family; this browser's former login ends, and the oldest of very many. Answers
 * Set-Cookie lines. Refused with signInRequired when the checked password (`by`) was changed meanwhile.
 */
export async function openSession(
  portal: Portal,
  userId: string,
  from: { device: string; replaces?: readonly string[]; by?: { passwordHash: string } },
): Promise<string[]> {
  return portal.db.write(async (tx) => {
    if (from.by && !(await isInForce(tx, userId, from.by.passwordHash))) throw refuse("signInRequired");
    for (const family of from.replaces ?? []) await endFamily(tx, family);
    await tx
      .delete(refreshTokens)
      .where(and(eq(refreshTokens.userId, userId), lt(refreshTokens.expiresAt, portal.clock())));
    await endOldestLogins(tx, userId);
    await luciaOver(portal, tx).deleteExpiredSessions();
    await noteSignIn(tx, userId);
    return issueSession(portal, tx, { userId, family: newId(), device: from.device });
  });
}

/** For the owner's list of logins, and for the list in which the team sees who was here when. */
async function noteSignIn(tx: Tx, userId: string): Promise<void> {
  noteLogins(tx, userId);
  const [user] = await tx.select({ role: users.role }).from(users).where(eq(users.id, userId));
  const may = user?.role === "PARTNER" ? ("partners.register" as const) : ("staff.manage" as const);
  noteWritten(tx, { kind: "shown", as: "login", id: userId, to: { may: [may] } });
}

async function isInForce(tx: Tx, userId: string, passwordHash: string): Promise<boolean> {
  const isSame = and(eq(users.id, userId), eq(users.passwordHash, passwordHash));
  return (await tx.$count(users, isSame)) === 1;
}

/** Issues a session within the caller's transaction. */
export async function issueSession(
  portal: Portal,
  tx: Tx,
  { userId, family, device }: { userId: string; family: string; device: string },
): Promise<string[]> {
  const now = portal.clock();
  const lucia = luciaOver(portal, tx);
  const [first] = await tx
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.family, family))
    .orderBy(asc(sessions.createdAt))
    .limit(1);
  await tx.delete(sessions).where(and(eq(sessions.family, family), lte(sessions.expiresAt, now)));
  const createdAt = first?.createdAt ?? now;
  const session = await lucia.createSession(userId, { family, device, createdAt, lastSeenAt: now });
  await tx
    .insert(signIns)
    .values({ userId, at: now })
    .onConflictDoUpdate({ target: signIns.userId, set: { at: now } });
  const refreshToken = newToken(32);
  await tx.insert(refreshTokens).values({
    id: hashToken(refreshToken),
    userId,
    family,
    expiresAt: new Date(now.getTime() + REFRESH_SECONDS * 1000),
    createdAt: now,
  });
  return [
    lucia.createSessionCookie(session.id).serialize(),
    writeRefreshCookie(portal, refreshToken, REFRESH_SECONDS),
  ];
}

/** Cookies that remove both tokens. */
export function blankCookies(portal: Portal): string[] {
  return [readingLucia(portal).createBlankSessionCookie().serialize(), writeRefreshCookie(portal, "", 0)];
}

const readers = new WeakMap<Portal, PortalLucia>();

function readingLucia(portal: Portal): PortalLucia {
  const known = readers.get(portal);
  if (known) return known;
  const lucia = luciaOver(portal);
  readers.set(portal, lucia);
  return lucia;
}

function luciaOver(portal: Portal, tx?: Tx): PortalLucia {
  return new Lucia(adapterOver(portal, tx), {
    sessionExpiresIn: new TimeSpan(SESSION_MINUTES, "m"),
    sessionCookie: {
      name: cookieName(portal, "session"),
      attributes: { sameSite: "lax", secure: isSecure(portal), path: "/" },
    },
    getSessionAttributes: (attributes) => attributes,
    getUserAttributes: (attributes) => attributes,
  });
}

/**
 * Our storage for lucia: stores the SHA-256 of session ids, and converts between the portal's clock and the
 * machine's, which lucia reads.
 */
function adapterOver(portal: Portal, tx?: Tx): Adapter {
  const change = (run: (tx: Tx) => Promise<unknown>) =>
    (tx ? run(tx) : portal.db.write(run)).then(() => undefined);
  const inLuciasTime = (instant: Date) => new Date(Date.now() + instant.getTime() - portal.clock().getTime());

  return {
    async getSessionAndUser(id) {
      const stored = await findStoredSession(portal, id);
      if (!stored) return [null, null];
      const { family, device, createdAt, lastSeenAt, expiresAt } = stored.session;
      const { id: userId, ...user } = stored.user;
      return [
        {
          id,
          userId,
          expiresAt: inLuciasTime(expiresAt),
          attributes: { family, device, createdAt, lastSeenAt, until: expiresAt },
        },
        { id: userId, attributes: { kind: "user", id: userId, ...user } },
      ];
    },
    async getUserSessions(userId) {
      const rows = await portal.db.read.select().from(sessions).where(eq(sessions.userId, userId));
      return rows.map(({ id, expiresAt, ...attributes }) => ({
        id,
        userId,
        expiresAt: inLuciasTime(expiresAt),
        attributes,
      }));
    },
    setSession({ id, userId, attributes }) {
      const now = portal.clock();
      const expiresAt = new Date(now.getTime() + SESSION_MINUTES * 60_000);
      const row = { id: hashToken(id), userId, expiresAt, ...attributes };
      return change((tx) => tx.insert(sessions).values(row));
    },
    // Only the refresh token prolongs a login.
    updateSessionExpiration: () => Promise.resolve(),
    deleteSession: (id) => change((tx) => tx.delete(sessions).where(eq(sessions.id, hashToken(id)))),
    deleteUserSessions: (userId) => change((tx) => tx.delete(sessions).where(eq(sessions.userId, userId))),
    // Expired sessions of renewable logins stay: they know the device and since when.
    deleteExpiredSessions: () =>
      change((tx) => {
        const now = portal.clock();
        const renewable = tx
          .select({ family: refreshTokens.family })
          .from(refreshTokens)
          .where(gt(refreshTokens.expiresAt, now));
        return tx
          .delete(sessions)
          .where(and(lte(sessions.expiresAt, now), notInArray(sessions.family, renewable)));
      }),
  };
}
