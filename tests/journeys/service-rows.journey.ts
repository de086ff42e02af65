import type { Locator, Page } from "@playwright/test";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { switchTo } from "./language.ts";
import { answerOf, change } from "./orders.ts";
import { openBrowser, partnerNamed, signInAsPartner, signInAsStaff } from "./people.ts";
import { expectSeen } from "./seen.ts";
import { expect, test } from "./server.ts";
import { addItem, COFFEE, goOn, lineField, MONITOR, openNewOrder } from "./wizard.ts";

const PARTNER = partnerNamed("ana.moura");
const WIDE = { width: 1366, height: 768 };
const PHONE = { width: 375, height: 812 };

/** In pixels: a row that is on offer, and one that is in the order. */
const HEIGHTS = [
  { window: WIDE, closed: 56, open: 104 },
  { window: PHONE, closed: 64, open: 148 },
];

async function openServices(page: Page, LL: TranslationFunctions): Promise<void> {
  await signInAsPartner(page, LL, PARTNER);
  await openNewOrder(page, LL);
  await goOn(page, LL, "orderType", "services");
}

function rowOf(page: Page, title: string): Locator {
  return page.getByRole("listitem").filter({ has: page.getByText(title, { exact: true }) });
}

/** How much of the ring of what has the focus is cut off by what holds it, in pixels. */
function cutRing(page: Page): Promise<number> {
  return page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const ring = 4;
    const at = focused.getBoundingClientRect();
    let cut = 0;
    for (
      let around = focused.parentElement;
      around && around !== document.body;
      around = around.parentElement
    ) {
      const { overflowX, contentVisibility } = getComputedStyle(around);
      if (overflowX === "visible" && contentVisibility !== "auto") continue;
      const edge = around.getBoundingClientRect();
      cut = Math.max(cut, edge.left - at.left + ring, at.right + ring - edge.right);
      cut = Math.max(cut, edge.top - at.top + ring, at.bottom + ring - edge.bottom);
    }
    return cut;
  });
}

test("a row takes one line on offer and two in the order, and cuts no ring", async ({
  language,
  page,
  words: LL,
}) => {
  await page.setViewportSize(WIDE);
  await openServices(page, LL);
  const title = MONITOR[language];
  const closed = await rowOf(page, title).boundingBox();
  expect(closed?.height).toBe(HEIGHTS[0]?.closed);
  await addItem(page, LL, MONITOR, title);
  const add = page.getByRole("button", { name: new RegExp(`^${LL.actions.add()} `) });
  const offered = page.getByRole("listitem").filter({ has: add }).first();
  for (const { window, ...heights } of HEIGHTS) {
    await page.setViewportSize(window);
    expect((await rowOf(page, title).boundingBox())?.height).toBe(heights.open);
    expect((await offered.boundingBox())?.height).toBe(heights.closed);
    for (const label of [LL.orders.line.quantity(), LL.orders.line.periodOfUse()]) {
      await lineField(page, label, title).focus();
      expect(await cutRing(page)).toBeLessThanOrEqual(0);
    }
  }
});

test("on a phone total, save state and the ways on take 88 pixels of the foot", async ({
  page,
  words: LL,
}) => {
  await openServices(page, LL);
  await page.setViewportSize(PHONE);
  await page
    .getByRole("button", { name: new RegExp(`^${LL.actions.add()} `) })
    .first()
    .click();
  await expect(page.getByText(LL.wizard.draft.savedShort(), { exact: true })).toBeVisible();
  const taken = () => page.evaluate(() => document.documentElement.style.getPropertyValue("--bottom-bar"));
  await expect.poll(taken).toBe("88px");
});

