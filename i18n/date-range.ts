import type { Locale } from "#domain/locales.ts";
import { INTL_TAG } from "./formatters.ts";

/** From and to: days of the calendar ("2025-11-10") or instants; days belong to no zone. */
export type Span = { from: string; to: string; zone: string };

/** A day of the calendar is read as noon in UTC, so that no zone can move it. */
export function daySpan({ from, to }: { from: string; to: string }): Span {
  return { from: `${from}T12:00:00Z`, to: `${to}T12:00:00Z`, zone: "UTC" };
}

/** Short, for the strip: "7 jul – 12 set", "6 – 7 nov"; the years are named only where they differ. */
export function formatShortSpan(locale: Locale, { from, to, zone }: Span): string {
  const [start, end] = [partsOf(locale, from, zone, "short"), partsOf(locale, to, zone, "short")];
  const isOneYear = start.year === end.year;
  if (isOneYear && start.month === end.month) return `${start.day} – ${end.day}\u00A0${end.month}`;
  const [first, last] = [start, end].map(({ day, month, year }) =>
    [day, month, ...(isOneYear ? [] : [year])].join("\u00A0"),
  );
  return `${first} – ${last}`;
}

/** In full, as the two ends of a sentence: "7 de julho" and "12 de setembro de 2025"; "10" and "21 November 2025". */
export function formatLongSpan(locale: Locale, { from, to, zone }: Span): { from: string; to: string } {
  const [start, end] = [partsOf(locale, from, zone, "long"), partsOf(locale, to, zone, "long")];
  const isOneYear = start.year === end.year;
  const isOneMonth = isOneYear && start.month === end.month;
  const beginning = isOneMonth ? [start.day] : [start.day, start.month, ...(isOneYear ? [] : [start.year])];
  const of = locale === "pt" ? " de " : " ";
  return { from: beginning.join(of), to: [end.day, end.month, end.year].join(of) };
}

/** "12 de setembro de 2025", "12 September 2025", in the given zone. */
export function formatLongDay(locale: Locale, at: string, zone: string): string {
  return formatLongSpan(locale, { from: at, to: at, zone }).to;
}

/** "novembro de 2025", "November 2025". */
export function formatMonth(locale: Locale, { from, zone }: Span): string {
  const { month, year } = partsOf(locale, from, zone, "long");
  return locale === "pt" ? `${month} de ${year}` : `${month} ${year}`;
}

export function shortMonth(locale: Locale, date: Date): string {
  return partsOf(locale, date.toISOString(), "UTC", "short").month;
}

function partsOf(locale: Locale, date: string, timeZone: string, month: "short" | "long") {
  const format = new Intl.DateTimeFormat(INTL_TAG[locale], {
    day: "numeric",
    month,
    year: "numeric",
    timeZone,
  });
  const parts = format.formatToParts(new Date(date));
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
  // The first of a month is an ordinal in Portuguese: "1º de dezembro".
  const day = locale === "pt" && part("day") === "1" ? "1º" : part("day");
  return { day, month: part("month").replace(/\.$|(?<=^Sep)t$/, ""), year: part("year") };
}

/** The first days of all months the spans touch, and of the one after. */
export function monthsOf(spans: readonly Span[]): Date[] {
  const first = new Date(Math.min(...spans.map((span) => Date.parse(span.from))));
  const last = Math.max(...spans.map((span) => Date.parse(span.to)));
  const months = [new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), 1))];
  while ((months.at(-1)?.getTime() ?? last) < last) {
    const latest = months.at(-1) ?? first;
    months.push(new Date(Date.UTC(latest.getUTCFullYear(), latest.getUTCMonth() + 1, 1)));
  }
  return months;
}
