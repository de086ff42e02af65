import { databaseFile } from "#db/database-file.ts";
import { revisionsOf } from "#db/revisions.ts";
import type { SignedInUser } from "#domain/actor.ts";
import type { Portal } from "../portal/portal.ts";

/** A session that was found good, until then. */
export type KnownSession = { actor: SignedInUser; family: string; lastSeenAt: Date; expiresAt: Date };

type Memory = { revision: number; byToken: Map<string, KnownSession> };

const TABLES = ["sessions", "users"];
/** Most sessions in memory, some 2 MB in all. */
const MOST = 5_000;
const memories = new WeakMap<Portal, Memory>();

/**
 * Sessions in memory until a commit changes any session or account (P3), so that an ended login, a disabled account
 * and a changed role apply to the next call. None are kept for a remote database, which other processes may change.
 * Read `revision` before the session, so that a change meanwhile counts.
 */
export function knownSessions(portal: Portal): Map<string, KnownSession> {
  const revision = revisionsOf(portal.db.read)?.of(TABLES);
  const before = memories.get(portal);
  if (before && before.revision === revision && before.byToken.size < MOST) return before.byToken;
  if (revision === undefined || !databaseFile(portal.env.DATABASE_URL)) return new Map();
  const byToken = new Map<string, KnownSession>();
  memories.set(portal, { revision, byToken });
  return byToken;
}
