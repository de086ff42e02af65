import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { fillStatus } from "./desk.ts";
import { rejectCookies, sendButton } from "./interest.ts";
import { LONG } from "./long.ts";
import { answerOf, change, ownOrders, ownSubmission, sendOrder } from "./orders.ts";
import {
  fillLogin,
  partnerNamed,
  signInAsPartner,
  signInAsStaff,
  takeSession,
  temporaryPasswordOf,
} from "./people.ts";
import { expect, FIRST_ACCESS, test } from "./server.ts";
import { freeSpaceOf } from "./stands.ts";
import { settled } from "./settled.ts";
import { addItem, choosePackage, goOn, MONITOR, openNewOrder, sendOrderButton } from "./wizard.ts";

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

/** In every run where most read it, the team at a desk and others on a phone; at both widths among the long journeys. */
async function tryWhereRead(page: Page, screen: string, part?: string): Promise<void> {
  const usual = new URL(page.url()).pathname.startsWith("/admin") ? WIDE : NARROW;
  const isLong = test.info().project.name === "long";
  for (const size of isLong ? [NARROW, WIDE] : [usual]) {
    await page.setViewportSize(size);
    await settled(page);
    await expectAccessible(page, `${screen} at ${size.width} px`, part);
  }
}

test("the site is accessible: the home with its question, the way to the form and its messages, status pages", async ({
  inbox,
  page,
  words: LL,
}) => {
  await page.setViewportSize(NARROW);
  await page.goto("/");
  await expect(page.getByRole("button", { name: LL.cookies.rejectAll() })).toBeVisible();
  await tryWhereRead(page, "the question about cookies", "[role=dialog]");
  await rejectCookies(page, LL);
  await tryWhereRead(page, "home");

  await page.goto("/expression-of-interest");
  await expect(page.getByRole("heading", { level: 1, name: LL.eoi.rules.title() })).toBeVisible();
  await tryWhereRead(page, "rules");
  await page.getByRole("button", { name: LL.eoi.rules.next(), exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: LL.eoi.agreement.title() })).toBeVisible();
  await tryWhereRead(page, "terms");
  await page.getByRole("checkbox", { name: LL.eoi.agreement.checkbox() }).click();
  await page.getByRole("button", { name: LL.eoi.agreement.next(), exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: LL.eoi.form.title() })).toBeVisible();
  await tryWhereRead(page, "form");
  await sendButton(page, LL).click();
  await expect(page.getByText(LL.eoi.form.errors({ count: 16 }))).toBeVisible();
  await tryWhereRead(page, "form with its messages");

  await page.goto("/status/not-a-known-token-but-long-enough-00");
  await expect(
    page.getByRole("heading", { level: 1, name: LL.applicant.status.unknownTitle() }),
  ).toBeVisible();
  await tryWhereRead(page, "unknown status link");
  // Every sample applicant got a receipt with its link.
  const receipt = () => inbox.all().findLast(({ text }) => text?.includes("/status/"));
  await expect.poll(receipt).toBeDefined();
  await page.goto(/https?:\S+(\/status\/\S+)/.exec(receipt()?.text ?? "")?.[1] ?? "");
  await expect(page.getByRole("heading", { level: 2, name: LL.applicant.status.timeline() })).toBeVisible();
  await tryWhereRead(page, "status");
});

test("the logins and first access are accessible", async ({ inbox, page, words: LL }) => {
  await page.setViewportSize(WIDE);
  await page.goto("/admin/login");
  await expect(page.getByRole("heading", { level: 1, name: LL.auth.login.admin.title() })).toBeVisible();
  await tryWhereRead(page, "staff login");
  await page.goto("/partner/login");
  await page.getByRole("button", { name: LL.auth.login.submit(), exact: true }).click();
  await expect(page.getByText(LL.validation.required()).first()).toBeVisible();
  await tryWhereRead(page, "partner login with its messages");
  const password = await temporaryPasswordOf(inbox, FIRST_ACCESS);
  await fillLogin(page, LL, { email: FIRST_ACCESS, password });
  await expect(page.getByRole("heading", { level: 1, name: LL.auth.firstAccess.title() })).toBeVisible();
  await tryWhereRead(page, "first access");
});

