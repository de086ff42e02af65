import type { Locator, Page } from "@playwright/test";
import { readPdf } from "../server/documents/samples.ts";
import { pdf, png } from "../server/files/bytes.ts";
import { readZip } from "../server/orders/zip.ts";
import { partnerNamed, signInAsPartner } from "./people.ts";
import { expectSeen } from "./seen.ts";
import { expect, PAPER_PATIENCE, test } from "./server.ts";
import { freeSpaceOf } from "./stands.ts";
import { expectSaved, goOn, nextButton, openNewOrder } from "./wizard.ts";

const PARTNER = partnerNamed("priya.raman");

/** The sentences of the requirements, each in its own language, as they are written there. */
const SAYS = {
  capacity: "Auditorium capacity is required when an auditorium is selected",
  products: "A description of the products is required when an exhibition area is selected",
  quantity: "The number of products is required when an exhibition area is selected",
  picture: "At least one reference image is required",
  description: "A detailed description is required",
  logo: "At 300 DPI, to be printed large.",
  dpi: "This file has 72 DPI. For print we ask for 300 DPI",
  height: "5 m; above 4 m with signed structural calculations",
  auditorium: "Auditorium (60 people)",
};

const SECTIONS = {
  visualReference: "Visual reference",
  structuralElements: "Structural elements",
  visualIdentity: "Visual identity",
  finalConsiderations: "Final considerations",
};

/** The fields of the requirements, as they are named there; what is asked only of some stands there by then. */
const FIELDS = {
  visualReference: "files, description",
  structuralElements:
    "vipRoom, auditorium, auditoriumCapacity, pantry, deposit, otherElements, productExhibitionArea, productDescription, productImages, productQuantity, largeObjectExhibition, voltageRequirement, additionalObservations, additionalImages",
  visualIdentity: "colors, branding, brandManual, wallsDescription, logo",
  finalConsiderations:
    "strategicObjectives, messageLegacy, culturalElements, sustainability, additionalImages",
};

function field(page: Page, path: string): Locator {
  return page.locator(`[id="wizard-briefing.${path}"]`);
}

/** The fields of a section, as they are called, each once. */
function fieldsOf(page: Page, section: string): Promise<string[]> {
  const start = `wizard-briefing.${section}.`;
  return page
    .locator(`[id^="${start}"]`)
    .evaluateAll(
      (fields, from) => [...new Set(fields.map(({ id }) => id.slice(from).replace(/[-.].*/, "")))].toSorted(),
      start.length,
    );
}

function picture(name: string, dpi?: number) {
  return { name, mimeType: "image/png", buffer: png({ width: 40, dpi }) };
}

test.beforeEach(({ portal }) => freeSpaceOf(portal, PARTNER));

