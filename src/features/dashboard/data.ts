import { readAhead } from "#src/lib/call/query-client.ts";
import { trpc, type Outputs } from "#src/lib/call/trpc.ts";

export type Stats = Outputs["dashboard"]["stats"];
export type Overview = Outputs["dashboard"]["overview"];

/** Several people work at the same desk: half a minute old is old enough. */
const DESK_FRESH_MS = 30_000;

/** What the rail counts, on every page of the desk. */
export const statsQuery = trpc.dashboard.stats.queryOptions(undefined, { staleTime: DESK_FRESH_MS });

export const overviewQuery = trpc.dashboard.overview.queryOptions(undefined, { staleTime: DESK_FRESH_MS });

/** For the route of the desk's first page. */
export const readDashboard = () => readAhead(statsQuery, overviewQuery);
