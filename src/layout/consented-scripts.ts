/** What the visitor allows; necessary is always true (COOK-06). */
export type Consent = { necessary: true; analytics: boolean; marketing: boolean };

/** A program that may run only while the visitor allows its category. */
export type ConsentedScript = {
  category: "analytics" | "marketing";
  /** Adds it to the page: a script element, or an import of an own module. */
  start: () => void;
  /** Stops it and deletes what it has stored: a choice can be taken back. */
  stop: () => void;
};

/**
 * Every program for counting or campaigns; none today. One that is added here starts by consent alone and needs no
 * other call. A script of another origin must also be allowed in `server/http` (content security policy) and named in
 * the privacy policy.
 */
const SCRIPTS: readonly ConsentedScript[] = [];

const running = new Set<ConsentedScript>();

/** Starts what the visitor allows, each once, and stops what is no longer allowed. After each choice and at the start. */
export function startConsented(consent: Consent | undefined, scripts = SCRIPTS): void {
  for (const script of scripts) {
    const isAllowed = consent?.[script.category] === true;
    if (isAllowed === running.has(script)) continue;
    if (isAllowed) running.add(script);
    else running.delete(script);
    (isAllowed ? script.start : script.stop)();
  }
}
