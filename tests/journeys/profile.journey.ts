import type { Page } from "@playwright/test";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { collectComplaints } from "./complaints.ts";
import { holdPart } from "./held-part.ts";
import { callFrom, collectBodies, NEW_PASSWORD, passwordField } from "./own-account.ts";
import {
  type Credentials,
  DEMO_PASSWORD,
  fillLogin,
  logIn,
  openBrowser,
  partnerNamed,
  signInAsPartner,
  takeSession,
} from "./people.ts";
import { rejectCookies } from "./interest.ts";
import { header, wideMenu } from "./public-header.ts";
import { partsNamed } from "./parts.ts";
import { expectSeen, expectSpinner } from "./seen.ts";
import { expect, test } from "./server.ts";

const PARTNER = partnerNamed("ingrid.solberg");

test("nobody sees a profile without signing in, and its code is not even fetched (ROUTE-07, GRD-05)", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/profile");
  await page.waitForURL((url) => url.pathname === "/");
  expect(asked.filter((url) => partsNamed("profile").test(url))).toEqual([]);
});

test("an exhibitor reads the account, changes the password and goes on (PROF-01, PROF-04, PROF-05, PROF-06, PROF-07, PROF-08, PROF-10, ROUTE-07, UI-02)", async ({
  browser,
  inbox,
  page,
  words: LL,
}) => {
  const complaints = collectComplaints(page, [/400/, /401/]);
  const words = LL.profile.password;
  const elsewhere = await openBrowser(browser);
  await signInAsPartner(elsewhere, LL, PARTNER);
  await signInAsPartner(page, LL, PARTNER);
  let isAsked = false;
  const part = await holdPart(page, "profile");
  void part.asked.then(() => (isAsked = true));
  await page.goto("/");
  await expect(page.getByText(LL.header.welcome({ name: "Ingrid Solberg" })).first()).toBeVisible();
  expect(isAsked).toBe(false);
  await page.getByRole("link", { name: LL.header.profile(), exact: true }).click();
  await expectSpinner(page, LL);
  await part.arrive();
  await expect(page.getByRole("heading", { level: 1, name: LL.profile.title() })).toBeFocused();
  await expect(page.getByRole("link", { name: LL.actions.toDashboard() })).toHaveAttribute(
    "href",
    "/partner",
  );
  await expectPublicLayout(page, LL, "Ingrid Solberg");
  const account = page.getByRole("region", { name: LL.profile.account.title() });
  for (const text of ["Ingrid Solberg", PARTNER.email, "Partner", LL.profile.account.active()]) {
    await expectSeen(account.getByText(text, { exact: true }));
  }

  const sent = collectBodies(page, "/api/user/change-password");
  const submit = page.getByRole("button", { name: words.submit(), exact: true });
  const fill = async (current: string, next: string, again: string) => {
    await passwordField(page, words.currentPassword()).fill(current);
    await passwordField(page, words.newPassword()).fill(next);
    await passwordField(page, words.confirmPassword()).fill(again);
    await submit.click();
  };
  await fill(PARTNER.password, "Ab1!xyz", NEW_PASSWORD);
  await expectSeen(page.getByText("New password must be at least 8 characters long.", { exact: true }));
  await expectSeen(page.getByText("New passwords do not match.", { exact: true }));
  expect(sent).toEqual([]);
  await fill("Errada?2025", NEW_PASSWORD, NEW_PASSWORD);
  await expect(page.getByRole("alert")).toHaveText(LL.auth.server.wrongPassword());
  const mails = inbox.all().length;
  await fill(PARTNER.password, NEW_PASSWORD, NEW_PASSWORD);
  await page.waitForURL(/\/partner$/);
  expect(sent.at(-1)).toEqual({
    currentPassword: PARTNER.password,
    newPassword: NEW_PASSWORD,
    confirmPassword: NEW_PASSWORD,
  });
  await inbox.waitFor({ to: PARTNER.email, subject: /password/i, after: mails });
  expect((await elsewhere.request.get("/api/auth/verify")).status()).toBe(401);

  await page.getByRole("button", { name: LL.actions.logout(), exact: true }).click();
  await page.waitForURL("**/partner/login");
  await fillLogin(page, LL, { ...PARTNER, password: NEW_PASSWORD });
  await page.waitForURL(/\/partner$/);
  const back = { currentPassword: NEW_PASSWORD, newPassword: PARTNER.password };
  expect(await callFrom(page, "/api/user/change-password", back)).toBe(200);
  expect(complaints).toEqual([]);
});

