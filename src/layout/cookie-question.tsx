import { Suspense, useEffect } from "react";
import { optionalPart } from "#src/lib/page/optional-part.ts";
import { startConsented } from "./consented-scripts.ts";
import { readConsent, useConsentOpen } from "./cookie-consent.ts";

/** The banner is no part of the server's page and comes after everything else. */
const CookieBanner = optionalPart(async () => (await import("./cookie-banner.tsx")).CookieBanner);

/**
 * The question about cookies, until it is answered or when the visitor opens it again (COOK-02). It stands early in the page
 * so that the keyboard and a screen reader meet it first, and lies at the bottom of the window.
 */
export function CookieQuestion() {
  const isOpen = useConsentOpen();
  useEffect(() => startConsented(readConsent()), []);
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <CookieBanner />
    </Suspense>
  );
}
