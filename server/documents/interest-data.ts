import type { Corrected } from "#domain/submissions/corrections.ts";
import type { Locale } from "#domain/locales.ts";

/** An expression of interest as its applicant downloads it. Dates are ISO 8601. */
export type InterestData = {
  locale: Locale;
  event: string;
  zone: string;
  reference: string;
  submittedAt: string;
  /** When the answers were last corrected. */
  correctedAt: string | null;
  date: string;
  /** The answers as they were sent; for the team, the current ones. */
  answers: Readonly<Record<string, unknown>>;
  /** The current answers, where the reader sees corrections. */
  now?: Readonly<Record<string, unknown>>;
  corrected?: Record<string, Corrected>;
};
