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

/** A browser of its own: no cookies, no storage, the journey's language. */
export async function openBrowser(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  return context.newPage();
}

/** Fills the login that is on the screen and sends it. */
export async function fillLogin(page: Page, LL: TranslationFunctions, person: Credentials): Promise<void> {
  await page.getByRole("textbox", { name: LL.auth.login.email(), exact: true }).fill(person.email);
  await page.getByLabel(LL.auth.login.password(), { exact: false }).first().fill(person.password);
  await page.getByRole("button", { name: LL.auth.login.submit(), exact: true }).click();
}

export async function signInAsStaff(page: Page, LL: TranslationFunctions, portal: Portal): Promise<void> {
  await page.goto("/admin/login");
  await fillLogin(page, LL, portal.admin);
  await page.waitForURL(/\/admin$/);
}

export async function signInAsPartner(
  page: Page,
  LL: TranslationFunctions,
  person: Credentials,
): Promise<void> {
  await page.goto("/partner/login");
  await fillLogin(page, LL, person);
  await page.waitForURL(/\/partner$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** The newest temporary password mailed to an account that reads Portuguese. */
export async function temporaryPasswordOf(inbox: Inbox, email: string): Promise<string> {
  const find = () =>
    inbox
      .all()
      .filter(({ recipients }) => recipients.includes(email))
      .flatMap(({ text }) => /^Senha temporária: (\S+)$/m.exec(text ?? "")?.[1] ?? [])
      .at(-1);
  await expect.poll(find, { timeout: 15_000 }).toBeDefined();
  return find() ?? "";
}
