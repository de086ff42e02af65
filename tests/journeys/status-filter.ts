import type { Locator, Page } from "@playwright/test";

/** The select beside the search, where a list has more statuses than there is room for chips. */
export function statusFilter(page: Page, label = "Status"): Locator {
  return page.getByRole("main").getByRole("combobox", { name: label, exact: true });
}

/** Chooses the status of this name, whatever it counts. */
export async function chooseStatus(page: Page, name: string): Promise<void> {
  await statusFilter(page).click();
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