test("minus, plus and the arrow keys count within the limits, and one line below says what is broken (WIZ-44)", async ({
  language,
  page,
  words: LL,
}) => {
  await openServices(page, LL);
  const title = MONITOR[language];
  await addItem(page, LL, MONITOR, title);
  const quantity = lineField(page, LL.orders.line.quantity(), title);
  const less = page.getByRole("button", { name: LL.orders.line.less.quantity({ title }) });
  await expect(less).toBeDisabled();
  await page.getByRole("button", { name: LL.orders.line.more.quantity({ title }) }).click();
  await expect(quantity).toHaveValue("2");
  await quantity.press("ArrowUp");
  await expect(quantity).toHaveValue("3");
  await less.click();
  await quantity.press("ArrowDown");
  await quantity.press("ArrowDown");
  await expect(quantity).toHaveValue("1");
  await quantity.fill("101");
  await expect(quantity).toHaveAccessibleDescription(LL.obstacles.rule.quantityMax());
  await expect(rowOf(page, title).getByRole("status")).toContainText(LL.obstacles.rule.quantityMax());
});

test("all days are one press for the whole list, with a way back; the chips count what a search leaves; the items stand under their categories, which open and close together (WIZ-41, WIZ-42)", async ({
  language,
  page,
  words: LL,
}) => {
  await openServices(page, LL);
  const add = page.getByRole("button", { name: new RegExp(`^${LL.actions.add()} `) });
  const days = page.locator("[id^='wizard-lines.'][id$='.periodOfUse']");
  await add.nth(0).click();
  await add.nth(0).click();
  await page.getByRole("button", { name: LL.orders.services.wholeStay({ days: 12 }) }).click();
  await expect(days).toHaveCount(2);
  await expect(days.nth(0)).toHaveValue("12");
  await expect(page.getByText(LL.orders.services.stayed({ count: 2, days: 12 }))).toBeVisible();
  await page.getByRole("button", { name: LL.orders.services.takeBack(), exact: true }).click();
  await expect(days.nth(0)).toHaveValue("1");

  await page.getByRole("searchbox").fill(MONITOR[language]);
  const chips = page.getByRole("group", { name: LL.orders.services.show() }).getByRole("button");
  await expect(chips.first()).toHaveText(`${LL.orders.services.all()}1`);
  await page.getByRole("searchbox").fill("");
  const toggle = page.getByRole("button", { name: LL.orders.services.expandAll(), exact: true });
  await toggle.click();
  await expect(page.locator("button[aria-expanded=false]")).toHaveCount(0);
  for (const [name, item, other] of [
    ["Audiovisual", MONITOR, COFFEE],
    ["Food and beverage", COFFEE, MONITOR],
  ] as const) {
    const heading = page.getByRole("heading", { level: 2, name: new RegExp(`^${name}`) });
    const category = page.locator("main section").filter({ has: heading });
    await expectSeen(heading.getByText(name, { exact: true }));
    await expectSeen(category.getByText(item[language], { exact: true }));
    await expect(category.getByText(other[language], { exact: true })).toHaveCount(0);
  }
  await page.getByRole("button", { name: LL.orders.services.collapseAll(), exact: true }).click();
  await expect(toggle).toBeFocused();
  await expect(page.locator("main section button[aria-expanded=true]")).toHaveCount(0);
});

test("an item is offered in its reader's language, in the other one where it has no words, and one without a description says so (I18N-12)", async ({
  browser,
  page,
  portal,
  words: LL,
}) => {
  const desk = await openBrowser(browser);
  await signInAsStaff(desk, LL, portal);
  const item = { unitMetric: "unit", unitPrice: 1, status: "ACTIVE", category: "furniture" };
  for (const words of [
    {
      title_pt: "Banco de praça",
      title_en: "Park bench",
      description_pt: "De ripas",
      description_en: "Slatted",
    },
    { title_pt: "Rede de balanço" },
  ])
    await answerOf(await change(desk, portal, "catalogue.create", { ...item, ...words }));
  await page.setViewportSize(WIDE);
  await openServices(page, LL);
  const category = page.getByRole("button", { name: LL.orders.category.furniture() });
  if ((await category.getAttribute("aria-expanded")) === "false") await category.click();
  await expect(rowOf(page, "Park bench")).toContainText("Slatted");
  await expect(rowOf(page, "Rede de balanço")).toContainText("No description available");
  await switchTo(page, "pt");
  await expect(rowOf(page, "Banco de praça")).toContainText("De ripas");
  await expect(rowOf(page, "Rede de balanço")).toContainText("Sem descrição disponível");
});
