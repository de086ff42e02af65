import type { Locale } from "#domain/locales.ts";

/** An expression of interest as its applicant keeps it. Dates are ISO 8601. */
export type InterestData = {
  locale: Locale;
  event: string;
  zone: string;
  reference: string;
  submittedAt: string;
  /** Of the last correction. */
  correctedAt: string | null;
  date: string;
  answers: Readonly<Record<string, unknown>>;
};
