import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { fillStatus } from "./desk.ts";
import { openInterestForm, rejectCookies, sendButton } from "./interest.ts";
import { LONG } from "./long.ts";
import { change, ownSubmission, sendOrder } from "./orders.ts";
import {
  fillLogin,
  openBrowser,
  partnerNamed,
  signInAsPartner,
  signInAsStaff,
  takeSession,
  temporaryPasswordOf,
} from "./people.ts";
import { expect, FIRST_ACCESS, test } from "./server.ts";
import { freeSpaceOf } from "./stands.ts";
import { settled } from "./settled.ts";
import { addItem, choosePackage, goOn, MONITOR, openNewOrder } from "./wizard.ts";

const PARTNER = partnerNamed("luisa.antunes");
const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 375, height: 812 };

const OTHER_SCREENS = [
  "opening",
  "status",
  "evaluations",
  "evaluations/ranking",
  "evaluations/assignment",
  "gruporg",
  "requests",
  "custom-services",
  "catalog",
  "catalog/create",
  "catalog/import",
  "partners",
  "staff",
  "email-manager/campaigns",
  "email-manager/letter-types",
  "mails",
  "reports",
  "history",
  "settings",
  "settings/event",
  "settings/payment",
  "settings/clauses",
  "nothing-here",
];

/**
 * axe finds nothing on the screen: in every run where most read it, the team at a desk and others on a phone, and at
 * both widths among the long journeys.
 */
async function expectAccessible(page: Page, screen: string): Promise<void> {
  const usual = new URL(page.url()).pathname.startsWith("/admin") ? WIDE : NARROW;
  const isLong = test.info().project.name === "long";
  for (const size of isLong ? [NARROW, WIDE] : [usual]) {
    await page.setViewportSize(size);
    await settled(page);
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode() // There are no frames, so no second page is needed to put results together.
      .options({ resultTypes: ["violations"] })
      .analyze();
    const findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
    expect.soft(findings, `${screen} at ${size.width} px`).toEqual([]);
  }
  await page.setViewportSize(WIDE);
}

test("the home page is accessible, with and without its question", async ({ page, words: LL }) => {
  await page.goto("/");
  await expect(page.getByRole("button", { name: LL.cookies.rejectAll() })).toBeVisible();
  await expectAccessible(page, "home with the question about cookies");
  await rejectCookies(page, LL);
  await expectAccessible(page, "home");
});

test("the way to the form of interest and a wrong status link are accessible", async ({
  page,
  words: LL,
}) => {
  await page.goto("/expression-of-interest");
  await rejectCookies(page, LL);
  await expect(page.getByRole("heading", { level: 1, name: LL.eoi.rules.title() })).toBeVisible();
  await expectAccessible(page, "rules");
  await page.getByRole("button", { name: LL.eoi.rules.next(), exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: LL.eoi.agreement.title() })).toBeVisible();
  await expectAccessible(page, "terms");
  await page.goto("/status/not-a-known-token-but-long-enough-00");
  await expect(
    page.getByRole("heading", { level: 1, name: LL.applicant.status.unknownTitle() }),
  ).toBeVisible();
  await expectAccessible(page, "unknown status link");
});

test("the form of interest and its messages are accessible", async ({ page, words: LL }) => {
  await page.goto("/expression-of-interest");
  await rejectCookies(page, LL);
  await openInterestForm(page, LL);
  await expectAccessible(page, "form");
  await sendButton(page, LL).click();
  await expect(page.getByText(LL.eoi.form.errors({ count: 16 }))).toBeVisible();
  await expectAccessible(page, "form with its messages");
});

test("a submission's status page is accessible", async ({ inbox, page, words: LL }) => {
  // Every sample applicant got a receipt with its link.
  const receipt = () => inbox.all().findLast(({ text }) => text?.includes("/status/"));
  await expect.poll(receipt).toBeDefined();
  await page.goto(/https?:\S+(\/status\/\S+)/.exec(receipt()?.text ?? "")?.[1] ?? "");
  await rejectCookies(page, LL);
  await expect(page.getByRole("heading", { level: 2, name: LL.applicant.status.timeline() })).toBeVisible();
  await expectAccessible(page, "status");
});

