import type { Page } from "@playwright/test";

/**
 * What a page's console complains about from now on: errors, uncaught exceptions and everything the content security
 * policy refused. `expected` are those a journey provokes, a dropped connection for example.
 */
export function collectComplaints(page: Page, expected: readonly RegExp[] = []): string[] {
  const complaints: string[] = [];
  function note(text: string): void {
    if (!expected.some((pattern) => pattern.test(text))) complaints.push(text);
  }
  page.on("pageerror", (error) => note(`uncaught: ${error.message}`));
  page.on("console", (message) => {
    const isRefused = /content security policy/i.test(message.text());
    if (message.type() === "error" || isRefused) note(`${message.text()} (${message.location().url})`);
  });
  return complaints;
}
