import { formatUsd } from "#i18n/formatters.ts";
import { change, ownOrders, ownSubmission } from "./orders.ts";
import { openBrowser, partnerNamed, signInAsPartner, signInAsStaff } from "./people.ts";
import { expect, type Portal, test } from "./server.ts";
import type { Page } from "@playwright/test";
import { readStatuses } from "./status-filter.ts";

/** Two services that wait for the team's price, in an order of their own. */
async function askForServices(page: Page, portal: Portal): Promise<string> {
  const { id: submissionId } = await ownSubmission(page);
  const extraServices = {
    furniture: { required: true, executionObservations: "Dois sofás e uma mesa baixa" },
    vehicleRental: { required: true, executionObservations: "Uma van, todos os dias" },
  };
  const order = { submissionId, orderServices: [], notes: "", extraServices };
  const answer = await change(page, portal, "orders.createCustomServices", order);
  const { result } = (await answer.json()) as { result: { data: { id: string } } };
  const sent = (await ownOrders(page)).find(({ id }) => id === result.data.id);
  if (!sent?.reference) throw new Error("the order was not sent");
  return sent.reference;
}

test("the team prices what exhibitors ask for beyond the catalogue, one after another (SVC-01)", async ({
  browser,
  page,
  portal,
  words: LL,
  language: locale,
}) => {
  const partner = await openBrowser(browser);
  await signInAsPartner(partner, LL, partnerNamed("carla.teixeira"));
  const before = await askForServices(partner, portal);
  const reference = await askForServices(partner, portal);
  await signInAsStaff(page, LL, portal);
  const words = LL.customServices;
  const menu = page.getByRole("navigation", { name: LL.header.main() });
  await menu.getByRole("link", { name: words.title() }).click();
  await page.getByRole("searchbox", { name: words.search() }).fill(reference);
  const { furniture, vehicleRental } = LL.extras.group;
  const first = page.getByRole("region", { name: `${furniture.title()}, ${reference}` });
  const second = page.getByRole("region", { name: `${vehicleRental.title()}, ${reference}` });
  const priceOf = (panel: typeof first) => panel.getByRole("textbox", { name: words.price() });

  await page.getByRole("button", { name: `${furniture.title()}, ${reference}` }).click();
  await expect(first).toContainText("Dois sofás e uma mesa baixa");
  await expect(priceOf(first)).toBeFocused();
  // In the reader's own notation.
  await page.keyboard.type(locale === "pt" ? "1.450,50" : "1,450.50");
  await page.keyboard.press("Enter");
  const preview = page.getByRole("dialog", { name: LL.desk.items.previewTitle() });
  await expect(preview).toContainText(formatUsd(locale, 1_450_50));
  await preview.getByRole("button", { name: LL.desk.items.send(), exact: true }).click();
  const saved = (title: string) => page.getByText(words.saved({ name: `${title}, ${reference}` }));
  await expect(saved(furniture.title())).toBeVisible();

  // The next one is open, and its price joins the question that the exhibitor has been asked already.
  await expect(priceOf(second)).toBeFocused();
  await page.keyboard.type("80");
  await page.keyboard.press("Enter");
  await expect(saved(vehicleRental.title())).toBeVisible();
  const counted = await readStatuses(page, words.filters.states.label());
  expect(counted).toContainEqual([words.states.toPrice(), 0]);

  // What the like cost stands ready for the order before it.
  await page.getByRole("searchbox", { name: words.search() }).fill(before);
  await page.getByRole("button", { name: `${furniture.title()}, ${before}` }).click();
  const panel = page.getByRole("region", { name: `${furniture.title()}, ${before}` });
  await panel.getByRole("button", { name: words.former.title(), exact: true }).click();
  await panel.getByRole("button", { name: new RegExp(reference) }).click();
  await expect(priceOf(panel)).toHaveValue(locale === "pt" ? "1450,50" : "1450.50");
});
