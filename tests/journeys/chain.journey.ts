import type { Page } from "@playwright/test";
import { formatUsd } from "#i18n/formatters.ts";
import { issueContract, recordSigned, type Scene, seeContract, sendSigned } from "./chain-contract.ts";
import { collectComplaints } from "./complaints.ts";
import { changeStatus, fillStatus, makeMove, openOrder, openSubmission } from "./desk.ts";
import { fillInterest, openInterestForm, rejectCookies, sendButton, solveCaptcha } from "./interest.ts";
import { atHand, fillLogin, logIn, openBrowser, type Credentials } from "./people.ts";
import { PROOF } from "./proof.ts";
import { expectSeen } from "./seen.ts";
import { expect, test } from "./server.ts";
import { holdCalls } from "./settled.ts";
import {
  addItem,
  choosePackage,
  COFFEE,
  expectSaved,
  expectScreen,
  fillLine,
  goOn,
  sendOrderButton,
  lineField,
  MONITOR,
  summary,
} from "./wizard.ts";

const INSTITUTION = "Museu do Rio Comprido";
const OWN_PASSWORD = "Sumauma@2025";
const NOTE = "Perto da tomada";

/** 60 m² of Silver at 560 and 230 a square metre; 2 screens at 145 for 12 days; 40 coffee breaks at 11 for 3 days. */
const CENTS = { space: 3_360_000, structure: 1_380_000, extra: 480_000, total: 5_220_000 };

/** What the two statuses say that they mean, to the team and to the exhibitor (EOI-35, EOI-36). */
const MEANS = {
  pt: { approved: /aguardando (?:a )?assinatura do contrato/, signed: /parceria confirmada/ },
  en: { approved: /awaiting contract signature/, signed: /partnership confirmed/ },
};

/** Here things move, as they do for most people. */
test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("an organisation goes from its interest to a signed contract", async ({
  browser,
  inbox,
  language,
  page: visitor,
  portal,
  words: LL,
}) => {
  test.slow();
  const scene: Scene = { LL, language, inbox, email: `helena.${language}@example.org` };
  const staff = await openBrowser(browser);
  const partner = await openBrowser(browser);
  const complaints = [visitor, staff, partner].map((page) => collectComplaints(page));

  const interest =
    await test.step("the visitor sends an expression of interest (EOI-04, EOI-07, EOI-08, EOI-09, EOI-12, EOI-14, EOI-15, EOI-17, EOI-19, EOI-21, EOI-25)", async () =>
      apply(await atHand(visitor), scene));
  await test.step("the receipt's link shows the status", async () =>
    followReceipt(await atHand(visitor), scene, interest));
  await logIn(staff, LL, "admin", portal.admin);
  await test.step("staff review, approve and register the partner (GEN-03, GEN-04, SUB-01, REG-01, REG-02, REG-04, EOI-35)", async () =>
    approve(await atHand(staff), scene, interest));
  await test.step("the partner chooses a password (REG-05)", async () =>
    enterFirst(await atHand(partner), scene));
  const order =
    await test.step("the partner orders a stand (GEN-06, WIZ-01, WIZ-24, WIZ-43, WIZ-47, WIZ-51, WIZ-52, WIZ-53, ORD-26)", async () =>
      orderStand(await atHand(partner), scene));
  await test.step("staff approve the order (ORD-08, ORD-09)", async () =>
    approveOrder(await atHand(staff), scene, order));
  await test.step("the partner pays (ORD-18)", async () => pay(await atHand(partner), scene, order));
  await test.step("staff confirm the payment", async () =>
    changeStatus(await atHand(staff), LL, { move: "markPaid", to: "PAID" }));
  await inbox.waitFor({ to: scene.email, subject: LL.mail.paymentReceived.subject({ reference: order }) });
  await test.step("staff issue the contract (ORD-13, CON-01)", async () =>
    issueContract(await atHand(staff), scene, {
      reference: order,
      parts: [order, INSTITUTION, MONITOR[language], formatUsd(language, CENTS.total)],
    }));
  await test.step("the partner sees all of it", async () => seeContract(await atHand(partner), scene));
  await test.step("the partner sends the signed copy, which waits for the team's look", async () =>
    sendSigned(await atHand(partner), scene));
  await test.step("staff check the copy and record the signature (CON-02, EOI-36)", async () => {
    await recordSigned(await atHand(staff), scene);
    await openSubmission(staff, LL, interest);
    await expect(
      staff.getByText(LL.statuses.submission.SIGNED_CONTRACT(), { exact: true }).first(),
    ).toBeVisible();
    await partner.goto("/partner");
    for (const reader of [staff, partner]) await expectSeen(reader.getByText(MEANS[language].signed));
  });
  await test.step("the site names who agreed, once the contract is signed", async () => {
    await partner.goto("/");
    const comers = partner.getByRole("region", { name: LL.comers.title() });
    await expect(comers.getByText(INSTITUTION, { exact: true })).toBeVisible();
  });
  expect(complaints).toEqual([[], [], []]);
});

