import type { Locale } from "#domain/locales.ts";
import { dayParts, MONTHS } from "./day.ts";

/** From and to: days of the calendar ("2025-11-10"), which belong to no zone; both belong to the span. */
export type Span = { from: string; to: string };

/** Short, for the strip: "7 jul – 12 set", "6 – 7 nov"; the years are named only where they differ. */
export function formatShortSpan(locale: Locale, { from, to }: Span): string {
  const [start, end] = [dayParts(locale, from, "short"), dayParts(locale, to, "short")];
  const isOneYear = start.year === end.year;
  if (isOneYear && start.month === end.month) return `${start.day} – ${end.day}\u00A0${end.month}`;
  const [first, last] = [start, end].map(({ day, month, year }) =>
    [day, month, ...(isOneYear ? [] : [year])].join("\u00A0"),
  );
  return `${first} – ${last}`;
}

/** In full, as the two ends of a sentence: "7 de julho" and "12 de setembro de 2025"; "10" and "21 November 2025". */
export function formatLongSpan(locale: Locale, { from, to }: Span): { from: string; to: string } {
  const [start, end] = [dayParts(locale, from, "long"), dayParts(locale, to, "long")];
  const isOneYear = start.year === end.year;
  const isOneMonth = isOneYear && start.month === end.month;
  const beginning = isOneMonth ? [start.day] : [start.day, start.month, ...(isOneYear ? [] : [start.year])];
  const of = locale === "pt" ? " de " : " ";
  return { from: beginning.join(of), to: [end.day, end.month, end.year].join(of) };
}

/** As a contract names the days of the event: "10 a 21 de novembro de 2025", "10 to 21 November 2025". */
export function formatWholeSpan(locale: Locale, span: Span): string {
  const { from, to } = formatLongSpan(locale, span);
  return [from, locale === "pt" ? "a" : "to", to].join(" ");
}

/** "12 de setembro de 2025", "12 September 2025". */
export function formatLongDay(locale: Locale, day: string): string {
  return formatLongSpan(locale, { from: day, to: day }).to;
}

/** "novembro de 2025", "November 2025". */
export function formatMonth(locale: Locale, { from }: Span): string {
  const { month, year } = dayParts(locale, from, "long");
  return locale === "pt" ? `${month} de ${year}` : `${month} ${year}`;
}

export function shortMonth(locale: Locale, date: Date): string {
  return MONTHS[locale].short[date.getUTCMonth()] ?? "";
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
