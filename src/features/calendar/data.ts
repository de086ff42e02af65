import { change } from "#src/lib/call/change.ts";
import { readAhead } from "#src/lib/call/query-client.ts";
import { trpcClient } from "#src/lib/call/trpc-client.ts";
import { trpc } from "#src/lib/call/trpc.ts";

export const ownCalendarQuery = trpc.calendar.own.queryOptions();

/** Reads ahead the calendar address for the pages that show it. */
export const readCalendar = () => readAhead(ownCalendarQuery);

export const renewCalendar = change(trpcClient.calendar.renew.mutate, [trpc.calendar.own]);