async function apply(page: Page, { LL, language, email }: Scene): Promise<string> {
  await page.goto("/");
  await rejectCookies(page, LL);
  await page.getByRole("main").getByRole("link", { name: LL.home.hero.toInterest() }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: LL.eoi.rules.title() })).toBeVisible();
  await openInterestForm(page, LL);
  await fillInterest(page, LL, {
    institutionName: INSTITUTION,
    representativeName: "Helena Wambui",
    representativeEmail: email,
    contactLanguage: language,
  });
  await solveCaptcha(page, LL);
  await sendButton(page, LL).click();
  await expect(page.getByRole("heading", { level: 1, name: LL.eoi.success.title() })).toBeVisible();
  await expect(sendButton(page, LL)).toHaveCount(0);
  const reference = await page.getByText(/^EOI-\d{4}-\d{4,}$/).innerText();
  await expect(page.getByText(LL.interestReceipt.intro({ email }))).toBeVisible();
  return reference;
}

async function followReceipt(page: Page, { LL, inbox, email }: Scene, reference: string): Promise<void> {
  const subject = LL.mail.submissionReceipt.subject({ reference });
  const mail = await inbox.waitFor({ to: email, subject });
  expect(mail.html).toContain(LL.mail.submissionReceipt.button());
  const link = /https?:\S+\/status\/\S+/.exec(mail.text ?? "")?.[0] ?? "";
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(reference);
  await expect(page.getByText(LL.applicant.status.words.PENDING(), { exact: true })).toBeVisible();
}

async function approve(page: Page, { LL, language, email }: Scene, reference: string): Promise<void> {
  await openSubmission(page, LL, reference);
  await expect(page.getByRole("heading", { level: 1, name: INSTITUTION })).toBeVisible();
  await makeMove(page, LL, "startReview", "REVIEWING");
  await makeMove(page, LL, "approve", "APPROVED");
  await page.reload();
  await expectSeen(page.getByText(LL.statuses.submission.APPROVED(), { exact: true }).first());
  await expectSeen(page.getByText(MEANS[language].approved));
  const check = await holdCalls(page, "partners.check");
  await page.getByRole("link", { name: LL.submissions.detail.register() }).click();
  await expect(page.getByText(LL.partners.checking())).toBeVisible();
  await check.release();
  await expect(page.getByRole("heading", { name: LL.partners.ready.title({ email }) })).toBeVisible();
  await page.getByRole("button", { name: LL.partners.ready.send() }).click();
  await expect(page.getByRole("heading", { name: LL.partners.exists.title({ email }) })).toBeVisible();
}

async function enterFirst(page: Page, { LL, inbox, email }: Scene): Promise<void> {
  const mail = await inbox.waitFor({ to: email, subject: LL.mail.credentials.subject() });
  const label = `${LL.mail.facts.temporaryPassword()}: `;
  const line = mail.text?.split("\n").find((text) => text.startsWith(label)) ?? "";
  const person: Credentials = { email, password: line.slice(label.length).trim() };
  await page.goto("/partner/login");
  await fillLogin(page, LL, person);
  await page.waitForURL("**/partner/first-access");
  await page.goto("/partner");
  await page.waitForURL("**/partner/first-access");
  const { firstAccess, rules } = LL.auth;
  const chosen = page.getByRole("textbox", { name: firstAccess.newPassword(), exact: true });
  await page.getByRole("textbox", { name: firstAccess.currentPassword(), exact: true }).fill(person.password);
  await chosen.fill("sumauma");
  await expect(page.getByText(`${rules.passwordLower()}, ${rules.met()}`)).toBeVisible();
  await expect(page.getByText(`${rules.passwordUpper()}, ${rules.missing()}`)).toBeVisible();
  await chosen.fill(OWN_PASSWORD);
  await expect(page.getByText(`, ${rules.met()}`)).toHaveCount(6);
  await page.getByRole("textbox", { name: firstAccess.confirmPassword(), exact: true }).fill(OWN_PASSWORD);
  await page.getByRole("button", { name: firstAccess.submit(), exact: true }).click();
  await page.waitForURL(/\/partner$/);
  await expect(
    page.getByRole("heading", { level: 1, name: LL.partner.dashboard.title({ name: "Helena" }) }),
  ).toBeVisible();
  await expect(page.getByText(LL.partner.meaning.APPROVED())).toBeVisible();
}

