import type { Browser, Page } from "@playwright/test";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { expect, type Inbox, type Portal } from "./server.ts";

/** The people of the demonstration and how they come in. */

export type Credentials = { email: string; password: string };

/** What every sample account chose (server/demo/stage.ts). */
export const DEMO_PASSWORD = "Igarape@2025";

/** A partner of the demonstration by the name before the @. */
export function partnerNamed(mailbox: string): Credentials {
  return { email: `${mailbox}@example.org`, password: DEMO_PASSWORD };
}

/** A browser of its own: no cookies, no storage, the journey's language. It is closed with the journey. */
export async function openBrowser(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  return context.newPage();
}

/** Their window on top of the others of one browser: Firefox lets no other have the focus. */
export async function atHand(page: Page): Promise<Page> {
  await page.bringToFront();
  return page;
}

export async function fillLogin(page: Page, LL: TranslationFunctions, person: Credentials): Promise<void> {
  await page.getByRole("textbox", { name: LL.auth.login.email(), exact: true }).fill(person.email);
  await page.getByLabel(LL.auth.login.password(), { exact: false }).first().fill(person.password);
  await page.getByRole("button", { name: LL.auth.login.submit(), exact: true }).click();
}

/** Through the form of an area's login, for journeys that are about it; the others come in by `signInAs…`. */
export async function logIn(
  page: Page,
  LL: TranslationFunctions,
  area: "admin" | "partner",
  person: Credentials,
): Promise<void> {
  await page.goto(`/${area}/login`);
  await fillLogin(page, LL, person);
  await page.waitForURL((url) => url.pathname === `/${area}`);
}

/** Signed in and at the desk, or on the page of it that is named. */
export function signInAsStaff(
  page: Page,
  LL: TranslationFunctions,
  portal: Portal,
  path = "/admin",
): Promise<void> {
  return signIn(page, LL, portal.admin, path);
}

/** Signed in and on the dashboard, or on the page of the area that is named. */
export function signInAsPartner(
  page: Page,
  LL: TranslationFunctions,
  person: Credentials,
  path = "/partner",
): Promise<void> {
  return signIn(page, LL, person, path);
}

/**
 * The cookies that the login's form would bring, and no page yet: for journeys that open one of their own at once. The
 * form has journeys of its own.
 */
export async function takeSession(page: Page, person: Credentials): Promise<void> {
  const headers = { "sec-fetch-site": "same-origin" };
  const answer = await page.request.post("/api/auth/login", { data: person, headers });
  expect(answer.status(), `the login of ${person.email}`).toBe(200);
}

/** Signed in, and on a page of their area. */
export async function signIn(
  page: Page,
  LL: TranslationFunctions,
  person: Credentials,
  path: string,
): Promise<void> {
  // Whom a page knew before: beside somebody else's cookies its calls are nobody's.
  if (page.url().startsWith("http")) await page.evaluate(() => localStorage.removeItem("auth-storage"));
  await takeSession(page, person);
  await page.goto(path);
  await expect(page.getByRole("button", { name: LL.actions.logout(), exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** This browser knows nobody any more, so that somebody else can come in where the page stands. */
export async function forgetWhoIsThere(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
}

/** The newest temporary password that arrived for an account that reads Portuguese. */
export async function temporaryPasswordOf(inbox: Inbox, email: string): Promise<string> {
  const find = () =>
    inbox
      .all()
      .filter(({ recipients }) => recipients.includes(email))
      .flatMap(({ text }) => /^Senha temporária: (\S+)$/m.exec(text ?? "")?.[1] ?? [])
      .at(-1);
  await expect.poll(find).toBeDefined();
  return find() ?? "";
}