test("a briefing keeps its rules, tells what is missing and is handed on as a PDF and a ZIP (WIZ-31 to WIZ-40, FIL-06, FIL-07)", async ({
  callsOf,
  language,
  page,
  portal,
  words: LL,
}) => {
  const words = LL.briefing;
  const next = nextButton(page, LL, "additionalServices");
  const told = (sentence: string) => expect(page.getByText(sentence, { exact: true })).toBeVisible();
  const gone = (sentence: string) => expect(page.getByText(sentence, { exact: true })).toHaveCount(0);

  await signInAsPartner(page, LL, PARTNER);
  await openNewOrder(page, LL);
  await goOn(page, LL, "orderType", "briefing");
  for (const [section, name] of Object.entries(SECTIONS)) {
    const fields = page.locator(`[id^="wizard-briefing.${section}."]`);
    const heading = page.locator("main section").filter({ has: fields }).getByRole("heading", { level: 2 });
    await expectSeen(heading.getByText(name, { exact: true }));
  }
  await page.getByText(words.site.title(), { exact: true }).click();
  await told(SAYS.height);

  await next.click();
  await told(SAYS.picture);
  await told(SAYS.description);
  await expect(field(page, "visualReference.files")).toBeFocused();
  await field(page, "visualReference.files").setInputFiles(picture("rio.png"));
  await gone(SAYS.picture);
  await page.getByRole("button", { name: words.label.description(), exact: true }).click();
  await expect(field(page, "visualReference.description")).toBeFocused();
  const topic = words.prompt.peopleAtOnce();
  await page.getByRole("button", { name: words.prompt.insert({ topic }), exact: true }).click();
  await expect(field(page, "visualReference.description")).toBeFocused();
  await page.keyboard.type("40");
  await expect(field(page, "visualReference.description")).toHaveValue(`${topic}: 40`);
  await expect(
    page.getByRole("button", { name: words.prompt.answered({ topic }), exact: true }),
  ).toBeVisible();
  await gone(SAYS.description);

  await page
    .getByRole("button", { name: words.goOn({ section: words.section.structuralElements.title() }) })
    .click();
  await page.getByRole("checkbox", { name: words.label.auditorium(), exact: true }).click();
  await page.getByRole("checkbox", { name: words.label.productExhibitionArea(), exact: true }).click();
  for (const [section, fields] of Object.entries(FIELDS))
    expect(await fieldsOf(page, section)).toEqual(fields.split(", ").toSorted());
  await field(page, "structuralElements.auditoriumCapacity").fill("0");
  await field(page, "structuralElements.productDescription").fill("   ");
  await field(page, "structuralElements.productQuantity").fill("0");
  await next.click();
  for (const sentence of [SAYS.capacity, SAYS.products, SAYS.quantity]) await told(sentence);
  await expect(field(page, "structuralElements.auditoriumCapacity")).toBeFocused();
  await field(page, "structuralElements.auditoriumCapacity").fill("60");
  await page.getByRole("checkbox", { name: words.label.productExhibitionArea(), exact: true }).click();
  for (const sentence of [SAYS.capacity, SAYS.products, SAYS.quantity]) await gone(sentence);
  await page.getByLabel(words.label.sketch()).setInputFiles(picture("planta.png"));
  await expect(page.getByRole("link", { name: "sketch-planta.png" })).toBeVisible();

  await page
    .getByRole("button", { name: words.goOn({ section: words.section.visualIdentity.title() }) })
    .click();
  await field(page, "visualIdentity.brandManual").setInputFiles(picture("manual.png"));
  await expect(page.getByRole("alert").filter({ hasText: "manual.png" })).toBeVisible();
  await field(page, "visualIdentity.brandManual").setInputFiles({
    name: "manual.pdf",
    mimeType: "application/pdf",
    buffer: pdf(1),
  });
  await expect(page.getByRole("link", { name: "manual.pdf" })).toBeVisible();
  await expectSeen(page.getByText(SAYS.logo, { exact: true }));
  await expect(field(page, "visualIdentity.logo")).toHaveAccessibleDescription(/300 DPI/);
  await field(page, "visualIdentity.logo").setInputFiles(picture("logo.png", 72));
  await expect(page.getByText(SAYS.dpi)).toBeVisible();
  const { byAddress, address, addAddress } = LL.statuses.files;
  const openers = page.getByRole("button").filter({ hasText: byAddress() });
  await openers.filter({ hasText: words.label.logo() }).click();
  await page.getByLabel(address()).fill("files.example.org/logo.svg");
  await page.getByRole("button", { name: addAddress(), exact: true }).click();
  await expect(page.getByRole("link", { name: "logo.svg" })).toBeVisible();
  await expectSaved(page, LL);

  await page.reload();
  await expect(field(page, "visualReference.description")).toHaveValue(`${topic}: 40`);
  await goOn(page, LL, "briefing", "additionalServices");
  const id = new URL(page.url()).searchParams.get("draft") ?? "";
  await page.goto(`/partner/orders/${id}`);
  const brief = page.getByRole("region", { name: words.summary.title(), exact: true });
  await brief.getByText(words.site.title(), { exact: true }).click();
  for (const part of [SAYS.height, `${topic}: 40`, SAYS.auditorium, "manual.pdf", "logo.svg"])
    await expect(brief.getByText(part).first()).toBeVisible();

  const fetchBy = async (name: string) => {
    const address = await brief.getByRole("link", { name, exact: true }).getAttribute("href");
    const headers = { "accept-language": language };
    const answer = await page.request.get(address ?? "", { headers, ...PAPER_PATIENCE });
    return answer.body();
  };
  const { text } = await readPdf(await fetchBy(words.print.pdf()));
  await brief.getByText(words.site.title(), { exact: true }).click();
  for (const part of [SAYS.height, `${topic}: 40`, SAYS.auditorium, "https://files.example.org/logo.svg"])
    expect(text).toContain(part);
  const folder = readZip(await fetchBy(words.print.zip()));
  const endings = [...folder.keys()].map((name) => name.replace(/^EOI-\d+-\d+_/, ""));
  expect(endings).toEqual([
    "brief.pdf",
    "reference_1.png",
    "sketch_1.png",
    "logo_1.png",
    "brand-manual_1.pdf",
  ]);

  // A draft is nobody else's yet, the team's neither.
  const staff = await callsOf(portal.admin);
  expect((await staff.request.get(`/api/documents/orders/${id}/brief.pdf`)).status()).toBe(404);
});