async function orderStand(page: Page, { LL, language, inbox, email }: Scene): Promise<string> {
  const usd = (cents: number) => formatUsd(language, cents);
  const order = summary(page, LL);
  // The step that the home asks for begins with the kind that was applied for.
  await page.getByRole("link", { name: LL.partner.step.chooseStand.action() }).click();
  await expectScreen(page, LL, "orderType");
  await expect(page.getByRole("radio", { checked: true })).toHaveAttribute("value", "STANDARD");
  await goOn(page, LL, "orderType", "selectStand");
  await choosePackage(page, LL.statuses.ordered.package.SILVER());
  await expect(order).toContainText(usd(CENTS.space));
  await expect(order).toContainText(usd(CENTS.structure));
  await goOn(page, LL, "selectStand", "additionalServices");
  await addItem(page, LL, MONITOR, MONITOR[language]);
  await fillLine(page, LL, MONITOR[language], { quantity: 2, days: 12, note: NOTE });
  await addItem(page, LL, COFFEE, COFFEE[language]);
  await fillLine(page, LL, COFFEE[language], { quantity: 40, days: 3 });
  await expect(order).toContainText(usd(CENTS.extra));
  await expect(order).toContainText(usd(CENTS.total));
  await expectSaved(page, LL);

  await page.reload();
  await expectScreen(page, LL, "additionalServices");
  await expect(lineField(page, LL.orders.line.quantity(), MONITOR[language])).toHaveValue("2");
  await expect(lineField(page, LL.orders.line.periodOfUse(), COFFEE[language])).toHaveValue("3");
  await expect(lineField(page, LL.orders.line.notes(), MONITOR[language])).toHaveValue(NOTE);
  await expect(order).toContainText(usd(CENTS.total));

  await goOn(page, LL, "additionalServices", "confirmData");
  const chosen = [LL.statuses.ordered.package.SILVER(), MONITOR[language], COFFEE[language], NOTE];
  for (const part of [...chosen, usd(CENTS.total)])
    await expectSeen(page.getByRole("main").getByText(part).filter({ visible: true }).first());
  await sendOrderButton(page, LL).click();
  await expect(
    page.getByRole("heading", { level: 1, name: LL.wizard.finalize.title.STANDARD() }),
  ).toBeVisible();
  const reference = await page.getByText(/^ORD-\d{4}-\d{4,}$/).innerText();
  await expect(page.getByText(usd(CENTS.total))).toBeVisible();
  await inbox.waitFor({ to: email, subject: LL.mail.orderCreated.subject({ reference }) });
  return reference;
}

async function approveOrder(page: Page, { LL, inbox, email }: Scene, reference: string): Promise<void> {
  await openOrder(page, LL, reference);
  await changeStatus(page, LL, { move: "startReview", to: "REVIEWING" });
  const note = "Setor B, perto da água.";
  const { dialog } = await fillStatus(page, LL, { move: "approve" });
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.reload();
  await expectSeen(page.getByText(LL.statuses.order.REVIEWING(), { exact: true }).first());
  await changeStatus(page, LL, { move: "approve", to: "APPROVED", note });
  await page.reload();
  await expectSeen(page.getByText(LL.statuses.order.APPROVED(), { exact: true }).first());
  await expectSeen(page.getByText(note).first());
  const mail = await inbox.waitFor({
    to: email,
    subject: LL.mail.orderStatusChanged.subject.approvedToPay({ reference }),
  });
  expect(mail.text).toContain(note);
}

async function pay(page: Page, { LL }: Scene, reference: string): Promise<void> {
  await page.getByRole("link", { name: LL.wizard.finalize.follow() }).click();
  await expect(page.getByRole("heading", { level: 1, name: reference })).toBeVisible();
  await expect(page.getByText(LL.orders.now.pay())).toBeVisible();
  const word = page.getByRole("region", { name: LL.orders.word.title(), exact: true });
  await expect(word.getByText("Setor B, perto da água.")).toBeVisible();
  // Firefox asks nobody: its project lets tests read.
  const asks = page.context().browser()?.browserType().name() === "chromium";
  if (asks) await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const copied = async (name: string) => {
    await page.getByRole("button", { name }).click();
    await expect(page.getByText(LL.actions.copied()).first()).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  // As a bank's form wants them, in either language.
  expect(await copied(LL.orderPapers.paying.copyReference())).toBe(reference);
  expect(await copied(LL.orderPapers.paying.copyAmount())).toBe((CENTS.total / 100).toFixed(2));
  await expect(page.getByText("Ribeira Eventos Ltda.")).toBeVisible();
  await page.getByLabel(LL.orderPapers.payment.send()).setInputFiles(PROOF);
  await expect(page.getByRole("link", { name: PROOF.name })).toBeVisible();
  await page.getByRole("button", { name: LL.orderPapers.payment.submit(), exact: true }).click();
  await expect(page.getByText(LL.orders.now.paymentCheck())).toBeVisible();
  await expect(page.getByText(LL.statuses.ownOrder.CONFIRM_PAYMENT(), { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: PROOF.name }).first()).toBeVisible();
}
