import { useSyncExternalStore } from "react";

/** What the visitor allows; necessary is always true (COOK-06). */
export type Consent = { necessary: true; analytics: boolean; marketing: boolean };

const CONSENT_KEY = "cookie-consent";
const listeners = new Set<() => void>();
let isReopened = false;

/** A saved consent, if it is exactly our three booleans; anything else counts as none. */
export function parseConsent(saved: string | null): Consent | undefined {
  try {
    const value = JSON.parse(saved ?? "null") as Record<string, unknown> | null;
    if (typeof value?.analytics !== "boolean" || typeof value.marketing !== "boolean") return undefined;
    if (value.necessary !== true || Object.keys(value).length !== 3) return undefined;
    return { necessary: true, analytics: value.analytics, marketing: value.marketing };
  } catch {
    return undefined;
  }
}

export function readConsent(): Consent | undefined {
  return parseConsent(readSaved());
}

function readSaved(): string | null {
  try {
    return localStorage.getItem(CONSENT_KEY);
  } catch {
    return null; // Storage is switched off: the question comes again with the next page load.
  }
}

let answeredThisVisit = false;

/** Keeps the choice and closes the banner (COOK-03, COOK-10). */
export function saveConsent({ analytics, marketing }: { analytics: boolean; marketing: boolean }): void {
  const consent: Consent = { necessary: true, analytics, marketing };
  try {
    localStorage.setItem(CONSENT_KEY, JSON.stringify(consent));
  } catch {
    // Without storage the choice holds until the page is loaded again.
  }
  answeredThisVisit = true;
  isReopened = false;
  announce();
}

/** Brings the banner back, from the footer. */
export function reopenConsent(): void {
  isReopened = true;
  announce();
}

function announce(): void {
  for (const listener of listeners) listener();
}

/** Whether the question is to be asked: no valid choice is saved (COOK-02), or the visitor asked for it again. */
export function useConsentOpen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isReopened || (!answeredThisVisit && readConsent() === undefined),
    () => false,
  );
}
