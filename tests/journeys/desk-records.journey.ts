import type { Locator, Page } from "@playwright/test";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { fillStatus } from "./desk.ts";
import { INTEREST, sendInterest } from "./interest-call.ts";
import { change, sendOrder } from "./orders.ts";
import { openBrowser, partnerNamed, signInAsPartner, signInAsStaff } from "./people.ts";
import { PROOF } from "./proof.ts";
import { expect, test, type Portal } from "./server.ts";
import { settled } from "./settled.ts";

/** What staff read of one submission and of one order, and do there. */

const PARTNER = partnerNamed("ingrid.solberg");

/** The description that stands beside a term. */
function fact(page: Page, term: string): Locator {
  return page
    .locator("dl > div")
    .filter({ has: page.getByRole("term").filter({ hasText: new RegExp(`^${term}$`) }) })
    .getByRole("definition");
}

test("the sheet of a submission shows every answer of its form (SUB-02)", async ({
  page,
  portal,
  words: LL,
}) => {
  const sent = await sendInterest(page, portal, {
    ...INTEREST,
    institutionType: "other",
    institutionTypeOther: "Museu comunitário",
    website: "https://mares.example.org/clima",
    socialMedia: "@casa.das.mares",
    pavillionFocus: ["citiesWater", "other"],
    pavillionFocusOther: "Memória dos rios",
    spaceSize: "custom",
    customSpaceSize: 201,
    justification: "O rio liga as pessoas.",
    flexibility: "depends",
    flexibilityExplanation: "Perto da água, se possível.",
    servicesNeeded: ["internet", "cleaning"],
    links: [{ url: "https://mares.example.org/video", description: "Vídeo da maquete" }],
    additionalInfo: "Montagem em dois dias.",
    certifications: true,
    certificationsDetails: "ISO 20121",
    abntPr2030: true,
    abntPr2030Details: "Em todos os eventos",
    sustainabilityPractices: true,
    sustainabilityPracticesDetails: "Madeira de reuso",
  });
  const { result } = (await sent.json()) as { result: { data: { id: string } } };
  await signInAsStaff(page, LL, portal, `/admin/submissions/${result.data.id}`);
  const { fields } = LL.eoi;
  await expect(page.getByRole("region", { name: fields.description() })).toHaveText(
    "Um pavilhão sobre as marés.",
  );
  await page.locator("details").evaluateAll((groups) => {
    for (const group of groups) group.setAttribute("open", "");
  });
  for (const [term, answer] of [
    [fields.institutionName(), "Casa das Marés"],
    [fields.country(), "Portugal"],
    [fields.legalId(), "500 100 200"],
    [fields.institutionType(), "Other (Museu comunitário)"],
    [fields.mainArea(), "Oceano"],
    [fields.website(), "https://mares.example.org/clima"],
    [fields.socialMedia(), "@casa.das.mares"],
    [fields.pavillionFocus(), "Cities and water, Other (Memória dos rios)"],
    [fields.representativeName(), "Iara Nunes"],
    [fields.representativePosition(), "Diretora"],
    [fields.representativePhone(), "+351 21 000 0000"],
    [fields.representativeEmail(), "iara@example.org"],
    [fields.standType(), "Standard"],
    [LL.submissions.detail.size(), "201 m²"],
    [fields.justification(), "O rio liga as pessoas."],
    [fields.flexibility(), "It depends"],
    [fields.flexibilityExplanation(), "Perto da água, se possível."],
    [fields.servicesNeeded(), "Internet, Cleaning"],
    [fields.links(), "Vídeo da maquete"],
    [fields.additionalInfo(), "Montagem em dois dias."],
    [fields.certifications(), "ISO 20121"],
    [fields.abntPr2030(), "Em todos os eventos"],
    [fields.sustainabilityPractices(), "Madeira de reuso"],
    [fields.contactLanguage(), "Portuguese"],
  ] as const) {
    await expect.soft(fact(page, escape(term)), term).toContainText(answer);
  }
});

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/** An order of the partner, open at the desk. */
async function openSentOrder(
  partner: Page,
  page: Page,
  LL: TranslationFunctions,
  portal: Portal,
): Promise<{ id: string; reference: string }> {
  await signInAsPartner(partner, LL, PARTNER);
  const order = await sendOrder(partner, portal);
  await signInAsStaff(page, LL, portal, `/admin/orders/edit/${order.id}`);
  return order;
}

