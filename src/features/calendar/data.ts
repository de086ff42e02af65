import { change } from "#src/lib/call/change.ts";
import { trpcClient } from "#src/lib/call/trpc-client.ts";
import { trpc } from "#src/lib/call/trpc.ts";

export const ownCalendarQuery = trpc.calendar.own.queryOptions();

export const renewCalendar = change(trpcClient.calendar.renew.mutate, [trpc.calendar.own]);
