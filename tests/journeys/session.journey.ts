import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { emailShown, fillStatus } from "./desk.ts";
import { beginDraft, ownSubmission, sendOrder } from "./orders.ts";
import { fillLogin, logIn, partnerNamed, signInAsPartner, signInAsStaff, takeSession } from "./people.ts";
import { expect, test } from "./server.ts";
import { freeSpaceOf } from "./stands.ts";
import { endSession, holdCalls, settled } from "./settled.ts";
import { answer, signInDialog } from "./sign-in-again.ts";
import { choosePackage, expectSaved, expectScreen, goOn, openNewOrder } from "./wizard.ts";

/** What happens to a page when its session runs out, and to the other tabs of the browser. */

const PARTNER = partnerNamed("ana.moura");
const OTHER = partnerNamed("priya.raman");
const KNOWN_KEYS = ["auth-storage", "cookie-consent", "language"];

test.beforeEach(({ portal }) => freeSpaceOf(portal, PARTNER));

test("an expired session is renewed without a word (ERR-01)", async ({ page, words: LL }) => {
  await signInAsPartner(page, LL, PARTNER);
  const { id } = await ownSubmission(page);
  // What the dashboard is still reading must not renew the session first.
  await page.goto("about:blank");
  const refreshes: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/auth/refresh")) refreshes.push(request.url());
  });
  await page.context().clearCookies({ name: "session" });
  await page.goto(`/partner/customize/${id}`);
  await expectScreen(page, LL, "orderType");
  expect(refreshes).toHaveLength(1);
  await expect(signInDialog(page, LL)).toBeHidden();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a session that ends in the wizard goes on in place, and the draft is saved (ERR-02)", async ({
  page,
  portal,
  words: LL,
}) => {
  const { expired, login } = LL.auth;
  await takeSession(page, PARTNER);
  await page.goto(await beginDraft(page, portal, "BRONZE"));
  await expectScreen(page, LL, "selectStand");
  await endSession(page);
  const gold = page.getByRole("radio", { name: LL.statuses.ordered.package.GOLD(), exact: true });
  await gold.click();

  const dialog = signInDialog(page, LL);
  const password = dialog.getByLabel(login.password(), { exact: false }).first();
  await expect(dialog).toContainText(expired.ended());
  await expect(password).toBeFocused();
  const email = dialog.getByRole("textbox", { name: login.email(), exact: true });
  await expect(email).toHaveValue(PARTNER.email);
  await expect(email).toHaveAttribute("readonly");
  expect(await storedUser(page)).toBeNull();
  await settled(page);
  await expectAccessible(page, "sign-in again over the wizard");

  await page.keyboard.press("Escape");
  const question = page.getByRole("dialog", { name: expired.leaveTitle() });
  await expect(question.getByRole("button", { name: expired.stay(), exact: true })).toBeFocused();
  await settled(page);
  await expectAccessible(page, "the question before leaving");
  await page.keyboard.press("Escape");
  await expect(password).toBeFocused();
  await password.fill("Errada@2025");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert")).toHaveText(LL.auth.server.wrongLogin());
  await expect(password).toBeFocused();
  await answer(dialog, LL, PARTNER.password);

  await expect(gold).toBeChecked();
  await expect(gold).toBeFocused();
  await expectSaved(page, LL);
  await page.reload();
  await expect(gold).toBeChecked();
});

test("corrections of a submission survive the end of the session", async ({ page, portal, words: LL }) => {
  await signInAsStaff(page, LL, portal, "/admin/submissions?search=Baltic%20Seagrass%20Centre");
  await page.getByRole("link", { name: "Baltic Seagrass Centre" }).click();
  await page.getByRole("button", { name: LL.submissions.detail.edit(), exact: true }).click();
  const area = page.getByRole("textbox", { name: LL.eoi.fields.mainArea(), exact: true });
  await area.fill("Rios e cidades");
  await endSession(page);
  const save = page.getByRole("button", { name: LL.submissions.edit.save(), exact: true });
  await save.click();
  await answer(signInDialog(page, LL), LL, portal.admin.password);
  await expect(page.getByText(LL.submissions.edit.saved(), { exact: true })).toBeVisible();
});

