import type { Locator, Page } from "@playwright/test";
import type { OfferedOrderType } from "#domain/orders/type.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { settled } from "./settled.ts";
import { expect, LONG_PATIENCE } from "./server.ts";

/** The order wizard as a partner uses it. */

export type Screen = keyof TranslationFunctions["orders"]["question"];

/** An item of the sample catalogue, by category and title in both languages. */
export type Item = { category: "audiovisual" | "catering" | "furniture"; pt: string; en: string };

export const MONITOR: Item = {
  category: "audiovisual",
  pt: "Monitor de 55 polegadas",
  en: "55-inch screen",
};
/** Had once. */
export const CHAIR: Item = { category: "furniture", pt: "Cadeira de auditório", en: "Auditorium chair" };
export const COFFEE: Item = { category: "catering", pt: "Pausa para café", en: "Coffee break" };

/** The question of the screen, in the words of whoever is asked: the exhibitor or the team. */
export async function expectScreen(page: Page, LL: TranslationFunctions, screen: Screen): Promise<void> {
  const words = new URL(page.url()).pathname.startsWith("/admin/") ? LL.wizard.byTeam : LL.orders;
  await expect(page.getByRole("heading", { level: 1, name: words.question[screen]() })).toBeVisible();
  // What comes after the first screen is fetched at the first touch.
  await expect(page.locator("main .animate-breathe")).toHaveCount(0);
}

/** The button that leads to a screen. */
export function nextButton(page: Page, LL: TranslationFunctions, to: Screen): Locator {
  return page.getByRole("button", { name: LL.orders.next[to](), exact: true });
}

export function sendOrderButton(page: Page, LL: TranslationFunctions): Locator {
  return page.getByRole("button", { name: LL.orders.send.send(), exact: true });
}

/** The kind of order that a screen after the first one belongs to. */
const TYPE_OF: Partial<Record<Screen, OfferedOrderType>> = {
  selectStand: "STANDARD",
  briefing: "CUSTOM",
  services: "CUSTOM_SERVICES",
  proposal: "SIMPLE",
};

export async function chooseType(
  page: Page,
  LL: TranslationFunctions,
  type: OfferedOrderType,
): Promise<void> {
  await page.getByRole("radio", { name: LL.orders.type[type].name(), exact: true }).click();
}

/** Leaves a screen and waits for the next one; on the first one the kind that goes there is chosen. */
export async function goOn(page: Page, LL: TranslationFunctions, from: Screen, to: Screen): Promise<void> {
  await expectScreen(page, LL, from);
  const type = TYPE_OF[to];
  if (from === "orderType" && type) await chooseType(page, LL, type);
  await nextButton(page, LL, to).click();
  await expectScreen(page, LL, to);
}

export async function choosePackage(page: Page, name: string): Promise<void> {
  await page.getByRole("radio", { name, exact: true }).click();
}

/** The figures of one item: its quantity, days and note. */
export function lineField(page: Page, label: string, title: string): Locator {
  return page.getByLabel(`${label}, ${title}`);
}

/** Opens the category if need be and puts the item into the order. */
export async function addItem(
  page: Page,
  LL: TranslationFunctions,
  item: Item,
  title: string,
): Promise<void> {
  const category = page.getByRole("button", { name: LL.orders.category[item.category]() });
  if ((await category.getAttribute("aria-expanded")) === "false") await category.click();
  const add = page.getByRole("button", { name: LL.orders.services.add({ title }), exact: true });
  // A category folded a moment ago may still be on its way out.
  await expect(add).toHaveCount(1);
  await add.click();
}

export async function fillLine(
  page: Page,
  LL: TranslationFunctions,
  title: string,
  line: { quantity: number; days: number; note?: string },
): Promise<void> {
  await lineField(page, LL.orders.line.quantity(), title).fill(String(line.quantity));
  await lineField(page, LL.orders.line.periodOfUse(), title).fill(String(line.days));
  if (line.note) await writeNote(page, LL, title, line.note);
}

/** What few lines have is asked for first. */
export async function writeNote(page: Page, LL: TranslationFunctions, title: string, note: string) {
  const open = page.getByRole("button", { name: LL.orders.line.addNoteTo({ title }), exact: true });
  if (await open.isVisible()) await open.click();
  await lineField(page, LL.orders.line.notes(), title).fill(note);
}

/** The order so far, beside the screen; at the desk it says whose. */
export function summary(page: Page, LL: TranslationFunctions): Locator {
  const { summary: own, head } = LL.orders;
  const name = new RegExp(`^(?:${own.title()}|${head.desk({ name: "" }).trim()})`);
  return page.getByRole("complementary", { name });
}

/** "Draft saved at ...", whatever the time. */
function savedNote(page: Page, LL: TranslationFunctions): Locator {
  const [before = ""] = LL.wizard.draft.saved({ time: "|" }).split("|");
  return summary(page, LL).getByText(before.trim());
}

/** The draft is on the server and its id in the address, so that a reload or another tab finds it. */
export async function expectSaved(page: Page, LL: TranslationFunctions): Promise<void> {
  // What could not be saved is tried again after five seconds.
  await expect(savedNote(page, LL)).toBeVisible(LONG_PATIENCE);
  await expect(page).toHaveURL(/[?&]draft=/);
  // A reload in the same moment would load the address of before.
  await settled(page);
}

/** From the partner's dashboard into the wizard. */
export async function openNewOrder(page: Page, LL: TranslationFunctions): Promise<void> {
  await page.getByRole("link", { name: LL.partner.dashboard.newOrder() }).first().click();
  await expectScreen(page, LL, "orderType");
}

/** From the partner's dashboard to the services of a stand of this package, named as its card names it. */
export async function openServicesOfStand(
  page: Page,
  LL: TranslationFunctions,
  packageName: string,
): Promise<void> {
  await openNewOrder(page, LL);
  await goOn(page, LL, "orderType", "selectStand");
  await choosePackage(page, packageName);
  await goOn(page, LL, "selectStand", "additionalServices");
}

/** The place in the wizard of an order that was sent. */
const LAST_STEP = { STANDARD: 4, CUSTOM: 5, CUSTOM_SERVICES: 3, SIMPLE: 2 } satisfies Record<
  OfferedOrderType,
  number
>;

/** The result of an order of that kind, with its reference. */
export async function expectSent(
  page: Page,
  LL: TranslationFunctions,
  kind: OfferedOrderType,
): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`[?&]step=${LAST_STEP[kind]}(?:&|$)`));
  await expect(page.getByRole("heading", { level: 1, name: LL.wizard.finalize.title[kind]() })).toBeVisible();
  await expect(page.getByText(/^ORD-\d{4}-\d{4,}$/)).toBeVisible();
}
