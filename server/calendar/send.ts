import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { calendars, users } from "#db/schema/index.ts";
import { lastChange, revise, type EntryRevisions } from "#domain/calendar/revise.ts";
import { whyNotCall } from "#domain/permissions.ts";
import { refuse } from "#domain/refusal.ts";
import { HOUR_MS } from "#domain/wall-time.ts";
import type { SignedInCtx } from "../portal/context.ts";
import { readSettings } from "../event/read.ts";
import { disposition } from "../http/attachment.ts";
import { hasEtag } from "../http/etag.ts";
import type { Rate } from "../platform/rate-limit.ts";
import type { Portal } from "../portal/portal.ts";
import { takeTurn } from "../portal/rate.ts";
import { readCalendarName } from "./address.ts";
import { readEntries, type SaidEntry } from "./entries.ts";
import { CALENDAR_TYPE, writeCalendar } from "./write.ts";

/** Calendar programs fetch a few times a day, and those of one office share an address. */
const PER_ACCOUNT: Rate = { limit: 120, windowMs: HOUR_MS };
const UNKNOWN_PER_ADDRESS: Rate = { limit: 60, windowMs: HOUR_MS };

type Asked = { name: string; address: string; requestId: string; request: Request };

/**
 * The calendar behind an opaque address, for a program that has no session: in the account's language, with whatever
 * changed since it was last asked for counted and dated. A former address, an account that is disabled and one that may
 * not enter its area are one answer, not found. An account whose submissions ended gets a calendar without entries, by
 * which what stood there is taken away.
 */
export async function sendCalendar(portal: Portal, asked: Asked): Promise<Response> {
  const found = await findReader(portal, asked);
  if (!found) {
    takeTurn(portal.limiter, `calendar:${asked.address}`, UNKNOWN_PER_ADDRESS);
    throw refuse("notFound", { record: "account" });
  }
  const { ctx, known } = found;
  takeTurn(portal.limiter, `calendar:${ctx.actor.id}`, PER_ACCOUNT);
  const settings = await readSettings(ctx.db.read);
  const entries = await readEntries(ctx, settings);
  const revisions = await keepRevisions(ctx, known, entries);
  const text = writeCalendar(ctx, settings, entries, revisions);
  return answer(asked.request, text, lastChange(revisions));
}

async function findReader(portal: Portal, { name, address, requestId }: Asked) {
  const addressed = readCalendarName(portal, name);
  if (!addressed) return undefined;
  const [row] = await portal.db.read
    .select({ user: users, calendar: calendars })
    .from(users)
    .leftJoin(calendars, eq(calendars.userId, users.id))
    .where(eq(users.id, addressed.userId));
  if (!row || row.user.disabledAt || (row.calendar?.number ?? 0) !== addressed.number) return undefined;
  const { id, role, name: called, email, language, firstLogin } = row.user;
  const actor = { kind: "user", id, role, name: called, email, language, firstLogin } as const;
  if (whyNotCall(actor, ["own.view", "desk.arrange"])) return undefined;
  const now = portal.clock();
  const ctx: SignedInCtx = { db: portal.db, actor, now, locale: language, requestId, address, portal };
  return { ctx, known: row.calendar?.revisions ?? {} };
}

async function keepRevisions(
  { db, actor, now }: SignedInCtx,
  known: EntryRevisions,
  entries: readonly SaidEntry[],
): Promise<EntryRevisions> {
  const marks = new Map(entries.map((entry) => [entry.id, markOf(JSON.stringify(entry))]));
  const { revisions, isChanged } = revise(known, marks, now.toISOString());
  if (!isChanged) return revisions;
  await db.write((tx) =>
    tx
      .insert(calendars)
      .values({ userId: actor.id, revisions })
      .onConflictDoUpdate({ target: calendars.userId, set: { revisions } }),
  );
  return revisions;
}

/** Revalidated each time; a program that has the newest version gets no second copy. */
function answer(request: Request, text: string, changedAt: string | undefined): Response {
  const headers: Record<string, string> = {
    "content-type": CALENDAR_TYPE,
    "content-disposition": disposition("inline", "portal.ics"),
    "content-security-policy": "sandbox; default-src 'none'",
    "cache-control": "private, no-cache",
    "x-robots-tag": "noindex",
    etag: `"${markOf(text)}"`,
    ...(changedAt && { "last-modified": new Date(changedAt).toUTCString() }),
  };
  if (isHeld(request, headers)) return new Response(null, { status: 304, headers });
  return new Response(text, { headers });
}

/** By the tag where the program names one, else by the time (RFC 9110, 13.2.2). */
function isHeld({ headers: asked }: Request, { etag = "", ...own }: Record<string, string>): boolean {
  const tags = asked.get("if-none-match");
  if (tags) return hasEtag(tags, etag);
  const since = Date.parse(asked.get("if-modified-since") ?? "");
  const changed = Date.parse(own["last-modified"] ?? "");
  return since >= changed;
}

function markOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 22);
}