test("the note of a status change survives, in a dialog below the dialog", async ({
  callsOf,
  page,
  portal,
  words: LL,
}) => {
  const { id } = await sendOrder(await callsOf(PARTNER), portal);
  await signInAsStaff(page, LL, portal, `/admin/orders/edit/${id}`);
  const shown = emailShown(page, "Setor D.");
  const { dialog, save } = await fillStatus(page, LL, { move: "approve", note: "Setor D." });
  await shown;
  await endSession(page);
  await save.click();
  const again = signInDialog(page, LL);
  await expect(again.getByLabel(LL.auth.login.password(), { exact: false }).first()).toBeFocused();
  // The button of the change turns meanwhile: it is done once somebody is signed in.
  await expectAccessible(page, "sign-in again over the status dialog");
  await answer(again, LL, portal.admin.password);
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Setor D.").first()).toBeVisible();
});

test("what a page was reading when the session ended arrives after the sign-in", async ({
  page,
  words: LL,
}) => {
  await signInAsPartner(page, LL, PARTNER);
  await settled(page);
  const reading = await holdCalls(page, "catalogue.list");
  await page.getByRole("link", { name: LL.partner.dashboard.newOrder() }).first().click();
  await reading.arrived();
  await page.context().clearCookies();
  await reading.release();
  await answer(signInDialog(page, LL), LL, PARTNER.password);
  await expectScreen(page, LL, "orderType");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("leaving goes to the login, and from there back to the page", async ({ page, portal, words: LL }) => {
  const { expired } = LL.auth;
  await takeSession(page, PARTNER);
  await page.goto(await beginDraft(page, portal, "BRONZE"));
  await expectScreen(page, LL, "selectStand");
  const { href } = new URL(page.url());
  await endSession(page);
  const silver = page.getByRole("radio", { name: LL.statuses.ordered.package.SILVER(), exact: true });
  await silver.click();
  const dialog = signInDialog(page, LL);
  await dialog.getByRole("button", { name: expired.leave(), exact: true }).click();
  const question = page.getByRole("dialog", { name: expired.leaveTitle() });
  await question.getByRole("button", { name: expired.leaveNow(), exact: true }).click();
  await page.waitForURL("**/partner/login");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await fillLogin(page, LL, PARTNER);
  await page.waitForURL((url) => url.href === href);
  await expect(silver).toBeChecked();
});

test("a logout in one tab closes the other without loading it again, and one sign-in takes up an ended session in both", async ({
  context,
  page: first,
  words: LL,
}) => {
  await signInAsPartner(first, LL, PARTNER);
  const second = await context.newPage();
  await second.goto(first.url());
  await expect(second.getByRole("heading", { level: 1 })).toBeVisible();
  await settled(second);
  const loads: string[] = [];
  second.on("load", () => loads.push(second.url()));
  await first.getByRole("button", { name: LL.actions.logout(), exact: true }).click();
  await first.waitForURL("**/partner/login");
  await second.waitForURL("**/partner/login");
  await expect(signInDialog(second, LL)).toBeHidden();
  expect(loads).toEqual([]);

  await fillLogin(first, LL, PARTNER);
  for (const page of [first, second]) await page.waitForURL(/\/partner$/);
  expect(loads).toEqual([]);

  await openNewOrder(first, LL);
  await goOn(first, LL, "orderType", "selectStand");
  await choosePackage(first, LL.statuses.ordered.package.BRONZE());
  await expectSaved(first, LL);
  await expect(second.getByRole("link", { name: LL.partner.dashboard.newOrder() }).first()).toBeVisible();
  await endSession(first, second);
  await choosePackage(first, LL.statuses.ordered.package.SILVER());
  await expect(signInDialog(first, LL)).toBeVisible();
  await expect(signInDialog(second, LL)).toContainText(LL.auth.expired.ended());
  await answer(signInDialog(second, LL), LL, PARTNER.password);
  await expect(signInDialog(first, LL)).toBeHidden();
  await expectSaved(first, LL);
});

test("another account in another tab never acts from the first one's page", async ({
  context,
  page: first,
  portal,
  words: LL,
}) => {
  await takeSession(first, PARTNER);
  await first.goto(await beginDraft(first, portal, "BRONZE"));
  await expectScreen(first, LL, "selectStand");
  const second = await context.newPage();
  await second.goto("/");
  const { id } = await ownSubmission(first);
  for (const page of [first, second]) await settled(page);
  // The stream tells the first page that its login is over: whatever it asks then waits, and the choice is made before.
  const held = await holdCalls(first, "api/trpc/");
  const headers = { origin: new URL(second.url()).origin };
  const answered = await second.request.post("/api/auth/login", { data: OTHER, headers });
  expect(answered.status()).toBe(200);
  const statuses: number[] = [];
  first.on("response", (response) => {
    if (response.url().includes("/api/trpc/orders.saveDraft")) statuses.push(response.status());
  });
  const saved = first.waitForRequest("**/api/trpc/*saveDraft*");
  await choosePackage(first, LL.statuses.ordered.package.SILVER());
  await saved;
  await held.release();
  const dialog = signInDialog(first, LL);
  await expect(dialog).toContainText(LL.auth.expired.ended());
  await expect.poll(() => statuses.length).toBeGreaterThan(0);
  expect(new Set(statuses)).toEqual(new Set([401]));
  await answer(dialog, LL, PARTNER.password);
  await expectSaved(first, LL);
  expect((await ownSubmission(first)).id).toBe(id);
});

test("a second account that signs in at a login page stops the first one's page", async ({
  context,
  page: first,
  portal,
  words: LL,
}) => {
  await signInAsPartner(first, LL, PARTNER);
  // A reading would find the session gone before anybody says that it was replaced.
  await settled(first);
  const second = await context.newPage();
  await logIn(second, LL, "admin", portal.admin);
  const dialog = signInDialog(first, LL);
  await expect(dialog).toContainText(LL.auth.expired.replaced());
  await dialog.getByRole("button", { name: LL.auth.expired.leave(), exact: true }).click();
  await first.getByRole("button", { name: LL.auth.expired.leaveNow(), exact: true }).click();
  await first.waitForURL("**/partner/login");
  expect(await storedUser(second)).toMatchObject({ role: "ADMIN" });
  await second.getByRole("link", { name: LL.rail.to.orders() }).first().click();
  await second.waitForURL("**/admin/orders");
  await expect(signInDialog(second, LL)).toBeHidden();
});

test("after a session nothing but language, account and cookie choice is stored (LIM-06, AUTH-27, ORD-27)", async ({
  page,
  portal,
  words: LL,
}) => {
  await page.goto("/");
  await page.getByRole("button", { name: LL.cookies.rejectAll(), exact: true }).click();
  await logIn(page, LL, "partner", PARTNER);
  await openNewOrder(page, LL);
  await goOn(page, LL, "orderType", "selectStand");
  await choosePackage(page, LL.statuses.ordered.package.BRONZE());
  await expectSaved(page, LL);
  await page.getByRole("button", { name: LL.actions.logout(), exact: true }).click();
  await page.waitForURL("**/partner/login");
  await logIn(page, LL, "admin", portal.admin);
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(Object.keys(stored).filter((key) => !KNOWN_KEYS.includes(key))).toEqual([]);
  expect(Object.keys(JSON.parse(stored["auth-storage"] ?? "{}") as object)).toEqual([
    "user",
    "isAuthenticated",
  ]);
  expect(stored["auth-storage"]).not.toContain(portal.admin.password);
});

async function storedUser(page: Page): Promise<unknown> {
  const text = await page.evaluate(() => localStorage.getItem("auth-storage"));
  return (JSON.parse(text ?? "{}") as { user?: unknown }).user;
}
