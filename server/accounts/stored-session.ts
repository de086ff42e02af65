import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { sessions, users } from "#db/schema/index.ts";
import { describeError } from "../platform/log.ts";
import { hashToken } from "../platform/token.ts";
import type { Portal } from "../portal/portal.ts";

const SEEN_EVERY_MS = 60_000;

type Lookup = ReturnType<typeof prepareLookup>;
const lookups = new WeakMap<Portal, Lookup>();

/** Unexpired, with its enabled user: one indexed read, prepared once. */
export function findStoredSession(portal: Portal, token: string) {
  const lookup = lookups.get(portal) ?? prepareLookup(portal);
  lookups.set(portal, lookup);
  return lookup.get({ id: hashToken(token), now: portal.clock().getTime() });
}

function prepareLookup(portal: Portal) {
  const { family, device, createdAt, lastSeenAt, expiresAt } = sessions;
  const { id, role, name, email, language, firstLogin } = users;
  return portal.db.read
    .select({
      session: { family, device, createdAt, lastSeenAt, expiresAt },
      user: { id, role, name, email, language, firstLogin },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sql.placeholder("id")),
        gt(sessions.expiresAt, sql.placeholder("now")),
        isNull(users.disabledAt),
      ),
    )
    .prepare();
}

/** At most once a minute and not awaited: a read must not queue behind writers. */
export function noteSeen(portal: Portal, token: string, lastSeenAt: Date): void {
  const now = portal.clock();
  if (now.getTime() - lastSeenAt.getTime() < SEEN_EVERY_MS) return;
  portal.db
    .write((tx) =>
      tx
        .update(sessions)
        .set({ lastSeenAt: now })
        .where(eq(sessions.id, hashToken(token))),
    )
    .catch((error: unknown) => portal.log.warn(describeError(error), "last seen not noted"));
}
