import { and, eq } from "drizzle-orm";
import { outbox, recoveryCodes } from "#db/schema/index.ts";
import { unseal } from "#server/platform/secret.ts";
import type { TestPortal } from "#tests/portal.ts";
import { openBrowser } from "./browser.ts";

export type RecoveryMail = { code: string; resetUrl: string; locale: string; shown: string };

/** Asks for a code; the answer comes before anything of it is done. */
export function askForCode(test: TestPortal, email: unknown, address?: string) {
  return openBrowser(test).call("POST", "/api/user/request-password-recovery", { email }, { address });
}

/** The mails with a code to an address, of all that was asked for, opened as only the mail worker does. */
export async function codesMailed(test: TestPortal, email: string): Promise<RecoveryMail[]> {
  await settleRequests(test);
  const { db, secret } = test.portal;
  const isMail = and(eq(outbox.toEmail, email), eq(outbox.template, "recoveryCode"));
  const rows = await db.read.select().from(outbox).where(isMail);
  return rows.map((row) => ({
    ...(JSON.parse(unseal(secret, "mail", row.sealed ?? "")) as { code: string; resetUrl: string }),
    locale: row.locale,
    shown: JSON.stringify([row.subject, row.params]),
  }));
}

/** Asks and reads the code from the mail; one address of mail per test, so the newest is the last. */
export async function obtainCode(test: TestPortal, email: string): Promise<string> {
  await askForCode(test, email);
  const mails = await codesMailed(test, email);
  const known = new Set(obtained.get(email));
  const fresh = mails.find(({ code }) => !known.has(code));
  if (!fresh) throw new Error(`no new code for ${email}`);
  obtained.set(email, [...known, fresh.code]);
  return fresh.code;
}
const obtained = new Map<string, string[]>();

/** When all that was asked for has been worked on, whether a mail came of it or not. */
export function settleRequests(test: TestPortal): Promise<void> {
  return test.portal.afterwards.settle();
}

export function reset(test: TestPortal, body: Record<string, unknown>, address?: string) {
  const newPassword = "Igarape?Novo8";
  const full = { newPassword, confirmPassword: newPassword, ...body };
  return openBrowser(test).call("POST", "/api/user/reset-password", full, { address });
}

export function storedCodes(test: TestPortal, userId: string) {
  return test.portal.db.read.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}
