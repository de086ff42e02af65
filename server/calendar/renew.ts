import { HOUR_MS } from "#domain/wall-time.ts";
import { renewCalendarAddress } from "../accounts/end-sessions.ts";
import { recordHistory } from "../history/record.ts";
import type { Rate } from "../platform/rate-limit.ts";
import { takeTurn } from "../portal/rate.ts";
import { change } from "../call/verb.ts";
import { calendarUrlOf } from "./address.ts";

const RENEWALS: Rate = { limit: 10, windowMs: HOUR_MS };

/** A new address for the own calendar, which ends the old one at once: for an address that got into wrong hands. */
export const renewCalendar = change("calendar.renew", {
  may: ["own.view", "desk.arrange"],
  prepare: async (ctx) => takeTurn(ctx.portal.limiter, `calendar:${ctx.actor.id}`, RENEWALS),
  async run(tx, ctx): Promise<{ number: number }> {
    const { actor, now } = ctx;
    const number = await renewCalendarAddress(tx, actor.id, now);
    await recordHistory(tx, ctx, { record: "account", recordId: actor.id, action: "renewCalendar" });
    return { number };
  },
  answer: ({ portal, actor }, { number }): { address: string } => ({
    address: calendarUrlOf(portal, { userId: actor.id, number }),
  }),
});
