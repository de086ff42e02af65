import { openHydrated } from "./hydrated.ts";
import { rejectCookies } from "./interest.ts";
import { expect, test } from "./server.ts";

/** What a stand costs, before anybody asks. */

test("a reader learns what their area costs in each package, and why an area is none", async ({
  page,
  words: LL,
}) => {
  const { cost } = LL.exhibiting;
  await openHydrated(page, "/exhibiting");
  await rejectCookies(page, LL);
  const part = page.getByRole("region", { name: cost.title() });
  const area = part.getByRole("textbox", { name: cost.area() });
  const gold = part.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Gold" }) });
  await expect(gold).toContainText(/Space USD\s35,000\s*Structure USD\s15,000\s*Total USD\s50,000/);
  await area.fill("120");
  await expect(part.getByRole("heading", { name: cost.forArea({ area: "120 m²" }) })).toBeVisible();
  await expect(gold).toContainText(/Total USD\s120,000/);
  await expect(part.getByRole("status")).toContainText(/For 120 m²: Bronze .*Gold USD\s120,000/);
  for (const [typed, sentence] of [
    ["49", cost.wrong.tooSmall()],
    ["60.5", cost.wrong.notWhole()],
    ["many", cost.wrong.noNumber()],
    ["1000000", cost.wrong.tooLarge({ max: "10,000" })],
    ["", cost.wrong.none()],
  ] as const) {
    await area.fill(typed);
    await area.press("Tab");
    await expect(area).toHaveAccessibleDescription(new RegExp(sentence.replaceAll(".", String.raw`\.`)));
    await expect(gold).toContainText(/Total USD\s120,000/);
  }
  await expect(part.getByRole("link", { name: LL.exhibiting.closing.interest() })).toHaveAttribute(
    "href",
    "/expression-of-interest",
  );
});

test("the least a stand costs can be read without JavaScript", async ({ browser, language }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: language });
  const page = await context.newPage();
  await page.goto("/exhibiting");
  await expect(page.getByText(/50 m²: from USD\s29,000/)).toBeVisible();
  await context.close();
});
