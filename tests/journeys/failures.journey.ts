import { writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { NOT_TAKEN } from "#tests/requirements/written/interest-sent.ts";
import { fillStatus } from "./desk.ts";
import { fillInterest, openInterestForm, rejectCookies, sendButton, solveCaptcha } from "./interest.ts";
import { switchTo } from "./language.ts";
import { INTEREST, sendInterest } from "./interest-call.ts";
import { change, ownSubmission, sendOrder } from "./orders.ts";
import { openHydrated } from "./hydrated.ts";
import { partsNamed } from "./parts.ts";
import { openBrowser, partnerNamed, signInAsPartner, signInAsStaff, takeSession } from "./people.ts";
import { PROOF } from "./proof.ts";
import { expectSeen } from "./seen.ts";
import { expect, test } from "./server.ts";
import { expectWritten } from "./written.ts";

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

test("an order that is not cancelled says so once, in both languages, and stays (ERR-04, ERR-09)", async ({
  page,
  portal,
  words: LL,
}) => {
  await takeSession(page, PARTNER);
  const { id } = await sendOrder(page, portal);
  await page.goto(`/partner/orders/${id}`);
  await breakCalls(page, "orders.cancel");
  for (const [language, name, sentence] of [
    ["pt", "Cancelar o pedido", "Falha ao cancelar pedido. Tente novamente."],
    ["en", "Cancel order", "Failed to cancel order. Please try again."],
  ] as const) {
    await switchTo(page, language);
    await page.getByRole("button", { name, exact: true }).click();
    await page.getByRole("alertdialog").getByRole("button", { name, exact: true }).click();
    await expect(saying(page, sentence)).toBeVisible();
    await expect(page.locator("[role=alert], [data-sonner-toast]")).toHaveCount(1);
  }
  await expect(page.getByText(LL.orders.now.waiting())).toBeVisible();
});

test("an order or a submission that is not there says so in both areas (ERR-10, ERR-15, ERR-16)", async ({
  browser,
  page,
  portal,
  words: LL,
}) => {
  await signInAsPartner(page, LL, PARTNER);
  const submission = await ownSubmission(page);
  const staff = await openBrowser(browser);
  await signInAsStaff(staff, LL, portal);
  for (const [reader, path, sentence] of [
    [page, "/partner/orders/unknown", "Error loading order. Please try again."],
    [staff, "/admin/orders/edit/unknown", "Error loading order. Please try again."],
    [page, "/partner/customize/unknown", "Submission not found"],
    [staff, "/admin/orders/create/unknown", "Submission not found"],
    [
      page,
      `/partner/customize/${submission.id}?step=3`,
      "No order data found. Please go back and complete the form.",
    ],
  ] as const) {
    await reader.goto(path);
    await expect(saying(reader, sentence), path).toBeVisible();
  }
  await page.goto("/partner/orders/unknown");
  await expect(saying(page, LL.orders.page.notThere())).toBeVisible();
  await page.getByRole("link", { name: LL.actions.toDashboard() }).click();
  await page.waitForURL(/\/partner$/);
});

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

test("a status or a contract that fails says so at the desk (ERR-11, ERR-19)", async ({
  browser,
  page,
  portal,
  words: LL,
}) => {
  const partner = await openBrowser(browser);
  await signInAsPartner(partner, LL, PARTNER);
  const { id } = await sendOrder(partner, portal);
  await signInAsStaff(page, LL, portal, `/admin/orders/edit/${id}`);
  const statuses = await breakCalls(page, "orders.setStatus");
  const { dialog, save } = await fillStatus(page, LL, { move: "approve" });
  await save.click();
  await expect(dialog.getByText("Failed to update order. Please try again.", { exact: true })).toBeVisible();
  statuses.mend();
  await save.click();
  await expect(dialog).toBeHidden();
  await breakCalls(page, "contracts.generate");
  await page.getByRole("button", { name: LL.desk.contracts.generate(), exact: true }).click();
  await expect(saying(page, "Error generating PDF. Please try again.")).toBeVisible();
});

test("a partner who is not created or not sent credentials is told of, then both work (ERR-22, ERR-23, REG-03, REG-04)", async ({
  inbox,
  page,
  portal,
  words: LL,
}) => {
  const email = "jussara.prado@example.org";
  const form = { ...INTEREST, representativeEmail: email, contactLanguage: "en" };
  const sent = await sendInterest(page, portal, form);
  const { result } = (await sent.json()) as { result: { data: { id: string } } };
  const { id } = result.data;
  await takeSession(page, portal.admin);
  expect((await change(page, portal, "submissions.approve", { id, version: 1 })).status()).toBe(200);
  await page.goto(`/admin/partners/register/${id}`);
  const creating = await breakCalls(page, "partners.register");
  const send = page.getByRole("button", { name: LL.partners.ready.send(), exact: true });
  await send.click();
  await expect(saying(page, "Failed to create partner.")).toBeVisible();
  creating.mend();
  await send.click();
  await expect(saying(page, LL.partners.ready.sent({ email }))).toBeVisible();

  const resetting = await breakCalls(page, "partners.resetCredentials");
  const reset = { name: LL.partners.exists.reset(), exact: true };
  const resetNow = async () => {
    const dialog = page.getByRole("alertdialog");
    await page.getByRole("button", reset).click();
    await dialog.getByRole("button", reset).click();
    await expect(dialog).toBeHidden();
  };
  await resetNow();
  await expect(saying(page, "Failed to send reset email.")).toBeVisible();
  resetting.mend();
  await resetNow();
  await expect(saying(page, LL.partners.exists.wasReset({ email }))).toBeVisible();
  await inbox.waitFor({ to: email, subject: LL.mail.credentialsReset.subject() });
});

test("a form of interest that is not taken says why and keeps what was written (ERR-05, ERR-06, ERR-07, ERR-08, F35)", async ({
  page,
  words: LL,
}) => {
  test.slow();
  await page.goto("/expression-of-interest");
  await rejectCookies(page, LL);
  await openInterestForm(page, LL);
  const challenge = await breakCalls(page, "captcha.challenge");
  const box = page.getByRole("checkbox", { name: "I am not a robot", exact: true });
  await box.click();
  await expectWritten(page, NOT_TAKEN.robot);
  challenge.mend();

  await fillInterest(page, LL, {
    institutionName: "Casa das Marés",
    representativeName: "Iara Nunes",
    representativeEmail: "iara.falhas@example.org",
    contactLanguage: "en",
  });
  await solveCaptcha(page, LL);
  const sending = await breakCalls(page, "submissions.submit");
  await sendButton(page, LL).click();
  await expectWritten(page, NOT_TAKEN.failed);
  sending.mend();
  await page.route("**/api/trpc/submissions.submit*", (route) => route.abort(), { times: 1 });
  await sendButton(page, LL).click();
  await expectWritten(page, NOT_TAKEN.unanswered);
  await page.route("**/api/trpc/submissions.submit*", (route) =>
    route.fulfill({ status: 400, json: REFUSED_CAPTCHA }),
  );
  await sendButton(page, LL).click();
  await expectWritten(page, NOT_TAKEN.refused);
  await expect(box).not.toBeChecked();
  await expect(page.getByRole("textbox", { name: LL.eoi.fields.institutionName(), exact: true })).toHaveValue(
    "Casa das Marés",
  );
});

/** What the server answers to a captcha that was used before. */
const REFUSED_CAPTCHA = {
  error: {
    message: "captchaFailed",
    code: -32600,
    data: { code: "BAD_REQUEST", httpStatus: 400, reason: { code: "captchaFailed", params: {} } },
  },
};

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