test("the exhibitor's dashboard, the order wizard and an order on its way to be paid are accessible", async ({
  callsOf,
  language,
  page,
  portal,
  words: LL,
}) => {
  await freeSpaceOf(portal, PARTNER);
  await page.setViewportSize(NARROW);
  await signInAsPartner(page, LL, PARTNER);
  await expect(page.getByRole("heading", { level: 3, name: LL.orders.list.title() }).first()).toBeVisible();
  await tryWhereRead(page, "partner dashboard");
  await openNewOrder(page, LL);
  await tryWhereRead(page, "wizard, order type");
  await goOn(page, LL, "orderType", "selectStand");
  await tryWhereRead(page, "wizard, stand");
  await choosePackage(page, LL.statuses.ordered.package.GOLD());
  await goOn(page, LL, "selectStand", "additionalServices");
  await addItem(page, LL, MONITOR, MONITOR[language]);
  await tryWhereRead(page, "wizard, services");
  await goOn(page, LL, "additionalServices", "confirmData");
  await tryWhereRead(page, "wizard, check");
  await sendOrderButton(page, LL).click();
  await expect(
    page.getByRole("heading", { level: 1, name: LL.wizard.finalize.title.STANDARD() }),
  ).toBeVisible();
  await tryWhereRead(page, "wizard, sent");

  const reference = await page.getByText(/^ORD-\d{4}-\d{4,}$/).innerText();
  const order = (await ownOrders(page)).find((own) => own.reference === reference);
  const id = order?.id ?? "";
  await page.goto(`/partner/orders/${id}`);
  await expect(page.getByRole("heading", { level: 1, name: reference })).toBeVisible();
  await tryWhereRead(page, "order");
  await page.getByRole("button", { name: LL.orders.cancel.action(), exact: true }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await tryWhereRead(page, "the question before cancelling", "[role=alertdialog]");
  await page.keyboard.press("Escape");
  const version = order?.version ?? 1;
  const approval = { id, version, status: "APPROVED" };
  await answerOf(await change(await callsOf(portal.admin), portal, "orders.setStatus", approval));
  await expect(
    page.getByRole("button", { name: LL.orderPapers.payment.submit(), exact: true }),
  ).toBeVisible();
  await tryWhereRead(page, "order to pay");

  const { id: space } = await ownSubmission(page);
  await page.goto(`/partner/customize/${space}`);
  await expect(page.getByRole("region", { name: LL.wizard.stand.taken.title() })).toBeVisible();
  await tryWhereRead(page, "wizard, order type of a space that has its stand");
});

test("the dashboard, the lists and the records of the desk are accessible", async ({
  callsOf,
  page,
  portal,
  words: LL,
}) => {
  await page.setViewportSize(WIDE);
  await signInAsStaff(page, LL, portal);
  await expect(page.getByRole("heading", { name: LL.desk.dashboard.revenue() })).toBeVisible();
  await tryWhereRead(page, "staff dashboard");
  const menu = page.getByRole("navigation", { name: LL.header.main() });
  for (const path of ["/admin/submissions", "/admin/orders", "/admin/email-manager"]) {
    await menu.locator(`a[href='${path}']`).click();
    await page.waitForURL(`**${path}`);
    await expect(
      page
        .getByRole("table")
        .getByText(/[A-Z]{3}-\d{4}-\d+/)
        .first(),
    ).toBeVisible();
    await tryWhereRead(page, path);
  }

  const partner = await callsOf(PARTNER);
  const { id } = await sendOrder(partner, portal);
  const submission = await ownSubmission(partner);
  await page.goto(`/admin/submissions/${submission.id}`);
  await expect(page.getByText(submission.reference).first()).toBeVisible();
  await tryWhereRead(page, "submission");
  await page.goto(`/admin/orders/edit/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await tryWhereRead(page, "order at the desk");
  await fillStatus(page, LL, { move: "approve", note: "Setor A." });
  await tryWhereRead(page, "the status dialog", "[role=dialog]");
});

test("every other screen of the desk is accessible", LONG, async ({ page, portal }) => {
  await takeSession(page, portal.admin);
  await page.setViewportSize(WIDE);
  for (const path of OTHER_SCREENS) {
    await page.goto(`/admin/${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await tryWhereRead(page, path);
  }
});
