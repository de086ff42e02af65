import { useSyncExternalStore } from "react";
import { createStore } from "#src/lib/page/store.ts";
import { startConsented, type Consent } from "./consented-scripts.ts";

const CONSENT_KEY = "cookie-consent";
/** The answer, where storage takes none: it holds until the page is loaded again. */
let unsaved: Consent | undefined;
/** Whether the visitor opened the banner again, whichever tab the answer comes from. */
const reopened = createStore(() => false, { whileShown: followOtherTabs });

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
  return parseConsent(readSaved()) ?? unsaved;
}

function readSaved(): string | null {
  try {
    return localStorage.getItem(CONSENT_KEY);
  } catch {
    return null; // Storage is switched off.
  }
}

/** Keeps the choice, acts on it and closes the banner (COOK-03, COOK-10). */
export function saveConsent({ analytics, marketing }: { analytics: boolean; marketing: boolean }): void {
  const consent: Consent = { necessary: true, analytics, marketing };
  try {
    localStorage.setItem(CONSENT_KEY, JSON.stringify(consent));
  } catch {
    unsaved = consent;
  }
  startConsented(consent);
  reopened.write(false);
}

/** Brings the banner back, from the footer. */
export function reopenConsent(): void {
  reopened.write(true);
}

/** Whether the visitor opened the banner again, and so waits for it. */
export function isConsentReopened(): boolean {
  return reopened.read();
}

export function useConsentReopened(): boolean {
  return reopened.useValue();
}

/** Whether to show the banner: no valid choice is saved (COOK-02), or the visitor opened it again. */
export function useConsentOpen(): boolean {
  return useSyncExternalStore(
    reopened.subscribe,
    () => isConsentReopened() || readConsent() === undefined,
    () => false,
  );
}

/** What is answered in one tab is answered in all. */
function followOtherTabs(): () => void {
  function follow({ key }: StorageEvent): void {
    if (key !== CONSENT_KEY) return;
    startConsented(readConsent());
    reopened.write(reopened.read());
  }
  window.addEventListener("storage", follow);
  return () => window.removeEventListener("storage", follow);
}
