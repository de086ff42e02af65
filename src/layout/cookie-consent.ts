import { useSyncExternalStore } from "react";
import { startConsented, type Consent } from "./consented-scripts.ts";

const CONSENT_KEY = "cookie-consent";
const listeners = new Set<() => void>();
/** The answer, where storage takes none: it holds until the page is loaded again. */
let unsaved: Consent | undefined;
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
  isReopened = false;
  startConsented(consent);
  announce();
}

/** Brings the banner back, from the footer. */
export function reopenConsent(): void {
  isReopened = true;
  announce();
}

/** Whether the visitor asked for the banner, and so waits for it. */
export function isConsentReopened(): boolean {
  return isReopened;
}

export function useConsentReopened(): boolean {
  return useSyncExternalStore(subscribe, isConsentReopened, () => false);
}

function announce(): void {
  for (const listener of listeners) listener();
}

/** Whether the question is to be asked: no valid choice is saved (COOK-02), or the visitor asked for it again. */
export function useConsentOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isReopened || readConsent() === undefined,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", followOtherTab);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", followOtherTab);
  };
}

/** What is answered in one tab is answered in all. */
function followOtherTab({ key }: StorageEvent): void {
  if (key !== CONSENT_KEY) return;
  startConsented(readConsent());
  announce();
}
