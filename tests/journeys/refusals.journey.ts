import type { Page } from "@playwright/test";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import {
  fillInterest,
  openInterestForm,
  question,
  rejectCookies,
  sendButton,
  solveCaptcha,
  textField,
  type Interest,
} from "./interest.ts";
import { partnerNamed, signInAsPartner } from "./people.ts";
import { expectSeen } from "./seen.ts";
import { expectComplaint } from "./wrong-field.ts";
import { expect, test } from "./server.ts";
import { freeSpaceOf } from "./stands.ts";
import { endSession } from "./settled.ts";
import { answer, signInDialog } from "./sign-in-again.ts";
import {
  addItem,
  choosePackage,
  expectSaved,
  expectScreen,
  goOn,
  lineField,
  writeNote,
  MONITOR,
  nextButton,
  openNewOrder,
  openServicesOfStand,
  summary,
} from "./wizard.ts";

const PARTNER = partnerNamed("ana.moura");

async function openForm(page: Page, LL: TranslationFunctions): Promise<void> {
  await page.goto("/expression-of-interest");
  await rejectCookies(page, LL);
  await openInterestForm(page, LL);
}

/** The forms that leave the page from now on. */
function collectSent(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("submissions.submit")) sent.push(request.url());
  });
  return sent;
}

test.beforeEach(({ portal }) => freeSpaceOf(portal, PARTNER));

test("the form offers its choices, and takes links one by one (EOI-10, EOI-13, EOI-14, EOI-16, EOI-20, EOI-22, EOI-23, EOI-24, EOI-25)", async ({
  page,
  words: LL,
}) => {
  await openForm(page, LL);
  const { fields, links } = LL.eoi;
  for (const [label, role, count] of [
    [fields.institutionType(), "radio", 6],
    [fields.pavillionFocus(), "checkbox", 7],
    [fields.standType(), "radio", 3],
    [fields.flexibility(), "radio", 3],
    [fields.servicesNeeded(), "checkbox", 8],
    [fields.contactLanguage(), "radio", 2],
  ] as const)
    await expect(question(page, label).getByRole(role), label).toHaveCount(count);
  for (const [flag, details] of [
    [fields.certifications(), fields.certificationsDetails()],
    [fields.abntPr2030(), fields.abntPr2030Details()],
    [fields.sustainabilityPractices(), fields.sustainabilityPracticesDetails()],
  ] as const) {
    await expect(textField(page, details)).toHaveCount(0);
    await page.getByRole("checkbox", { name: flag, exact: true }).click();
    await expect(textField(page, details)).toBeVisible();
  }
  const name = LL.eoi.options.focus.other();
  for (const count of [1, 0]) {
    await question(page, fields.pavillionFocus()).getByRole("checkbox", { name, exact: true }).click();
    await expect(textField(page, fields.pavillionFocusOther())).toHaveCount(count);
  }
  const addresses = textField(page, fields.linkUrl());
  for (const [at, url] of ["https://a.example.org", "https://b.example.org"].entries()) {
    await page.getByRole("button", { name: links.add(), exact: true }).click();
    await addresses.nth(at).fill(url);
  }
  await page.getByRole("button", { name: links.remove({ number: 1 }), exact: true }).click();
  await expect(addresses).toHaveCount(1);
  await expect(addresses).toHaveValue("https://b.example.org");
});

test("an empty form says beside every starred field what is missing (EOI-28, EOI-33)", async ({
  page,
  words: LL,
}) => {
  const sent = collectSent(page);
  await openForm(page, LL);
  const starred = page.getByRole("main").locator("label, legend").filter({ hasText: /\*$/ });
  await expect(starred).toHaveCount(16);
  for (const label of await starred.all()) await expectSeen(label.getByText("*", { exact: true }));
  await sendButton(page, LL).click();
  const { fields } = LL.eoi;
  const { refused, missing } = LL.answering;
  const panel = page.getByRole("group", { name: refused.missing({ count: 16 }) });
  await expect(panel).toBeFocused();
  for (const name of [
    "institutionName",
    "mainArea",
    "representativeName",
    "representativePosition",
    "representativePhone",
    "representativeEmail",
    "description",
  ] as const)
    await expectComplaint(textField(page, fields[name]()), missing[name](), "");
  await expectComplaint(textField(page, fields.cnpjOrLegalId()), missing.cnpj(), "");
  const country = page.getByRole("combobox", { name: fields.country() });
  await expectComplaint(country, missing.country(), "");
  for (const name of [
    "institutionType",
    "pavillionFocus",
    "standType",
    "spaceSize",
    "flexibility",
    "contactLanguage",
  ] as const)
    await expectComplaint(question(page, fields[name]()), missing[name]());
  const captcha = page.getByRole("checkbox", { name: LL.answering.captcha.label() });
  await expectComplaint(captcha, LL.validation.captchaRequired());
  await expect(page.getByText(LL.eoi.form.errors({ count: 16 }))).toBeVisible();
  expect(sent).toEqual([]);
});

