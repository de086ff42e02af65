import type { Locator, Page } from "@playwright/test";
import { expect } from "./server.ts";
import { settled } from "./settled.ts";

/** The windows of the laptops that staff and exhibitors have, as much of them as a browser leaves. */
const WINDOWS = [
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
];

/** What most have: the laptop of an office, and a small phone. */
export const LAPTOP = { width: 1366, height: 768 };
export const PHONE = { width: 375, height: 667 };

/**
 * What a screen is opened for stands whole in its first window, before anybody scrolls, on every usual laptop: no edge
 * of the window or of a frame cuts it, and nothing lies over it.
 */
export async function expectInFirstWindow(page: Page, ...actions: Locator[]): Promise<void> {
  await expectInWindows(page, WINDOWS, ...actions);
}

/** The same in these windows alone, for a screen that has a laptop's width, or a phone's, to be seen in. */
export async function expectInWindows(
  page: Page,
  windows: readonly { width: number; height: number }[],
  ...actions: Locator[]
): Promise<void> {
  for (const size of windows) {
    await page.setViewportSize(size);
    await page.evaluate(() => window.scrollTo(0, 0));
    await settled(page);
    for (const action of actions)
      await expect
        .poll(() => action.evaluate(hiddenPart), {
          message: `${String(action)} at ${size.width} x ${size.height}`,
        })
        .toBe("");
  }
}

/** What cuts or covers an element, in words; nothing when it is whole. */
function hiddenPart(element: Element): string {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0) return "not shown";
  if (left < 0 || top < 0 || right > window.innerWidth || bottom > window.innerHeight)
    return `outside the window: ${[left, top, right, bottom].map(Math.round).join(", ")}`;
  for (
    let around = element.parentElement;
    around && around !== document.body;
    around = around.parentElement
  ) {
    if (getComputedStyle(around).overflow === "visible") continue;
    const frame = around.getBoundingClientRect();
    if (top < frame.top - 1 || bottom > frame.bottom + 1 || left < frame.left - 1 || right > frame.right + 1)
      return `cut by ${around.tagName} ${around.className}`;
  }
  // A little inside of the edges, which may be round.
  const points = [
    [left + width / 2, top + 3],
    [left + width / 2, bottom - 3],
    [left + 4, top + height / 2],
    [right - 4, top + height / 2],
  ] as const;
  for (const [x, y] of points) {
    const over = document.elementFromPoint(x, y);
    if (over && !element.contains(over) && !over.contains(element))
      return `covered by ${over.tagName} ${over.className}`;
  }
  return "";
}
