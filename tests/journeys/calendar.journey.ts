import { collectComplaints } from "./complaints.ts";
import { partnerNamed, signInAsPartner } from "./people.ts";
import { expect, test } from "./server.ts";

test("an exhibitor copies the address of the calendar, and a new one ends it", async ({
  page,
  request,
  words: LL,
}) => {
  const words = LL.calendar.panel;
  const complaints = collectComplaints(page);
  await signInAsPartner(page, LL, partnerNamed("ingrid.solberg"));
  await page.getByRole("link", { name: LL.partner.step.calendar() }).click();
  const address = page.getByRole("textbox", { name: words.address() });
  await expect(address).toHaveValue(/\/calendar\/[\w-]+\.ics$/);
  const before = await address.inputValue();
  await expect(page.getByRole("link", { name: words.subscribe() })).toHaveAttribute(
    "href",
    before.replace(/^https?/, "webcal"),
  );
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: words.copy() }).click();
  await expect(page.getByText(LL.actions.copied(), { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(before);
  // Whoever has it needs no login.
  expect(await (await request.get(before)).text()).toMatch(/^BEGIN:VCALENDAR\r\n/);

  await page.getByRole("button", { name: words.renew(), exact: true }).click();
  const ask = page.getByRole("alertdialog", { name: words.renewAsk() });
  await ask.getByRole("button", { name: words.renew(), exact: true }).click();
  await expect(page.getByText(words.renewed(), { exact: true })).toBeVisible();
  await expect(address).not.toHaveValue(before);
  expect((await request.get(before)).status()).toBe(404);
  expect((await request.get(await address.inputValue())).status()).toBe(200);
  expect(complaints).toEqual([]);
});
