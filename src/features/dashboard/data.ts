import { readAhead } from "#src/lib/query-client.ts";
import { trpc, type Outputs } from "#src/lib/trpc.ts";

export type Stats = Outputs["dashboard"]["stats"];

/** Several people work at the same desk: half a minute old is old enough. */
const DESK_FRESH_MS = 30_000;

export const statsQuery = trpc.dashboard.stats.queryOptions(undefined, { staleTime: DESK_FRESH_MS });

/** For the route of the desk's first page. */
export const readStats = () => readAhead(statsQuery);
