import { databaseFile } from "#db/database-file.ts";
import { revisionsOf } from "#db/revisions.ts";
import type { SignedInUser } from "#domain/actor.ts";
import type { Portal } from "../portal.ts";

/** A session that was found good, until then. */
export type KnownSession = { actor: SignedInUser; family: string; lastSeenAt: Date; expiresAt: Date };

type Memory = { revision: number; byToken: Map<string, KnownSession> };

const TABLES = ["sessions", "users"];
/** A token is 40 letters: some 2 MB in all. */
const MOST = 5_000;
const memories = new WeakMap<Portal, Memory>();

/**
 * Sessions from memory, until a commit changes any session or account: then all are read again (P3). So an ended
 * login, a disabled account and a changed role hold with the next call. Of a remote database another process may
 * change them, so there none is kept. `revision` before the session is read, so that a change meanwhile counts.
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
