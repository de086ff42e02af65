import type { Locale } from "#domain/locales.ts";
import type { Original } from "#domain/orders/reading/brief-originals.ts";
import type { ShownSection } from "#domain/orders/reading/tell-brief.ts";
import type { SiteFact } from "#domain/submissions/site-facts.ts";

/** What is printed of a briefing, in its reader's language. */
export type BriefData = {
  locale: Locale;
  /** When it was printed, ISO 8601. */
  date: string;
  eventZone: string;
  eventName: string;
  /** The order's reference; null while it is a draft. */
  orderReference: string | null;
  submissionReference: string;
  institutionName: string;
  sizeM2: number;
  facts: { fact: SiteFact; text: string }[];
  sections: ShownSection[];
  /** The files with the names they have beside it; `isHere` when their bytes are. */
  originals: (Original & { isHere: boolean })[];
};
