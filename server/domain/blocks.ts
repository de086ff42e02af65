import * as v from "valibot";
import { optionalLine, optionalText, requiredLine } from "./fields.ts";
import { message } from "./messages.ts";
import { MAX_CENTS } from "./money.ts";
import { isTimeZone } from "./wall-time.ts";

/** A line that is required in both languages. */
export function localisedLine(max: number) {
  return v.strictObject({ pt: requiredLine(max), en: requiredLine(max) });
}

/** A line that may be empty in either language. */
export function localisedLabel(max: number) {
  return v.strictObject({ pt: optionalLine(max), en: optionalLine(max) });
}

/** A text that may be empty in either language. */
export function localisedText(max: number) {
  return v.strictObject({ pt: optionalText(max), en: optionalText(max) });
}

/** Whole cents from 0; null means no price yet. */
export function price() {
  return v.nullable(
    v.pipe(
      v.number(message("amountInvalid")),
      v.integer(message("amountInvalid")),
      v.minValue(0, message("numberTooSmall")),
      v.maxValue(MAX_CENTS, message("numberTooLarge")),
    ),
  );
}

/** ISO 8601 with its zone, "2025-07-07T00:00:00-03:00"; stored as written. */
export function instant() {
  return v.pipe(
    v.string(message("required")),
    v.regex(
      /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/,
      message("dateInvalid"),
    ),
    v.check((value) => !Number.isNaN(Date.parse(value)), message("dateInvalid")),
  );
}

/** A day as "2025-11-10"; 30 February is refused. */
export function day() {
  return v.pipe(
    v.string(message("required")),
    v.regex(/^\d{4}-\d{2}-\d{2}$/, message("dateInvalid")),
    v.check(isCalendarDay, message("dateInvalid")),
  );
}

export function days() {
  return v.pipe(
    v.strictObject({ from: day(), to: day() }),
    v.forward(
      v.partialCheck([["from"], ["to"]], ({ from, to }) => from <= to, message("dateOrder")),
      ["to"],
    ),
  );
}

/** The same, or "" for a day that is not known yet. */
export function optionalDay() {
  return v.union([v.literal(""), day()], message("dateInvalid"));
}

/** First and last day: both given, or both "". */
export function optionalDays() {
  return v.pipe(
    v.strictObject({ from: optionalDay(), to: optionalDay() }),
    v.forward(
      v.partialCheck([["from"], ["to"]], ({ from, to }) => !to || from !== "", message("required")),
      ["from"],
    ),
    v.forward(
      v.partialCheck([["from"], ["to"]], ({ from, to }) => !from || to !== "", message("required")),
      ["to"],
    ),
    v.forward(
      v.partialCheck([["from"], ["to"]], ({ from, to }) => !from || !to || from <= to, message("dateOrder")),
      ["to"],
    ),
  );
}

export function timeZone() {
  return v.pipe(v.string(message("required")), v.check(isTimeZone, message("choice")));
}

function isCalendarDay(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
