import type { Page, Route } from "@playwright/test";
import { partsNamed } from "./parts.ts";

export type HeldPart = {
  /** Resolves once the page has asked for it. */
  asked: Promise<unknown>;
  /** Lets it go, and resolves once the page has had a moment to act on it. */
  arrive: () => Promise<void>;
};

/** Keeps back a script of the application that is fetched on demand, by the name of its source: "menu-dialog". */
export async function holdPart(page: Page, name: string): Promise<HeldPart> {
  const file = partsNamed(name);
  const released = Promise.withResolvers<void>();
  await page.route(file, async (route) => {
    await released.promise;
    await route.continue();
  });
  return {
    asked: page.waitForRequest(file),
    async arrive() {
      const arrived = page.waitForResponse(file);
      released.resolve();
      await (await arrived).finished();
      // The import resolves and React draws: by then whatever opens is open.
      await page.evaluate(async () => {
        for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setTimeout(resolve, 50));
      });
    },
  };
}

/** Everything after the first script. */
export const application = () => partsNamed("main");

/** Keeps scripts away until they are let through. */
export async function holdScripts(page: Page, which: RegExp): Promise<() => Promise<void>> {
  const waiting: Route[] = [];
  let isReleased = false;
  await page.route(which, (route) => (isReleased ? route.continue() : void waiting.push(route)));
  return async () => {
    isReleased = true;
    for (const route of waiting) await route.continue();
  };
}
