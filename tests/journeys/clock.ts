import type { Page } from "@playwright/test";

/** From the next page on, time in this browser goes by a clock that can be stopped. */
export function installClock(page: Page): Promise<void> {
  return page.clock.install();
}

/** Stops the clock: from now on time passes only by `page.clock.runFor`, to the millisecond, however slow the machine. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1_000);
}
