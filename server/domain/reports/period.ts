import * as v from "valibot";
import { day } from "../blocks.ts";
import type { DaySpan } from "./periods.ts";

/** Days in the event's zone, both included, either may be open. */
export const reportPeriod = v.strictObject({ from: v.optional(day()), to: v.optional(day()) });
export type ReportPeriod = v.InferOutput<typeof reportPeriod>;

/** `?from=2025-07-01&to=2025-09-30`; what is no day is ignored. */
export function readPeriod(address: Readonly<Record<string, unknown>>): ReportPeriod {
  const { from, to } = address;
  return {
    ...(v.is(day(), from) && { from }),
    ...(v.is(day(), to) && { to }),
  };
}

export function within({ from, to }: DaySpan, period: ReportPeriod): DaySpan {
  return {
    from: period.from && period.from > from ? period.from : from,
    to: period.to && period.to < to ? period.to : to,
  };
}
