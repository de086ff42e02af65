import type { Browser, Page } from "@playwright/test";
import { formatUsd } from "#i18n/formatters.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { ownSubmission } from "./orders.ts";
import { type Credentials, openBrowser, partnerNamed, signInAsPartner, signInAsStaff } from "./people.ts";
import { expect, type Portal, test } from "./server.ts";
import { expectSeen } from "./seen.ts";
import { freeSpaceOf } from "./stands.ts";
import {
  addItem,
  chooseType,
  expectSaved,
  expectScreen,
  expectSent,
  fillLine,
  goOn,
  MONITOR,
  nextButton,
  openNewOrder,
  type Screen,
  sendOrderButton,
} from "./wizard.ts";

const PARTNER = partnerNamed("priya.raman");
const BUILDER = partnerNamed("carla.teixeira");
const PICTURE = { name: "rio.png", mimeType: "image/png", buffer: pixel() };

/** The smallest picture there is. */
function pixel(): Buffer {
  return Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );
}

/** Who orders: the exhibitor, or the team on behalf. */
const AREAS = ["partner", "staff"] as const;

/** What each kind is for (WIZ-02). */
const DESCRIBED = {
  SIMPLE: "describe it, say its value in US dollars and attach the files.",
  CUSTOM_SERVICES: "Furniture, audiovisual, internet, staff and more, without a stand.",
  STANDARD: "A show-ready Bronze, Silver or Gold package, built when you arrive",
  CUSTOM: "An exclusive design, made from your briefing.",
} satisfies Record<Kind, string>;

/** The sentences of the requirements, as they are written there. */
const SAYS = { description: "Description is required", value: "Value must be positive" };

const WITHOUT_STAND = ["Order type", "Description and services", "Confirmation"];

test.beforeEach(async ({ portal }) => {
  for (const partner of [PARTNER, BUILDER]) await freeSpaceOf(portal, partner);
});

for (const area of AREAS)
  test(`${area}: four kinds are offered, goods and services chosen already; a proposal is described, divided and sent (GEN-06, WIZ-02, WIZ-07, WIZ-21, WIZ-22, WIZ-27 to WIZ-30)`, async ({
    browser,
    language,
    page,
    portal,
    words: LL,
  }) => {
    await openWizard(area, { browser, page, portal, LL, partner: PARTNER });
    for (const kind of ["SIMPLE", "CUSTOM_SERVICES", "STANDARD", "CUSTOM"] as const) {
      await expect(radio(page, LL, kind)).toBeVisible();
      await expectSeen(page.getByText(DESCRIBED[kind]));
    }
    await expect(radio(page, LL, "CUSTOM_SERVICES")).toBeChecked();
    await goOn(page, LL, "orderType", "proposal");
    await expectSteps(page, WITHOUT_STAND);

    const next = nextButton(page, LL, "confirmation");
    await next.click();
    await expect(page.getByText(SAYS.description, { exact: true })).toBeVisible();
    await expect(page.getByText(SAYS.value, { exact: true })).toBeVisible();
    const description = page.getByLabel(LL.wizard.proposal.description());
    await expect(description).toBeFocused();
    await description.fill("Um painel sobre rios voadores");
    const value = page.getByLabel(LL.wizard.proposal.value());
    for (const tooLittle of ["0", "-1"]) {
      await value.fill(tooLittle);
      await next.click();
      await expect(page.getByText(SAYS.value, { exact: true })).toBeVisible();
      await expectScreen(page, LL, "proposal");
    }
    await value.fill("12,500.50");
    await page.getByLabel(LL.wizard.proposal.spaceAmount(), { exact: true }).fill("10000");
    const usd = (cents: number) => formatUsd(language, cents);
    await expect(page.getByText(LL.wizard.proposal.splitMissing({ amount: usd(2_500_50) }))).toBeVisible();
    await next.click();
    await expect(page.getByText(LL.obstacles.rule.amountsSum())).toBeVisible();
    await expect(page.getByLabel(LL.wizard.proposal.spaceAmount(), { exact: true })).toBeFocused();
    await page.getByLabel(LL.wizard.proposal.structureAmount(), { exact: true }).fill("2000");
    await page.getByLabel(LL.wizard.proposal.extraAmount(), { exact: true }).fill("500.5");
    await expect(page.getByText(LL.wizard.proposal.splitFits())).toBeVisible();
    await page.getByLabel(LL.wizard.proposal.attachments()).setInputFiles(PICTURE);
    await expect(page.getByRole("link", { name: PICTURE.name })).toBeVisible();
    await page.getByLabel(LL.orders.confirm.notes()).fill("Perto da água");
    await goOn(page, LL, "proposal", "confirmation");

    const main = page.getByRole("main");
    for (const shown of ["Um painel sobre rios voadores", usd(12_500_50), PICTURE.name, "Perto da água"])
      await expect(main.getByText(shown).first()).toBeVisible();
    await sendOrderButton(page, LL).click();
    await expectSent(page, LL, "SIMPLE");
    await expect(page.getByRole("navigation", { name: LL.stepper.label() })).toBeVisible();
    await follow(page, LL, [
      "Um painel sobre rios voadores",
      usd(12_500_50),
      usd(10_000_00),
      usd(2_000_00),
      usd(500_50),
      "Perto da água",
    ]);
    if (area === "staff") return;
    await openEdit(page, LL, "proposal");
    await expect(value).toHaveValue(/^12[.,]?500[.,]50?$/);
    await description.fill("Uma oficina de rios voadores");
    await goOn(page, LL, "proposal", "confirmation");
    await saveEdit(page, LL);
    await follow(page, LL, ["Uma oficina de rios voadores", usd(12_500_50), PICTURE.name]);
  });

