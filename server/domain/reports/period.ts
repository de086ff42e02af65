import * as v from "valibot";
import { day } from "../blocks.ts";
import type { DaySpan } from "./periods.ts";

/** The days that a report is about, both included and each of them open, by the event's clocks. */
export const reportPeriod = v.strictObject({ from: v.optional(day()), to: v.optional(day()) });
export type ReportPeriod = v.InferOutput<typeof reportPeriod>;

/** Reads an address: `?from=2025-07-01&to=2025-09-30`. What is no day there is as if it were not there. */
export function readPeriod(address: Readonly<Record<string, unknown>>): ReportPeriod {
  const { from, to } = address;
  return {
    ...(v.is(day(), from) && { from }),
    ...(v.is(day(), to) && { to }),
  };
}

/** The days of a month that lie in a period. */
export function within({ from, to }: DaySpan, period: ReportPeriod): DaySpan {
  return {
    from: period.from && period.from > from ? period.from : from,
    to: period.to && period.to < to ? period.to : to,
  };
}
