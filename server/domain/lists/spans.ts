import * as v from "valibot";
import { message } from "../messages.ts";
import { day } from "../blocks.ts";
import { type Single, single } from "./filter.ts";

/** Whole numbers, ends included, either open: `?area=100-200`, `?area=100-`. */
export type NumberSpan = { from?: number | undefined; to?: number | undefined };
export type Range = Single<NumberSpan> & { kind: "range" };

/** More than a number of days ago, relative to now, so a saved view never goes stale. */
export type Age = Single<number> & { kind: "age" };

export function range(max: number): Range {
  const end = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max)));
  const span = v.pipe(
    v.strictObject({ from: end, to: end }),
    v.check(({ from, to }) => (from ?? to) !== undefined && (from ?? 0) <= (to ?? max), message("choice")),
  );
  const { schema } = single<NumberSpan>(span);
  return { kind: "range", schema, read: readSpan, write: ({ from = "", to = "" }) => `${from}-${to}` };
}

function readSpan(text: string): NumberSpan | undefined {
  const [, from, to] = /^(\d{0,9})-(\d{0,9})$/.exec(text) ?? [];
  if (from === undefined || to === undefined) return undefined;
  return { ...(from && { from: Number(from) }), ...(to && { to: Number(to) }) };
}

export function age(maxDays = 365): Age {
  const { schema } = single<number>(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxDays)));
  return { kind: "age", schema, read: Number, write: String };
}

/** A day in the event's time zone. */
export type Day = Single<string> & { kind: "day" };

export function onDay(): Day {
  return { kind: "day", ...single(day()) };
}