test("an order begins with whose it is, what it is and what it costs (ORD-07)", async ({
  browser,
  page,
  portal,
  words: LL,
}) => {
  const { reference } = await openSentOrder(await openBrowser(browser), page, LL, portal);
  await expect(page.getByRole("heading", { level: 1, name: reference })).toBeVisible();
  // 200 m² of Bronze at 420 and 160 a square metre; ten screens at 145 for two days.
  for (const [term, value] of [
    ["Organisation", "Government of Nordhavn"],
    ["Representative", "Ingrid Solberg"],
    ["Type", "Standard stand"],
    ["Stand", "Bronze"],
    ["Space", "200 m²"],
    ["Space price per m²", "USD 420.00"],
    ["Structure price per m²", "USD 160.00"],
    ["Stand value", "USD 116,000.00"],
  ] as const) {
    await expect.soft(fact(page, term).first(), term).toContainText(value);
  }
  const amounts = page.getByRole("region", { name: LL.desk.order.details() });
  for (const amount of ["USD 84,000.00", "USD 32,000.00", "USD 2,900.00", "USD 118,900.00"])
    await expect.soft(amounts.getByText(amount, { exact: true })).toBeVisible();
  await expect(page.getByRole("main").getByText("Pending", { exact: true })).toBeVisible();
});

test("a partner's file is there for staff to read and to delete (ORD-11, FIL-08)", async ({
  browser,
  page,
  portal,
  words: LL,
}) => {
  const partner = await openBrowser(browser);
  const { id } = await openSentOrder(partner, page, LL, portal);
  await partner.goto(`/partner/orders/${id}`);
  await partner.getByLabel(LL.orders.files.supporting(), { exact: true }).setInputFiles(PROOF);
  await expect(partner.getByRole("link", { name: PROOF.name })).toBeVisible();
  await page.reload();
  const file = page.getByRole("link", { name: PROOF.name, exact: true });
  const stored = await page.request.get((await file.getAttribute("href")) ?? "");
  expect(await stored.body()).toEqual(PROOF.buffer);

  await page
    .getByRole("button", { name: LL.statuses.files.remove({ name: PROOF.name }), exact: true })
    .click();
  const dialog = page.getByRole("alertdialog", { name: LL.statuses.files.removeTitle() });
  await dialog.getByRole("button", { name: LL.statuses.files.removeConfirm(), exact: true }).click();
  await expect(file).toBeHidden();
  await page.reload();
  await expect(page.getByText(LL.orders.files.none())).toBeVisible();
});

test("nothing is saved of an order that nobody changed, neither its status nor its items (ORD-15)", async ({
  browser,
  page,
  portal,
  words: LL,
}) => {
  const { id } = await openSentOrder(await openBrowser(browser), page, LL, portal);
  const refusal = page.getByText("Please make changes before saving.", { exact: true });
  const calls: string[] = [];
  page.on("request", (request) => request.method() === "POST" && calls.push(request.url()));
  await page.getByRole("button", { name: LL.desk.status.change(), exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: LL.desk.status.save(), exact: true }).click();
  await expect(refusal).toBeVisible();
  await page.goto(`/admin/orders/${id}/services`);
  await page.getByRole("button", { name: LL.desk.items.preview(), exact: true }).click();
  await expect(refusal).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(calls.filter((url) => url.includes("orders."))).toEqual([]);
});

test("a payment needs its confirmation, and staff hand it in with the status (ORD-16, ORD-17)", async ({
  browser,
  page,
  portal,
  words: LL,
}) => {
  const { id } = await openSentOrder(await openBrowser(browser), page, LL, portal);
  const approved = await change(page, portal, "orders.setStatus", { id, version: 1, status: "APPROVED" });
  expect(approved.status()).toBe(200);
  await page.reload();
  const { dialog, save } = await fillStatus(page, LL, { move: "markPaid" });
  await save.click();
  await expect(dialog.getByText("Please upload the payment confirmation.")).toBeVisible();
  await dialog.locator("input[type=file]").setInputFiles(PROOF);
  await expect(dialog.getByText(PROOF.name)).toBeVisible();
  await settled(page);
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("main").getByText("Paid", { exact: true }).first()).toBeVisible();
  const proof = page.getByRole("region", { name: LL.orderPapers.payment.title() });
  await expect(proof.getByRole("link", { name: PROOF.name })).toBeVisible();
});
