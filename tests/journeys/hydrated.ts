import type { Page, Response } from "@playwright/test";
import { expect } from "./server.ts";

/** Opens a page that the server has rendered, and waits until a click is heard. */
export async function openHydrated(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await expectHydrated(page);
  return response;
}

export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-hydrated", "");
}
