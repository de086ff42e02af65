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
