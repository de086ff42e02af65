import type { Locale } from "#domain/locales.ts";
import type { Cents } from "#domain/money.ts";
import type { FormattersInitializer } from "typesafe-i18n";
import { formatDay } from "./day.ts";
import type { Formatters, Locales } from "./i18n-types.ts";

/** The tag the browser's Intl knows our languages by. */
export const INTL_TAG: Record<Locale, string> = { pt: "pt-BR", en: "en-GB" };

/** Until the settings are heard of. */
let zone = "America/Belem";

/**
 * The zone of the event's clocks, in which everything is shown unless another is asked for. On screens it is the
 * settings' (the facts of the event bring it); mails and papers pass theirs.
 */
export function shownZone(): string {
  return zone;
}

export function showIn(eventZone: string): void {
  zone = eventZone;
}

/** What parts thousands, and what parts the whole from its fraction. */
const MARKS: Record<Locale, { thousands: string; fraction: string }> = {
  pt: { thousands: ".", fraction: "," },
  en: { thousands: ",", fraction: "." },
};

/**
 * en: USD 1,234.50; pt: US$ 1.234,50. Figures are whole cents. Without Intl, whose first figure takes a browser as long
 * as its first date (day.ts).
 */
export function formatUsd(locale: Locale, cents: Cents): string {
  const { thousands, fraction } = MARKS[locale];
  const figures = String(Math.abs(cents)).padStart(3, "0");
  const whole = figures.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, thousands);
  const currency = locale === "pt" ? "US$" : "USD";
  return `${currency}\u00A0${cents < 0 ? "-" : ""}${whole}${fraction}${figures.slice(-2)}`;
}

/** As `formatUsd`, without cents where there are none: "US$ 29.000". */
export function formatPrice(locale: Locale, cents: Cents): string {
  const written = formatUsd(locale, cents);
  return cents % 100 === 0 ? written.slice(0, -3) : written;
}

/** An area in m², grouped as the language does: "1.200 m²". */
export function formatArea(locale: Locale, m2: number): string {
  return `${formatNumber(locale, m2)} m²`;
}

/** Made with the first figure: making one takes longer than writing a hundred figures with it. */
const numberFormats: Partial<Record<Locale, Intl.NumberFormat>> = {};

export function formatNumber(locale: Locale, value: number): string {
  const format = (numberFormats[locale] ??= new Intl.NumberFormat(locale === "pt" ? "pt-BR" : "en-US", {
    maximumFractionDigits: 2,
  }));
  return format.format(value);
}

/** en: 12 Sep 2025; pt: 12/09/2025. */
export function formatDate(locale: Locale, date: Date | string, timeZone = zone): string {
  return formatDay(locale, isoDay(date, timeZone));
}

/** "2025-09-12": Swedish writes a day as ISO 8601 does. */
export function isoDay(date: Date | string, timeZone: string): string {
  const figures = { year: "numeric", month: "2-digit", day: "2-digit", timeZone } as const;
  return new Intl.DateTimeFormat("sv", figures).format(new Date(date));
}

/** en: 12 Sep 2025, 14:32 UTC−3; the event's zone unless another is given, and named. */
export function formatDateTime(locale: Locale, date: Date | string, timeZone = zone): string {
  return `${formatMoment(locale, date, timeZone)}\u00A0${zoneOffset(timeZone, date)}`;
}

/** The date and the time of day, 24 hours, for words that name the zone themselves. */
export function formatMoment(locale: Locale, date: Date | string, timeZone = zone): string {
  return `${formatDate(locale, date, timeZone)}, ${timeOfDay(locale, date, timeZone)}`;
}

/** Time of day only, for "draft saved at 14:32 UTC−3". */
export function formatTime(locale: Locale, date: Date | string, timeZone = zone): string {
  return `${timeOfDay(locale, date, timeZone)}\u00A0${zoneOffset(timeZone, date)}`;
}

/** By the reader's own clock, for what happens in their own tab. */
export function formatOwnTime(locale: Locale, at: number): string {
  return timeOfDay(locale, new Date(at), undefined);
}

function timeOfDay(locale: Locale, date: Date | string, timeZone: string | undefined): string {
  const time = new Intl.DateTimeFormat(INTL_TAG[locale], { hour: "2-digit", minute: "2-digit", timeZone });
  return time.format(new Date(date));
}

/** Made once for each zone: a list names it in every row. */
const offsets = new Map<string, Intl.DateTimeFormat>();

/** "America/Belem" -> "UTC−3", at the given moment. */
export function zoneOffset(timeZone: string, at: Date | string): string {
  const format =
    offsets.get(timeZone) ?? new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "shortOffset" });
  offsets.set(timeZone, format);
  const name = format.formatToParts(new Date(at)).find(({ type }) => type === "timeZoneName")?.value ?? "";
  return name.replace("GMT", "UTC").replace("-", "\u2212");
}

/** A name before the full stop of a sentence: "Tocantins Ltda." brings its own, and a sentence has one. */
function beforeStop(name: string): string {
  return name.endsWith(".") ? name.slice(0, -1) : name;
}

/** An average of marks: en 4.50, pt 4,50; always two decimals, so that figures below each other compare. */
export function formatMark(locale: Locale, mark: number): string {
  return mark.toFixed(2).replace(".", MARKS[locale].fraction);
}

export const initFormatters: FormattersInitializer<Locales, Formatters> = (locale: Locales) => ({
  usd: (cents: unknown) => formatUsd(locale, Number(cents)),
  number: (value: unknown) => formatNumber(locale, Number(value)),
  mark: (value: unknown) => formatMark(locale, Number(value)),
  date: (value: unknown) => formatDate(locale, value as Date | string),
  dateTime: (value: unknown) => formatMoment(locale, value as Date | string),
  beforeStop: (name: unknown) => beforeStop(String(name)),
});