test("a wrong phone, email or address is told beside it and kept, over a reload as well (EOI-29, EOI-30, EOI-31)", async ({
  page,
  words: LL,
}) => {
  await openForm(page, LL);
  const { fields } = LL.eoi;
  const typed = [
    { label: fields.representativePhone(), text: "123456789", says: LL.validation.phoneTooShort() },
    { label: fields.representativeEmail(), text: "a@b", says: LL.validation.emailInvalid() },
    { label: fields.website(), text: "javascript:alert(1)", says: LL.validation.urlInvalid() },
  ];
  for (const { label, text, says } of typed) {
    await textField(page, label).fill(text);
    await textField(page, label).blur();
    await expectComplaint(textField(page, label), says, text);
  }
  await textField(page, fields.institutionName()).fill("Casa das Marés");
  await page.reload();
  await expect(textField(page, fields.institutionName())).toHaveValue("Casa das Marés");
  for (const { label, text } of typed) await expect(textField(page, label)).toHaveValue(text);
});

test("without the captcha nothing is sent; a dropped connection loses nothing (EOI-32, ERR-08)", async ({
  context,
  language,
  page,
  words: LL,
}) => {
  const interest: Interest = {
    institutionName: "Casa das Marés",
    representativeName: "Iara Nunes",
    representativeEmail: `iara.${language}@example.org`,
    contactLanguage: language,
  };
  test.slow();
  const sent = collectSent(page);
  await openForm(page, LL);
  await fillInterest(page, LL, interest);
  await sendButton(page, LL).click();
  const captcha = page.getByRole("checkbox", { name: LL.answering.captcha.label() });
  await expectComplaint(captcha, LL.validation.captchaRequired());
  await expect(captcha).toBeFocused();
  expect(sent).toEqual([]);

  await solveCaptcha(page, LL);
  await context.setOffline(true);
  await sendButton(page, LL).click();
  await expect(page.getByRole("alert")).toHaveText(
    `${LL.eoi.errors.unexpected()} ${LL.eoi.errors.offline()}`,
  );
  await expect(textField(page, LL.eoi.fields.institutionName())).toHaveValue(interest.institutionName);
  await expect(textField(page, LL.eoi.fields.linkDescription())).toHaveValue("Vídeo da maquete");

  await context.setOffline(false);
  await sendButton(page, LL).click();
  await expect(page.getByRole("heading", { level: 1, name: LL.eoi.success.title() })).toBeVisible();
  expect(sent).not.toEqual([]);
});

test("the wizard wants a package and whole numbers from 1 to 100 (WIZ-24, WIZ-44, WIZ-45)", async ({
  language,
  page,
  words: LL,
}) => {
  await signInAsPartner(page, LL, PARTNER);
  await openNewOrder(page, LL);
  await goOn(page, LL, "orderType", "selectStand");
  await nextButton(page, LL, "additionalServices").click();
  await expectComplaint(question(page, LL.wizard.stand.legend()), LL.obstacles.rule.packageRequired());
  await expectScreen(page, LL, "selectStand");
  await choosePackage(page, LL.statuses.ordered.package.BRONZE());
  await goOn(page, LL, "selectStand", "additionalServices");
  const title = MONITOR[language];
  await addItem(page, LL, MONITOR, title);
  const { rule } = LL.obstacles;
  for (const [label, least, most] of [
    [LL.orders.line.quantity(), rule.quantityMin(), rule.quantityMax()],
    [LL.orders.line.periodOfUse(), rule.periodMin(), rule.periodMax()],
  ] as const) {
    const figure = lineField(page, label, title);
    for (const text of ["0", "101"]) {
      const says = text === "0" ? least : most;
      await figure.fill(text);
      await nextButton(page, LL, "confirmData").click();
      await expectComplaint(figure, says, text);
      await expectSeen(page.getByText(says).first());
      await expect(figure).toBeFocused();
      await expectScreen(page, LL, "additionalServices");
    }
    await figure.fill("100");
  }
  await page.getByRole("button", { name: LL.orders.line.keepDays({ days: 100 }) }).click();
  await goOn(page, LL, "additionalServices", "confirmData");
});

test("a draft outlives a dropped connection (F34)", async ({ context, language, page, words: LL }) => {
  await signInAsPartner(page, LL, PARTNER);
  await openServicesOfStand(page, LL, LL.statuses.ordered.package.GOLD());
  await expectSaved(page, LL);
  const title = MONITOR[language];
  await context.setOffline(true);
  await addItem(page, LL, MONITOR, title);
  await writeNote(page, LL, title, "Sem sinal no barco");
  await expect(summary(page, LL).getByText(LL.wizard.draft.offline())).toBeVisible();
  await context.setOffline(false);
  await expectSaved(page, LL);
  await page.reload();
  await expect(lineField(page, LL.orders.line.notes(), title)).toHaveValue("Sem sinal no barco");
});

test("a session that ends in the middle of the wizard goes on in place and loses nothing (F34)", async ({
  language,
  page,
  words: LL,
}) => {
  await signInAsPartner(page, LL, PARTNER);
  await openServicesOfStand(page, LL, LL.statuses.ordered.package.SILVER());
  const title = MONITOR[language];
  await addItem(page, LL, MONITOR, title);
  const typed = lineField(page, LL.orders.line.notes(), title);
  await writeNote(page, LL, title, "");
  await expectSaved(page, LL);
  await endSession(page);
  await typed.fill("Escrito sem sessão");
  const dialog = signInDialog(page, LL);
  await expect(dialog).toContainText(LL.auth.expired.ended());
  await answer(dialog, LL, PARTNER.password);
  await expect(typed).toHaveValue("Escrito sem sessão");
  await expectSaved(page, LL);
  await page.reload();
  await expect(typed).toHaveValue("Escrito sem sessão");
});