/** Header with navigation and welcome line, footer and the question about cookies, as of every public page. */
async function expectPublicLayout(page: Page, LL: TranslationFunctions, name: string): Promise<void> {
  await expect(wideMenu(page, LL).getByRole("link", { name: LL.nav.overview(), exact: true })).toBeVisible();
  await expect(header(page).getByText(LL.header.welcome({ name })).first()).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.getByRole("dialog", { name: LL.cookies.title() })).toBeVisible();
  await rejectCookies(page, LL);
}

test("each staff role reads the account, under its own name, and goes to the desk after a change (PROF-01, PROF-03, PROF-09)", async ({
  browser,
  portal,
  words: LL,
}) => {
  const people: [Credentials, string, string][] = [
    [portal.admin, "Marina Couto Salles", "Administrator"],
    [{ email: "submissions@example.org", password: DEMO_PASSWORD }, "Teresa Arruda", "Submission Manager"],
    [{ email: "gruporg@example.org", password: DEMO_PASSWORD }, "Ivan Castelo", "Gruporg"],
  ];
  for (const [person, name, role] of people) {
    const page = await openBrowser(browser);
    await logIn(page, LL, "admin", person);
    await page.getByRole("link", { name: LL.header.profile(), exact: true }).click();
    const account = page.getByRole("region", { name: LL.profile.account.title() });
    for (const text of [name, person.email, role, "active"])
      await expectSeen(account.getByText(text, { exact: true }));
    await expect(page.getByRole("link", { name: LL.actions.toDashboard() })).toHaveAttribute(
      "href",
      "/admin",
    );
    await expect(page.getByRole("contentinfo")).toBeVisible();
    const words = LL.profile.password;
    await passwordField(page, words.currentPassword()).fill(person.password);
    await passwordField(page, words.newPassword()).fill(NEW_PASSWORD);
    await passwordField(page, words.confirmPassword()).fill(NEW_PASSWORD);
    await page.getByRole("button", { name: words.submit(), exact: true }).click();
    await page.waitForURL(/\/admin$/);
    const back = { currentPassword: NEW_PASSWORD, newPassword: person.password };
    expect(await callFrom(page, "/api/user/change-password", back)).toBe(200);
  }
});

test("the open sessions are listed and ended from the profile", async ({ browser, page, words: LL }) => {
  const words = LL.profile.sessions;
  const others = [await openBrowser(browser), await openBrowser(browser), await openBrowser(browser)];
  for (const other of others) await signInAsPartner(other, LL, PARTNER);
  await takeSession(page, PARTNER);
  await page.goto("/profile");
  const list = page.getByRole("region", { name: words.title() });
  const entries = list.getByRole("listitem");
  await expect(entries.first()).toContainText(words.device({ browser: "Chrome", system: "Linux" }));
  await expect(entries.first()).toContainText(words.here());
  await expect(entries.first().getByRole("button")).toHaveCount(0);
  // The list comes as a whole; earlier journeys may have left logins of theirs behind these four.
  await expect.poll(() => entries.count()).toBeGreaterThanOrEqual(4);
  const before = await entries.count();

  await entries.nth(1).getByRole("button").click();
  await expect(page.getByText(words.ended(), { exact: true })).toBeVisible();
  await expect(entries).toHaveCount(before - 1);
  const states = await Promise.all(
    others.map(async (other) => (await other.request.get("/api/auth/verify")).status()),
  );
  expect(states.filter((status) => status === 401).length).toBe(1);

  await list.getByRole("button", { name: words.endOthers(), exact: true }).click();
  await expect(entries).toHaveCount(1);
  await expect(list.getByText(words.onlyHere(), { exact: true })).toBeVisible();
  for (const other of others) {
    expect((await other.request.get("/api/auth/verify")).status()).toBe(401);
  }
  expect((await page.request.get("/api/auth/verify")).status()).toBe(200);
});
