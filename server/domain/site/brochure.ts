import type { Locale } from "../locales.ts";

/** Where the site serves the brochure of a language, named by its code in capitals (PUB-02). */
export function brochureAddress(locale: Locale): string {
  return `/download/brochure-${locale.toUpperCase()}.pdf`;
}
