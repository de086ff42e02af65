import { writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { fillStatus } from "./desk.ts";
import { switchTo } from "./language.ts";
import { change, ownSubmission, sendOrder } from "./orders.ts";
import { openHydrated } from "./hydrated.ts";
import { partsNamed } from "./parts.ts";
import { openBrowser, partnerNamed, signInAsPartner, signInAsStaff, takeSession } from "./people.ts";
import { PROOF } from "./proof.ts";
import { expectSeen } from "./seen.ts";
import { expect, test } from "./server.ts";

/** What a screen says when a call of it fails without a reason, in the words that were asked for. */

const PARTNER = partnerNamed("carla.teixeira");

/** From now on every call whose address holds this part is answered 500, with nothing in it; until it is mended. */
async function breakCalls(page: Page, part: string): Promise<{ mend: () => void }> {
  let isBroken = true;
  await page.route(
    (url) => url.pathname.startsWith("/api/") && url.pathname.includes(part),
    (route) => (isBroken ? route.fulfill({ status: 500, body: "" }) : route.fallback()),
  );
  return { mend: () => void (isBroken = false) };
}

function saying(page: Page, sentence: string) {
  return page.getByText(sentence, { exact: true });
}

test("a file that does not arrive says so at the order, in both areas (ERR-12, ERR-13)", async ({
  browser,
  page,
  portal,
  words: LL,
}) => {
  await signInAsPartner(page, LL, PARTNER);
  const { id } = await sendOrder(page, portal);
  const staff = await openBrowser(browser);
  await takeSession(staff, portal.admin);
  const approved = await change(staff, portal, "orders.setStatus", { id, version: 1, status: "APPROVED" });
  expect(approved.status()).toBe(200);
  await staff.goto(`/admin/orders/edit/${id}`);
  await page.goto(`/partner/orders/${id}`);
  await breakCalls(page, "/files");
  await breakCalls(staff, "/files");
  const payment = "Failed to upload payment confirmation. Please try again.";
  const file = "Failed to upload file. Please try again.";

  const handIn = page.getByLabel(LL.orderPapers.payment.send());
  await handIn.setInputFiles(PROOF);
  await expect(saying(page, payment)).toBeVisible();
  await page.getByLabel(LL.orders.files.supporting(), { exact: true }).setInputFiles(PROOF);
  await expect(saying(page, file)).toBeVisible();
  await staff.getByRole("button", { name: LL.desk.files.add(), exact: true }).click();
  await staff.getByLabel(LL.desk.files.add(), { exact: true }).setInputFiles(PROOF);
  await expect(saying(staff, file)).toBeVisible();
  const { dialog } = await fillStatus(staff, LL, { move: "markPaid" });
  await dialog.locator("input[type=file]").setInputFiles(PROOF);
  await expect(saying(staff, payment)).toBeVisible();
});

test("of several files the one that is too large is named, in both languages, and the good one arrives (ERR-14)", async ({
  page,
  portal,
}) => {
  await takeSession(page, PARTNER);
  const { id } = await sendOrder(page, portal);
  await page.goto(`/partner/orders/${id}`);
  const large = Buffer.alloc(10 * 1024 * 1024 + 1, "%PDF-1.7");
  for (const [language, sentence] of [
    ["en", "Error uploading files. Please try again. Refused: en.pdf"],
    ["pt", "Erro ao fazer upload dos arquivos. Tente novamente. Recusados: pt.pdf"],
  ] as const) {
    if (language === "pt") await switchTo(page, language);
    const [good, tooLarge] = [`${language}-proof.pdf`, `${language}.pdf`];
    // From the disk: what travels to the browser by itself takes as long as the machine is busy.
    const paths = [good, tooLarge].map((name) => test.info().outputPath(name));
    await Promise.all([writeFile(paths[0] ?? "", `%PDF-1.7 ${language}`), writeFile(paths[1] ?? "", large)]);
    await page.locator("input[type=file][multiple]").first().setInputFiles(paths);
    await expectSeen(saying(page, sentence));
    await expect(page.getByRole("link", { name: good })).toBeVisible();
    await expect(page.getByRole("link", { name: tooLarge })).toHaveCount(0);
  }
});

test("a part of a page that cannot be read says so, once, where it would stand (ERR-04)", async ({
  browser,
  page,
  portal,
  words: LL,
}) => {
  const reader = await openBrowser(browser);
  await openHydrated(reader, "/");
  await reader.route(partsNamed("home"), (route) => route.abort());
  await reader.getByRole("button", { name: /^PT, / }).first().click();
  await expect(reader.getByRole("alert")).toHaveText(LL.language.failed({ language: LL.language.pt() }));
  await expect(reader.locator("html")).toHaveAttribute("lang", "en");

  await signInAsPartner(page, LL, PARTNER);
  const { id } = await sendOrder(page, portal);
  const { id: submissionId } = await ownSubmission(page);
  const staff = await openBrowser(browser);
  await breakCalls(staff, "catalogue.list");
  await signInAsStaff(staff, LL, portal, `/admin/orders/edit/${id}`);
  await staff.getByRole("button", { name: LL.desk.items.edit(), exact: true }).click();

  const home = await page.context().newPage();
  await breakCalls(home, "colleagues.list");
  await home.goto("/partner");
  await breakCalls(page, "orders.stand");
  await breakCalls(page, "orders.colleaguesDrafts");
  await page.goto(`/partner/customize/${submissionId}`);
  // What is asked for in the same call may fail with it, and says so at its own place.
  const people = home.getByRole("region", { name: LL.colleagues.title() });
  for (const [place, sentence] of [
    [staff.getByRole("main"), LL.desk.items.catalogueFailed()],
    [people, LL.error.generic()],
    [page.getByRole("main"), LL.orders.page.standUnknown()],
    [page.getByRole("main"), LL.orders.theirs.unknown()],
  ] as const)
    await expect(place.getByText(sentence)).toHaveCount(1);
});
