import type { Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import type { Locale } from "#domain/locales.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { PROOF } from "./proof.ts";
import { expect, LONG_PATIENCE, type Inbox } from "./server.ts";

/** The contract at the end of the chain, from the desk's press to the checked signature. */
export type Scene = { LL: TranslationFunctions; language: Locale; inbox: Inbox; email: string };

/** The paper holds, besides what every contract says, these parts: who signs, what and for how much. */
export async function issueContract(
  page: Page,
  scene: Scene,
  { reference, parts }: { reference: string; parts: string[] },
): Promise<void> {
  const { LL } = scene;
  const subject = LL.mail.contractReady.subject({ reference });
  // Which mail leaves, and to whom, is said before.
  await expect(page.getByText(`(${scene.email}): “${subject} · `)).toBeVisible();
  await page.getByRole("button", { name: LL.desk.contracts.generate(), exact: true }).click();
  const link = page.getByRole("link", { name: contractName(scene) });
  await expect(link).toBeVisible(LONG_PATIENCE);
  await expect(page.getByRole("button", { name: LL.desk.contracts.generate(), exact: true })).toHaveCount(0);
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  const bytes = await Bun.file(await download.path()).bytes();
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  expect(text).toContain(LL.contract.title());
  expect(text).toContain(LL.contract.parties.exhibitor());
  const said = text.replaceAll(/\s/g, " ");
  for (const part of parts) expect(said).toContain(part.replaceAll(/\s/g, " "));
  await scene.inbox.waitFor({ to: scene.email, subject });
}

/** What the first contract is called wherever it is to be had. */
function contractName({ LL, language }: Scene): string {
  const words = LL.orderPapers.contracts;
  return words.download({ version: 1, language: words.language[language]() });
}

export async function seeContract(page: Page, scene: Scene): Promise<void> {
  const { LL } = scene;
  await page.reload();
  await expect(page.getByText(LL.orders.now.sign())).toBeVisible();
  await expect(page.getByRole("link", { name: contractName(scene) })).toBeVisible();
  const { order, ownOrder } = LL.statuses;
  const action = LL.history.done.order.markPaid();
  const [from, to] = [ownOrder.CONFIRM_PAYMENT(), order.PAID()];
  await expect(page.getByText(LL.history.moved({ action, from, to }))).toBeVisible();
}

export async function sendSigned(page: Page, { LL }: Scene): Promise<void> {
  const words = LL.orderPapers.contracts;
  await page.getByLabel(words.sendSigned()).setInputFiles(PROOF);
  await expect(page.getByText(LL.orders.now.signedCheck()).first()).toBeVisible();
  await expect(page.getByLabel(words.sendAnother())).toBeVisible();
  const { label, allowed } = LL.orderPapers.naming;
  const mayName = page.getByRole("checkbox", { name: label() });
  await expect(mayName).not.toBeChecked();
  await mayName.click();
  await expect(page.getByText(allowed())).toBeVisible();
  await expect(mayName).toBeChecked();
}

export async function recordSigned(page: Page, { LL }: Scene): Promise<void> {
  const words = LL.desk.contracts;
  await expect(page.getByText(LL.desk.order.turn.signedCopy())).toBeVisible();
  await page.getByRole("button", { name: words.check.accept(), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: words.check.acceptTitle() });
  await dialog.getByRole("button", { name: words.check.accept(), exact: true }).click();
  await expect(page.getByText(words.isSigned())).toBeVisible();
}
