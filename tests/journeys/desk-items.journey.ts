import type { Locator, Page } from "@playwright/test";
import { sendOrder } from "./orders.ts";
import { openBrowser, partnerNamed, signInAsStaff, takeSession } from "./people.ts";
import { dialogOf } from "./requests.ts";
import { expectSeen } from "./seen.ts";
import { expect, test } from "./server.ts";

/** What the team makes of a sent order's items, and what both sides read of it. */

/** The line of an order that is called so, in the editor. */
function lineNamed(page: Page, name: string | RegExp) {
  const line = page.getByRole("group", { name });
  return { line, field: (label: string) => line.getByRole("textbox", { name: label }) };
}

/** As the screen has it: the words before a date, and the moment it stands for. */
async function readDate(place: Locator, words: string): Promise<string> {
  const date = place.locator("time");
  await expectSeen(date);
  await expect(place).toContainText(
    new RegExp(`${words}\\s*\\d{1,2} [A-Z][a-z]{2,3} 20\\d\\d, \\d\\d:\\d\\d`),
  );
  return (await date.getAttribute("datetime")) ?? "";
}

/** Both dates of the order on the page. */
async function readDates(page: Page): Promise<{ created: string; updated: string }> {
  const isStaff = new URL(page.url()).pathname.startsWith("/admin/");
  if (isStaff) {
    const fact = (name: string) =>
      page
        .getByRole("main")
        .locator("dl > div")
        .filter({ has: page.getByText(name, { exact: true }) });
    return {
      created: await readDate(fact("Created on"), "Created on"),
      updated: await readDate(fact("Updated on"), "Updated on"),
    };
  }
  const dates = page.locator("p").filter({ hasText: /^Sent on .*Updated on / });
  await expect(dates).toHaveText(/Sent on \d{1,2} \w+ 20\d\d, .*Updated on \d{1,2} \w+ 20\d\d, /);
  for (const at of [0, 1]) await expectSeen(dates.locator("time").nth(at));
  const [created = "", updated = ""] = await dates
    .locator("time")
    .evaluateAll((times) => times.map((time) => time.getAttribute("datetime") ?? ""));
  return { created, updated };
}

test("the team changes quantity, discount and price, adds lines and removes one; totals and dates follow on both sides (ORD-10, DATA-06)", async ({
  browser,
  page: staff,
  portal,
  words: LL,
}) => {
  const partner = await openBrowser(browser);
  await takeSession(partner, partnerNamed("ana.moura"));
  const { id } = await sendOrder(partner, portal);
  await partner.goto(`/partner/orders/${id}`);
  await signInAsStaff(staff, LL, portal, `/admin/orders/edit/${id}`);
  const readers = [staff, partner];
  const before = await Promise.all(readers.map(readDates));

  const newTotal = staff.getByText(/^New total/);
  async function send(): Promise<void> {
    await staff.getByRole("button", { name: "Check the change", exact: true }).click();
    const { dialog, press } = dialogOf(staff, "This is what the exhibitor will read");
    await press("Send the change");
    await expect(dialog).toBeHidden();
    await expect(staff.getByText("Change sent to the exhibitor", { exact: true })).toBeVisible();
  }

  await test.step("quantity, discount, a line of the catalogue and one beside it with its price", async () => {
    await staff.goto(`/admin/orders/${id}/services`);
    await expectSeen(newTotal);
    // 120 m² of Bronze at 580, and ten screens for two days at 145.
    await expect(newTotal).toContainText("72,500.00");
    const screens = lineNamed(staff, "55-inch screen");
    await screens.field("Quantity").fill("4");
    await expect(newTotal).toContainText("70,760.00");
    await screens.field("Discount, %").fill("50");
    await expect(newTotal).toContainText("70,180.00");
    await staff.getByRole("combobox", { name: "Add an item from the catalogue" }).fill("Coffee break");
    await staff.getByRole("option", { name: "Coffee break", exact: true }).click();
    await staff.getByRole("button", { name: "Add", exact: true }).click();
    await lineNamed(staff, "Coffee break").field("Quantity").fill("10");
    await staff.getByRole("button", { name: "Add a custom service", exact: true }).click();
    const own = staff.getByRole("group", { name: /^(?:New custom service|Tomada)$/ });
    await own.getByRole("textbox", { name: "Title in Portuguese" }).fill("Tomada");
    await own.getByRole("textbox", { name: "Quantity" }).fill("2");
    await own.getByRole("textbox", { name: "Unit price, USD" }).fill("99.90");
    await expect(newTotal).toContainText("70,489.80");
    await send();
  });

  await test.step("both read the new lines and the total, and when it was changed", async () => {
    await staff.goto(`/admin/orders/edit/${id}`);
    for (const [at, reader] of readers.entries()) {
      await expectSeen(reader.getByText(/70,489.80/).first());
      for (const title of ["Coffee break", "Tomada"])
        await expectSeen(reader.getByRole("main").getByText(title, { exact: true }).first());
      const { created, updated } = await readDates(reader);
      expect(created).toBe(before[at]?.created ?? "");
      expect(Date.parse(updated)).toBeGreaterThan(Date.parse(before[at]?.updated ?? ""));
    }
  });

  await test.step("what is removed is gone, and its price with it", async () => {
    await staff.goto(`/admin/orders/${id}/services`);
    await staff.getByRole("button", { name: "Remove 55-inch screen", exact: true }).click();
    await expect(newTotal).toContainText("69,909.80");
    await send();
    await expectSeen(partner.getByText(/69,909.80/).first());
  });
});
