import { readPeriod } from "#domain/reports/period.ts";
import { reportsQuery } from "#src/kit/report/data.ts";
import { readAhead } from "#src/lib/call/query-client.ts";

/** Reads ahead the reports at an address. */
export const readReportsAt = (address: Readonly<Record<string, unknown>>) =>
  readAhead(reportsQuery(readPeriod(address)));
