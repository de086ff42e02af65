import type { Locale } from "#domain/locales.ts";
import { MONTHS } from "./months.ts";

/** From and to: days of the calendar ("2025-11-10"), which belong to no zone; both belong to the span. */
export type Span = { from: string; to: string };

/** Short, for the strip: "7 jul – 12 set", "6 – 7 nov"; the years are named only where they differ. */
export function formatShortSpan(locale: Locale, { from, to }: Span): string {
  const [start, end] = [partsOf(locale, from, "short"), partsOf(locale, to, "short")];
  const isOneYear = start.year === end.year;
  if (isOneYear && start.month === end.month) return `${start.day} – ${end.day}\u00A0${end.month}`;
  const [first, last] = [start, end].map(({ day, month, year }) =>
    [day, month, ...(isOneYear ? [] : [year])].join("\u00A0"),
  );
  return `${first} – ${last}`;
}

/** In full, as the two ends of a sentence: "7 de julho" and "12 de setembro de 2025"; "10" and "21 November 2025". */
export function formatLongSpan(locale: Locale, { from, to }: Span): { from: string; to: string } {
  const [start, end] = [partsOf(locale, from, "long"), partsOf(locale, to, "long")];
  const isOneYear = start.year === end.year;
  const isOneMonth = isOneYear && start.month === end.month;
  const beginning = isOneMonth ? [start.day] : [start.day, start.month, ...(isOneYear ? [] : [start.year])];
  const of = locale === "pt" ? " de " : " ";
  return { from: beginning.join(of), to: [end.day, end.month, end.year].join(of) };
}

/** "12 de setembro de 2025", "12 September 2025". */
export function formatLongDay(locale: Locale, day: string): string {
  return formatLongSpan(locale, { from: day, to: day }).to;
}

/** en: 12 Sep 2025; pt: 12/09/2025. */
export function formatDay(locale: Locale, day: string): string {
  if (locale === "pt") return day.split("-").toReversed().join("/");
  const { day: figure, month, year } = partsOf(locale, day, "short");
  return `${figure} ${month} ${year}`;
}

/** "novembro de 2025", "November 2025". */
export function formatMonth(locale: Locale, { from }: Span): string {
  const { month, year } = partsOf(locale, from, "long");
  return locale === "pt" ? `${month} de ${year}` : `${month} ${year}`;
}

export function shortMonth(locale: Locale, date: Date): string {
  return MONTHS[locale].short[date.getUTCMonth()] ?? "";
}

function partsOf(locale: Locale, day: string, length: "short" | "long") {
  const [year = "", month, dayOfMonth] = day.split("-");
  const figure = Number(dayOfMonth);
  return {
    // The first of a month is an ordinal in Portuguese: "1º de dezembro".
    day: locale === "pt" && figure === 1 ? "1º" : String(figure),
    month: MONTHS[locale][length][Number(month) - 1] ?? "",
    year,
  };
}

/** The first days of all months the spans touch, and of the one after. */
export function monthsOf(spans: readonly Span[]): Date[] {
  const first = new Date(Math.min(...spans.map((span) => Date.parse(span.from))));
  const last = Math.max(...spans.map((span) => endOf(span)));
  const months = [new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), 1))];
  while ((months.at(-1)?.getTime() ?? last) < last) {
    const latest = months.at(-1) ?? first;
    months.push(new Date(Date.UTC(latest.getUTCFullYear(), latest.getUTCMonth() + 1, 1)));
  }
  return months;
}

/** Where the last day of a span is over, on the scale of monthsOf. */
export function endOf({ to }: Span): number {
  return Date.parse(to) + 86_400_000;
}