for (const area of AREAS)
  test(`${area}: goods and services are ordered without a stand, at least one of them (GEN-06, WIZ-19, WIZ-20, WIZ-26)`, async ({
    browser,
    language,
    page,
    portal,
    words: LL,
  }) => {
    await openWizard(area, { browser, page, portal, LL, partner: PARTNER });
    await goOn(page, LL, "orderType", "services");
    await expectSteps(page, WITHOUT_STAND);
    await nextButton(page, LL, "confirmation").click();
    await expect(page.getByRole("alert").filter({ hasText: LL.obstacles.rule.orderEmpty() })).toBeVisible();
    await expectScreen(page, LL, "services");
    await addItem(page, LL, MONITOR, MONITOR[language]);
    await fillLine(page, LL, MONITOR[language], { quantity: 2, days: 3 });
    await goOn(page, LL, "services", "confirmation");
    // Two screens at 145 for three days.
    const total = formatUsd(language, 870_00);
    await expect(page.getByRole("main").getByText(total).first()).toBeVisible();

    await page
      .getByRole("button", { name: LL.orders.confirm.change({ part: LL.orders.confirm.part.services() }) })
      .click();
    await expectScreen(page, LL, "services");
    await page.goBack();
    await expectScreen(page, LL, "confirmation");
    await sendOrderButton(page, LL).click();
    await expectSent(page, LL, "CUSTOM_SERVICES");
    await expect(page.getByText(total).first()).toBeVisible();
    await follow(page, LL, [MONITOR[language], total]);
    if (area === "staff") return;
    await openEdit(page, LL, "services");
    await fillLine(page, LL, MONITOR[language], { quantity: 3, days: 3 });
    await goOn(page, LL, "services", "confirmation");
    await saveEdit(page, LL);
    await follow(page, LL, [MONITOR[language], formatUsd(language, 1_305_00)]);
  });

for (const area of AREAS)
  test(`${area}: a custom stand goes from its briefing over services and two reviews to the order (GEN-06, WIZ-04, WIZ-16, WIZ-17, WIZ-18, WIZ-51)`, async ({
    browser,
    language,
    page,
    portal,
    words: LL,
  }) => {
    await openWizard(area, { browser, page, portal, LL, partner: BUILDER });
    await goOn(page, LL, "orderType", "briefing");
    await expectSteps(page, ["Order type", "Briefing", "Additional services", "Confirm data"]);
    await page.getByLabel(LL.briefing.label.files(), { exact: false }).first().setInputFiles(PICTURE);
    await page
      .getByLabel(LL.briefing.label.description(), { exact: false })
      .first()
      .fill("Madeira clara e um igarapé");
    // Named at once, a link once it has arrived.
    await expect(page.getByRole("link", { name: PICTURE.name }).first()).toBeVisible();
    await goOn(page, LL, "briefing", "additionalServices");
    await addItem(page, LL, MONITOR, MONITOR[language]);
    await goOn(page, LL, "additionalServices", "confirmBriefing");
    await expect(page).toHaveURL(/[?&]step=3(?:&|$)/);
    const main = page.getByRole("main");
    for (const shown of ["Madeira clara e um igarapé", PICTURE.name])
      await expect(main.getByText(shown).first()).toBeVisible();
    await goOn(page, LL, "confirmBriefing", "review");
    await expect(page).toHaveURL(/[?&]step=4(?:&|$)/);
    for (const shown of [MONITOR[language], LL.wizard.stand.toBeQuoted()])
      await expect(main.getByText(shown).first()).toBeVisible();
    await page.getByLabel(LL.orders.confirm.notes()).fill("Perto da água");
    // A draft left on the review goes on there (F10).
    await expectSaved(page, LL);
    await page.reload();
    await expectScreen(page, LL, "review");
    await sendOrderButton(page, LL).click();
    await expectSent(page, LL, "CUSTOM");
    await expect(page.getByText(LL.amounts.toBeQuoted.structure())).toBeVisible();
    await expect(page.getByText(stepWords(LL, area).quote())).toBeVisible();
    await follow(page, LL, ["Madeira clara e um igarapé", MONITOR[language], "Perto da água"]);
    if (area === "staff") return;
    await openEdit(page, LL, "briefing");
    await page
      .getByLabel(LL.briefing.label.description(), { exact: false })
      .first()
      .fill("Madeira escura e um igarapé");
    await goOn(page, LL, "briefing", "additionalServices");
    await goOn(page, LL, "additionalServices", "confirmBriefing");
    await goOn(page, LL, "confirmBriefing", "review");
    await saveEdit(page, LL);
    await follow(page, LL, ["Madeira escura e um igarapé", MONITOR[language]]);
  });

