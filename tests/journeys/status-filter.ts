import type { Locator, Page } from "@playwright/test";
import { expect } from "./server.ts";

/** The select beside the search, where a list has more statuses than there is room for chips. */
export function statusFilter(page: Page, label = "Status"): Locator {
  return page.getByRole("main").getByRole("combobox", { name: label, exact: true });
}

/** Chooses the status of this name, whatever it counts: its chip where all of them fit, else in the select. */
export async function chooseStatus(page: Page, name: string, label?: string): Promise<void> {
  const chip = page.getByRole("main").getByRole("button", { name: new RegExp(`^${name} *\\d`) });
  await expect(statusFilter(page, label).or(chip)).toBeVisible();
  if (await chip.isVisible()) return chip.click();
  await statusFilter(page, label).click();
  await page.getByRole("option", { name: new RegExp(`^${name} \\(`) }).click();
}

/** The words of every choice, and how many rows it counts. */
export async function readStatuses(page: Page, label?: string): Promise<[string, number][]> {
  await statusFilter(page, label).click();
  const options = await page.getByRole("option").allInnerTexts();
  await page.keyboard.press("Escape");
  return options.map((option) => {
    const [, name = "", count = ""] = /^(.*) \((\d+)\)$/.exec(option.trim()) ?? [];
    return [name, Number(count)];
  });
}
