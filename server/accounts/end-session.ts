import { eq } from "drizzle-orm";
import { refreshTokens, sessions } from "#db/schema/index.ts";
import { hashToken } from "../platform/token.ts";
import type { Portal } from "../portal/portal.ts";
import { readCookie } from "./cookies.ts";
import { endFamily } from "./end-sessions.ts";

/** Ends the login of these cookies; either of the two is enough. */
export async function endSession(portal: Portal, request: Request): Promise<void> {
  const families = await familiesOf(portal, request);
  if (families.length === 0) return;
  await portal.db.write(async (tx) => {
    for (const family of families) await endFamily(tx, family);
  });
}

/** Expired tokens count, so that their rows go as well. */
export async function familiesOf(portal: Portal, request: Request): Promise<string[]> {
  const session = readCookie(portal, request, "session");
  const refresh = readCookie(portal, request, "refresh");
  const found = await Promise.all([
    session && familiesIn(portal, sessions, session),
    refresh && familiesIn(portal, refreshTokens, refresh),
  ]);
  return [...new Set(found.flatMap((families) => families || []))];
}

async function familiesIn(
  portal: Portal,
  table: typeof sessions | typeof refreshTokens,
  token: string,
): Promise<string[]> {
  const rows = await portal.db.read
    .select({ family: table.family })
    .from(table)
    .where(eq(table.id, hashToken(token)));
  return rows.map((row) => row.family);
}
