import { eq } from "drizzle-orm";
import { calendars } from "#db/schema/index.ts";
import type { Locale } from "#domain/locales.ts";
import type { SignedInCtx } from "../portal/context.ts";
import { question } from "../call/verb.ts";
import { calendarUrlOf } from "./address.ts";

type OwnCalendar = {
  address: string;
  /** ISO 8601; null while it is the first one. */
  renewedAt: string | null;
  /** The calendar's language: that of the account's mails. */
  language: Locale;
};

/** The address at which the caller subscribes to the calendar. */
export const ownCalendar = question("calendar.own", {
  may: ["own.view", "desk.arrange"],
  run: readOwnCalendar,
});

async function readOwnCalendar(ctx: SignedInCtx): Promise<OwnCalendar> {
  const { actor, db, portal } = ctx;
  const [row] = await db.read.select().from(calendars).where(eq(calendars.userId, actor.id));
  return {
    address: calendarUrlOf(portal, { userId: actor.id, number: row?.number ?? 0 }),
    renewedAt: row?.renewedAt?.toISOString() ?? null,
    language: actor.language,
  };
}
