import { sql } from "drizzle-orm";
import { calendars } from "#db/schema/index.ts";
import { HOUR_MS } from "#domain/wall-time.ts";
import { recordHistory } from "../history/record.ts";
import type { Rate } from "../platform/rate-limit.ts";
import { takeTurn } from "../rate.ts";
import { change } from "../verb.ts";
import { calendarUrlOf } from "./address.ts";

const RENEWALS: Rate = { limit: 10, windowMs: HOUR_MS };

/** A new address for the own calendar, which ends the old one at once: for an address that got into wrong hands. */
export const renewCalendar = change("calendar.renew", {
  may: ["own.view", "desk.arrange"],
  prepare: async (ctx) => takeTurn(ctx.portal.limiter, `calendar:${ctx.actor.id}`, RENEWALS),
  async run(tx, ctx): Promise<{ number: number }> {
    const { actor, now } = ctx;
    const [row] = await tx
      .insert(calendars)
      .values({ userId: actor.id, number: 1, renewedAt: now })
      .onConflictDoUpdate({
        target: calendars.userId,
        set: { number: sql`${calendars.number} + 1`, renewedAt: now },
      })
      .returning({ number: calendars.number });
    await recordHistory(tx, ctx, { record: "account", recordId: actor.id, action: "renewCalendar" });
    return { number: row?.number ?? 1 };
  },
  answer: ({ portal, actor }, { number }): { address: string } => ({
    address: calendarUrlOf(portal, { userId: actor.id, number }),
  }),
});
