import { readAhead } from "#src/lib/call/query-client.ts";
import { trpc, type Outputs } from "#src/lib/call/trpc.ts";

export type Stats = Outputs["dashboard"]["stats"];
export type Overview = Outputs["dashboard"]["overview"];

/** What the rail counts, on every page of the desk. */
export const statsQuery = trpc.dashboard.stats.queryOptions();

export const overviewQuery = trpc.dashboard.overview.queryOptions();

/** Reads ahead what the desk's first page shows. */
export const readDashboard = () => readAhead(statsQuery, overviewQuery);