test("another type asks before it clears what belongs to the first one", async ({
  language,
  page,
  words: LL,
}) => {
  await signInAsPartner(page, LL, PARTNER);
  await openNewOrder(page, LL);
  await goOn(page, LL, "orderType", "services");
  await addItem(page, LL, MONITOR, MONITOR[language]);
  await page.goBack();
  await expectScreen(page, LL, "orderType");
  // A stand has services as well: nothing is lost, nobody is asked.
  await chooseType(page, LL, "STANDARD");
  await expect(radio(page, LL, "STANDARD")).toBeChecked();
  await chooseType(page, LL, "SIMPLE");
  const name = LL.orders.type.SIMPLE.name();
  const question = page.getByRole("alertdialog", { name: LL.orders.type.change.title({ type: name }) });
  await expect(question).toContainText(LL.orders.type.part.lines());
  await question.getByRole("button", { name: LL.orders.type.change.keep(), exact: true }).click();
  await expect(radio(page, LL, "STANDARD")).toBeChecked();
  await chooseType(page, LL, "SIMPLE");
  await question.getByRole("button", { name: LL.orders.type.change.confirm(), exact: true }).click();
  await expect(radio(page, LL, "SIMPLE")).toBeChecked();
  await goOn(page, LL, "orderType", "services");
  await nextButton(page, LL, "confirmation").click();
  await expect(page.getByRole("alert").filter({ hasText: LL.obstacles.rule.orderEmpty() })).toBeVisible();
});

type Way = {
  browser: Browser;
  page: Page;
  portal: Portal;
  LL: TranslationFunctions;
  partner: Credentials;
};

/** The first screen of a new order for this exhibitor. */
async function openWizard(area: (typeof AREAS)[number], way: Way): Promise<void> {
  const { browser, page, portal, LL, partner } = way;
  if (area === "partner") {
    await signInAsPartner(page, LL, partner);
    return openNewOrder(page, LL);
  }
  const exhibitor = await openBrowser(browser);
  await signInAsPartner(exhibitor, LL, partner);
  const { id } = await ownSubmission(exhibitor);
  await signInAsStaff(page, LL, portal, `/admin/orders/create/${id}`);
  await expectScreen(page, LL, "orderType");
}

/** What was typed stands on the order's own page. */
async function follow(page: Page, LL: TranslationFunctions, shown: string[]): Promise<void> {
  await page.getByRole("link", { name: LL.wizard.finalize.follow() }).click();
  await expect(page.getByRole("heading", { level: 1, name: /ORD-\d{4}-\d{4,}$/ })).toBeVisible();
  for (const text of shown) await expect(page.getByRole("main").getByText(text).first()).toBeVisible();
}

/** From the order's page into its wizard, behind the type that is locked (ORD-20). */
async function openEdit(page: Page, LL: TranslationFunctions, first: Screen): Promise<void> {
  await page.getByRole("link", { name: LL.orders.page.edit(), exact: true }).click();
  await expectScreen(page, LL, first);
}

async function saveEdit(page: Page, LL: TranslationFunctions): Promise<void> {
  await page.getByRole("button", { name: LL.orders.send.save(), exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: LL.wizard.finalize.savedTitle() })).toBeVisible();
}

function stepWords(LL: TranslationFunctions, area: (typeof AREAS)[number]) {
  return area === "staff" ? LL.wizard.byTeam.finalize.step : LL.wizard.finalize.step;
}

type Kind = "SIMPLE" | "CUSTOM_SERVICES" | "STANDARD" | "CUSTOM";

function radio(page: Page, LL: TranslationFunctions, kind: Kind) {
  return page.getByRole("radio", { name: LL.orders.type[kind].name(), exact: true });
}

async function expectSteps(page: Page, labels: string[]): Promise<void> {
  const steps = page.getByRole("main").getByRole("list").first().getByRole("listitem");
  await expect(steps).toContainText(labels);
}
