import type { Locator, Page } from "@playwright/test";
import { countryName } from "#domain/countries.ts";
import type { PublicEvent } from "#domain/settings/schema.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { expectSeen } from "./seen.ts";
import { expect, LONG_PATIENCE } from "./server.ts";

/** The expression-of-interest form as a visitor uses it. */

export type Interest = {
  institutionName: string;
  representativeName: string;
  representativeEmail: string;
  contactLanguage: "pt" | "en";
};

/** The facts of the event as the portal gives them now. */
export async function readEvent(page: Page): Promise<PublicEvent> {
  const answer = await page.request.get("/api/trpc/event.get");
  const { result } = (await answer.json()) as { result: { data: PublicEvent } };
  return result.data;
}

export function rejectCookies(page: Page, LL: TranslationFunctions): Promise<void> {
  return page.getByRole("button", { name: LL.cookies.rejectAll(), exact: true }).click();
}

/** From the rules over the terms to the form. */
export async function openInterestForm(page: Page, LL: TranslationFunctions): Promise<void> {
  await page.getByRole("button", { name: LL.eoi.rules.next(), exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: LL.eoi.agreement.title() })).toBeFocused();
  const next = page.getByRole("button", { name: LL.eoi.agreement.next(), exact: true });
  await expect(next).toBeDisabled();
  await page.getByRole("checkbox", { name: LL.eoi.agreement.checkbox() }).click();
  await next.click();
  await expect(page.getByRole("heading", { level: 1, name: LL.eoi.form.title() })).toBeFocused();
}

/** A field of one line or several by its label. */
export function textField(page: Page, label: string): Locator {
  return page.getByRole("textbox", { name: label, exact: true });
}

/** The question of several radio buttons or boxes. */
export function question(page: Page, label: string): Locator {
  return page.getByRole("group", { name: label, exact: true });
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await question(page, label).getByRole("radio", { name: option, exact: true }).click();
}

/** Every question of the form, with each of those that open only after another answer. */
export async function fillInterest(page: Page, LL: TranslationFunctions, interest: Interest): Promise<void> {
  const { fields, options } = LL.eoi;
  await textField(page, fields.institutionName()).fill(interest.institutionName);
  const country = page.getByRole("combobox", { name: fields.country() });
  await country.fill(countryName("KE", interest.contactLanguage));
  await country.press("Enter");
  await textField(page, fields.legalId()).fill("KE-2025-0098");
  await choose(page, fields.institutionType(), options.institutionType.other());
  await textField(page, fields.institutionTypeOther()).fill("Museu comunitário");
  await textField(page, fields.mainArea()).fill("Água e clima");
  await textField(page, fields.website()).fill("https://museu.example.org/clima");
  await textField(page, fields.socialMedia()).fill("@museu.do.rio");
  const focus = question(page, fields.pavillionFocus());
  await focus.getByRole("checkbox", { name: options.focus.citiesWater(), exact: true }).click();
  const otherFocus = focus.getByRole("checkbox", { name: options.focus.other(), exact: true });
  await otherFocus.click();
  await expect(textField(page, fields.pavillionFocusOther())).toBeVisible();
  await otherFocus.click();
  await expect(textField(page, fields.pavillionFocusOther())).toHaveCount(0);
  await otherFocus.click();
  await textField(page, fields.pavillionFocusOther()).fill("Memória dos rios");
  await fillRepresentative(page, LL, interest);
  await fillStand(page, LL);
  await fillServices(page, LL);
  await choose(page, fields.contactLanguage(), options.language[interest.contactLanguage]());
}

async function fillRepresentative(page: Page, LL: TranslationFunctions, interest: Interest): Promise<void> {
  const { fields } = LL.eoi;
  await textField(page, fields.representativeName()).fill(interest.representativeName);
  await textField(page, fields.representativePosition()).fill("Diretora");
  await textField(page, fields.representativePhone()).fill("+254 20 123 4567");
  await textField(page, fields.representativeEmail()).fill(interest.representativeEmail);
}

async function fillStand(page: Page, LL: TranslationFunctions): Promise<void> {
  const { fields, hints, options } = LL.eoi;
  await choose(page, fields.standType(), options.standType.standard());
  await choose(page, fields.spaceSize(), options.spaceSize.custom());
  const size = textField(page, fields.customSpaceSize());
  const explanation = textField(page, fields.flexibilityExplanation());
  await size.fill("sessenta");
  await choose(page, fields.spaceSize(), options.spaceSize.metres({ size: "100" }));
  // The field takes a moment to leave, and a new one comes.
  await expect(size).toHaveCount(0);
  await choose(page, fields.spaceSize(), options.spaceSize.custom());
  await expect(size).toHaveValue("");
  // EOI-21: asked for above 200 m², and said so.
  const asks = page.getByText(hints.flexibilityLarge(), { exact: true });
  await size.fill("201");
  await expect(explanation).toHaveAttribute("aria-required", "true");
  await expectSeen(asks);
  for (const small of ["200", "60"]) {
    await size.fill(small);
    await expect(explanation).not.toHaveAttribute("aria-required", "true");
    await expect(asks).toHaveCount(0);
  }
  await textField(page, fields.description()).fill("Uma maquete do rio e três oficinas por dia.");
  await textField(page, fields.justification()).fill("O rio liga as pessoas do museu.");
  await choose(page, fields.flexibility(), options.flexibility.depends());
  await explanation.fill("Perto da água, se possível.");
}

async function fillServices(page: Page, LL: TranslationFunctions): Promise<void> {
  const { fields, options } = LL.eoi;
  const services = question(page, fields.servicesNeeded());
  const none = services.getByRole("checkbox", { name: options.services.none(), exact: true });
  await none.click();
  await services.getByRole("checkbox", { name: options.services.internet(), exact: true }).click();
  await expect(none).not.toBeChecked();
  await page.getByRole("button", { name: LL.eoi.links.add(), exact: true }).click();
  await expect(textField(page, fields.linkUrl())).toBeFocused();
  await textField(page, fields.linkUrl()).fill("https://museu.example.org/video");
  await textField(page, fields.linkDescription()).fill("Vídeo da maquete");
  await textField(page, fields.additionalInfo()).fill("Montagem em dois dias.");
  await page.getByRole("checkbox", { name: fields.sustainabilityPractices(), exact: true }).click();
  await textField(page, fields.sustainabilityPracticesDetails()).fill("Madeira de reuso.");
}

/** Ticks the box and waits for the browser's own work. */
export async function solveCaptcha(page: Page, LL: TranslationFunctions): Promise<void> {
  const box = page.getByRole("checkbox", { name: LL.answering.captcha.label(), exact: true });
  await box.click();
  await expect(page.getByText(LL.answering.captcha.solved())).toBeVisible(LONG_PATIENCE);
  await expect(box).toBeChecked();
}

export function sendButton(page: Page, LL: TranslationFunctions): Locator {
  return page.getByRole("button", { name: LL.eoi.form.submit(), exact: true });
}
