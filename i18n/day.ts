import type { Locale } from "#domain/locales.ts";

type Months = readonly string[];

const SHORT_EN: Months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const LONG_EN: Months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
const SHORT_PT: Months = ["jan", "fev", "mar", "abr", "mai", "jun", "jul", "ago", "set", "out", "nov", "dez"];
const LONG_PT: Months = [
  "janeiro",
  "fevereiro",
  "março",
  "abril",
  "maio",
  "junho",
  "julho",
  "agosto",
  "setembro",
  "outubro",
  "novembro",
  "dezembro",
];

/**
 * The months from January on, short without a full stop. Written here because a browser's Intl takes 20 ms to write its
 * first date, 80 ms on a phone, while a public page is being taken over.
 */
export const MONTHS: Record<Locale, Record<"short" | "long", Months>> = {
  pt: { short: SHORT_PT, long: LONG_PT },
  en: { short: SHORT_EN, long: LONG_EN },
};

/** The parts of a day of the calendar ("2025-11-10") as the language writes them. */
export function dayParts(locale: Locale, date: string, length: "short" | "long") {
  const [year = "", month, day] = date.split("-");
  const figure = Number(day);
  return {
    // The first of a month is an ordinal in Portuguese: "1º de dezembro".
    day: locale === "pt" && figure === 1 ? "1º" : String(figure),
    month: MONTHS[locale][length][Number(month) - 1] ?? "",
    year,
  };
}

/** en: 12 Sep 2025; pt: 12/09/2025. */
export function formatDay(locale: Locale, date: string): string {
  if (locale === "pt") return date.split("-").toReversed().join("/");
  const { day, month, year } = dayParts(locale, date, "short");
  return `${day} ${month} ${year}`;
}