test("the logins and first access are accessible", async ({ inbox, page, words: LL }) => {
  await page.goto("/admin/login");
  await expect(page.getByRole("heading", { level: 1, name: LL.auth.login.admin.title() })).toBeVisible();
  await expectAccessible(page, "staff login");
  await page.goto("/partner/login");
  await page.getByRole("button", { name: LL.auth.login.submit(), exact: true }).click();
  await expect(page.getByText(LL.validation.required()).first()).toBeVisible();
  await expectAccessible(page, "partner login with its messages");
  const password = await temporaryPasswordOf(inbox, FIRST_ACCESS);
  await fillLogin(page, LL, { email: FIRST_ACCESS, password });
  await expect(page.getByRole("heading", { level: 1, name: LL.auth.firstAccess.title() })).toBeVisible();
  await expectAccessible(page, "first access");
});

test("the exhibitor's dashboard and order are accessible", async ({ page, portal, words: LL }) => {
  await signInAsPartner(page, LL, PARTNER);
  const { id, reference } = await sendOrder(page, portal);
  await expect(page.getByRole("heading", { level: 3, name: LL.orders.list.title() }).first()).toBeVisible();
  await expectAccessible(page, "partner dashboard");
  await openNewOrder(page, LL);
  await expect(page.getByRole("region", { name: LL.wizard.stand.taken.title() })).toBeVisible();
  await expectAccessible(page, "wizard, order type of a space that has its stand");
  await page.goto(`/partner/orders/${id}`);
  await expect(page.getByRole("heading", { level: 1, name: reference })).toBeVisible();
  await expectAccessible(page, "order");
  await page.getByRole("button", { name: LL.orders.cancel.action(), exact: true }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectAccessible(page, "order with the question before cancelling");
});

test("an order that is to be paid is accessible", async ({ browser, page, portal, words: LL }) => {
  await signInAsPartner(page, LL, PARTNER);
  const { id } = await sendOrder(page, portal);
  const staff = await openBrowser(browser);
  await signInAsStaff(staff, LL, portal);
  const approved = await change(staff, portal, "orders.setStatus", { id, version: 1, status: "APPROVED" });
  expect(approved.status()).toBe(200);
  await page.goto(`/partner/orders/${id}`);
  await expect(
    page.getByRole("button", { name: LL.orderPapers.payment.submit(), exact: true }),
  ).toBeVisible();
  await expectAccessible(page, "order to pay");
});

test("the order wizard is accessible", async ({ language, page, portal, words: LL }) => {
  await freeSpaceOf(portal, PARTNER);
  await signInAsPartner(page, LL, PARTNER);
  await openNewOrder(page, LL);
  await expectAccessible(page, "wizard, order type");
  await goOn(page, LL, "orderType", "selectStand");
  await expectAccessible(page, "wizard, stand");
  await choosePackage(page, LL.statuses.ordered.package.GOLD());
  await goOn(page, LL, "selectStand", "additionalServices");
  await addItem(page, LL, MONITOR, MONITOR[language]);
  await expectAccessible(page, "wizard, services");
  await goOn(page, LL, "additionalServices", "confirmData");
  await expectAccessible(page, "wizard, check");
  await page.getByRole("button", { name: LL.orders.send.send(), exact: true }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: LL.wizard.finalize.title.STANDARD() }),
  ).toBeVisible();
  await expectAccessible(page, "wizard, sent");
});

test("the dashboard and the lists of the desk are accessible", async ({ page, portal, words: LL }) => {
  await signInAsStaff(page, LL, portal);
  await expect(page.getByRole("heading", { name: LL.desk.dashboard.revenue() })).toBeVisible();
  await expectAccessible(page, "staff dashboard");
  for (const path of ["/admin/submissions", "/admin/orders", "/admin/email-manager"]) {
    await page.goto(path);
    await expect(page.getByText(/[A-Z]{3}-\d{4}-\d+/).first()).toBeVisible();
    await expectAccessible(page, path);
  }
});

test("every other screen of the desk is accessible", LONG, async ({ page, portal }) => {
  await takeSession(page, portal.admin);
  for (const path of OTHER_SCREENS) {
    await page.goto(`/admin/${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page, path);
  }
});

test("the records of the desk are accessible", async ({ browser, page, portal, words: LL }) => {
  const partner = await openBrowser(browser);
  await signInAsPartner(partner, LL, PARTNER);
  const { id } = await sendOrder(partner, portal);
  const submission = await ownSubmission(partner);
  await signInAsStaff(page, LL, portal, `/admin/submissions/${submission.id}`);
  await expect(page.getByText(submission.reference).first()).toBeVisible();
  await expectAccessible(page, "submission");
  await page.goto(`/admin/orders/edit/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible(page, "order at the desk");
  await fillStatus(page, LL, { move: "approve", note: "Setor A." });
  await expectAccessible(page, "order with the status dialog");
});
