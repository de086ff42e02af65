import type { Locator, Page } from "@playwright/test";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";

/** What the journeys of recovery, first access and profile have in common. */

/** One that meets the rule and belongs to nobody. */
export const NEW_PASSWORD = "Sumauma?Alta9";

export function passwordField(page: Page, label: string): Locator {
  return page.getByRole("textbox", { name: label, exact: true });
}

/** The bodies of the calls to an address from now on, as they went out. */
export function collectBodies(page: Page, path: string): unknown[] {
  const bodies: unknown[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === path) bodies.push(request.postDataJSON());
  });
  return bodies;
}

/** A call of the page itself, with its cookies and from its origin; answers the status. */
export function callFrom(page: Page, path: string, body: unknown): Promise<number> {
  return page.evaluate(
    async ([url, text]) => {
      const headers = { "content-type": "application/json" };
      return (await fetch(url, { method: "POST", headers, body: text })).status;
    },
    [path, JSON.stringify(body)] as const,
  );
}

/** Opens and closes every tick of the password rule, by what a screen reader hears. */
export function rule(
  page: Page,
  LL: TranslationFunctions,
  key: "passwordUpper" | "passwordTooShort",
): Locator {
  return page.getByRole("listitem").filter({ hasText: LL.auth.rules[key]() });
}
