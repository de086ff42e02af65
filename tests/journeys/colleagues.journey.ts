import type { Locator, Page } from "@playwright/test";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { collectComplaints } from "./complaints.ts";
import { answerOf, change, ownSubmission, sendOrder } from "./orders.ts";
import { fillLogin, openBrowser, partnerNamed, signInAsPartner } from "./people.ts";
import { expect, test, type Inbox } from "./server.ts";
import { settled } from "./settled.ts";
import { freeSpace } from "./stands.ts";
import { choosePackage, expectScreen, goOn } from "./wizard.ts";

const OWNER = partnerNamed("luisa.antunes");
const NEIGHBOUR = partnerNamed("ana.moura");
/** Somebody who has an account by way of the neighbour. */
const KNOWN = { email: "otto.braga@example.org", password: "Igarape?Novo8" };
const COLLEAGUE = { email: "noemi.salles@example.org", name: "Noemi Salles", password: "Igarape?Novo8" };

function colleagues(page: Page, LL: TranslationFunctions): Locator {
  return page.getByRole("region", { name: LL.colleagues.title() }).first();
}

async function invite(page: Page, LL: TranslationFunctions, email: string): Promise<void> {
  const words = LL.colleagues.invite;
  await settled(page);
  await colleagues(page, LL).getByRole("button", { name: words.action() }).click();
  const dialog = page.getByRole("dialog", { name: words.title() });
  await dialog.getByRole("button", { name: words.send() }).click();
  await expect(dialog.getByLabel(words.email())).toBeFocused();
  await dialog.getByLabel(words.email()).fill(email);
  await dialog.getByRole("button", { name: words.send() }).click();
  await expect(dialog).toBeHidden();
  await expect(colleagues(page, LL).getByText(email)).toBeVisible();
}

async function linkFor(inbox: Inbox, to: string, reference: string): Promise<string> {
  const { text = "" } = await inbox.waitFor({ to, subject: new RegExp(reference) });
  return /\S+\/partner\/invitation\/[\w-]{32}/.exec(text)?.[0] ?? "";
}

test("a partner invites a colleague, who works on the same order under an own name until removed", async ({
  browser,
  inbox,
  page,
  portal,
  words: LL,
}) => {
  await signInAsPartner(page, LL, OWNER);
  const submission = await ownSubmission(page);
  const order = await sendOrder(page, portal);
  // The open page hears of it and makes room for it above what is pressed next.
  await expect(page.getByText(order.reference).first()).toBeVisible();
  await invite(page, LL, COLLEAGUE.email);
  await expect(colleagues(page, LL).getByText(LL.colleagues.open())).toBeVisible();
  const link = await linkFor(inbox, COLLEAGUE.email, submission.reference);

  const guest = await openBrowser(browser);
  const complaints = collectComplaints(guest);
  const door = LL.colleagues.link;
  await guest.goto(link);
  await expect(guest.getByRole("heading", { level: 1 })).toHaveText(door.title({ inviter: "Luísa Antunes" }));
  await expect(guest.getByText(submission.reference, { exact: true })).toBeVisible();
  await expect(guest.getByText(COLLEAGUE.email)).toBeVisible();
  const password = guest.getByRole("textbox", { name: door.password() });
  await password.fill("Password1!");
  await guest.getByRole("textbox", { name: door.confirmPassword() }).fill("Password1!");
  await guest.getByRole("button", { name: door.create() }).click();
  await expect(guest.getByLabel(door.name())).toBeFocused();
  await expect(guest.getByText(LL.validation.passwordCommon())).toBeVisible();
  await guest.getByLabel(door.name()).fill(COLLEAGUE.name);
  await password.fill(COLLEAGUE.password);
  await guest.getByRole("textbox", { name: door.confirmPassword() }).fill(COLLEAGUE.password);
  await guest.getByRole("button", { name: door.create() }).click();

  await guest.waitForURL(/\/partner$/);
  await expect(guest.getByRole("heading", { level: 1 })).toHaveText(
    LL.partner.dashboard.title({ name: "Noemi" }),
  );
  await expect(guest.getByText(submission.reference, { exact: true })).toBeVisible();
  await expect(
    guest.getByRole("button", { name: LL.colleagues.remove.label({ name: COLLEAGUE.name }) }),
  ).toHaveCount(0);
  await guest
    .getByRole("button", { name: LL.orders.list.more({ name: order.reference }), exact: true })
    .click();
  await guest
    .getByRole("link", { name: LL.orders.list.edit({ name: order.reference }), exact: true })
    .click();
  await expectScreen(guest, LL, "selectStand");
  await choosePackage(guest, LL.statuses.ordered.package.SILVER());
  await goOn(guest, LL, "selectStand", "additionalServices");
  await goOn(guest, LL, "additionalServices", "confirmData");
  await guest.getByRole("button", { name: LL.orders.send.save(), exact: true }).click();
  await expect(guest.getByRole("heading", { level: 1, name: LL.wizard.finalize.savedTitle() })).toBeVisible();

  await page.goto(`/partner/orders/${order.id}`);
  const changed = page.getByRole("listitem").filter({ hasText: LL.history.done.order.update() });
  await expect(changed).toContainText(COLLEAGUE.name);

  await freeSpace(page.request, portal);
  const gold = { orderType: "STANDARD", selectedStandardStandId: "GOLD", step: 1 };
  const draft = { submissionId: submission.id, ...gold };
  const saved = await answerOf<{ id: string }>(await change(page, portal, "orders.saveDraft", { draft }));
  await page.goto(`/partner/customize/${submission.id}?draft=${saved.id}`);
  await expectScreen(page, LL, "selectStand");
  await guest.goto(`/partner/customize/${submission.id}`);
  const { title, actionOf } = LL.orders.theirs;
  await expect(guest.getByRole("heading", { name: title() })).toBeVisible();
  await guest.getByRole("button", { name: actionOf({ author: "Luísa Antunes" }) }).click();
  await expect(guest).toHaveURL(/[?&]draft=/);
  await expectScreen(guest, LL, "selectStand");
  await expect(
    guest.getByRole("radio", { name: LL.statuses.ordered.package.GOLD(), exact: true }),
  ).toBeChecked();

  // Whoever had it is told with the next change, which stays on their screen.
  await choosePackage(page, LL.statuses.ordered.package.BRONZE());
  await expect(page.getByText(LL.wizard.draft.takenBy({ author: COLLEAGUE.name }))).toBeVisible();
  await expect(
    page.getByRole("radio", { name: LL.statuses.ordered.package.BRONZE(), exact: true }),
  ).toBeChecked();
  await expect(page.getByRole("button", { name: LL.wizard.draft.keepAsNew(), exact: true })).toBeVisible();

  expect(complaints).toEqual([]);
  await guest.goto(link);
  await expect(guest.getByRole("heading", { level: 1 })).toHaveText(door.closed());
  await expect(guest.getByText(LL.obstacles.invitation.used())).toBeVisible();

  await page.goto("/partner");
  const remove = LL.colleagues.remove;
  await page.getByRole("button", { name: remove.label({ name: COLLEAGUE.name }) }).click();
  await page
    .getByRole("alertdialog", { name: remove.title({ name: COLLEAGUE.name }) })
    .getByRole("button", { name: remove.confirm() })
    .click();
  await expect(page.getByText(remove.done({ name: COLLEAGUE.name }))).toBeVisible();
  await guest.goto("/partner");
  await expect(guest.getByText(LL.partner.dashboard.empty())).toBeVisible();
});

test("an exhibitor with an account signs in to join; a withdrawn link says so", async ({
  browser,
  inbox,
  page,
  portal,
  words: LL,
}) => {
  const neighbour = await openBrowser(browser);
  await signInAsPartner(neighbour, LL, NEIGHBOUR);
  const known = await ownSubmission(neighbour);
  await invite(neighbour, LL, KNOWN.email);
  const first = await linkFor(inbox, KNOWN.email, known.reference);
  const token = first.split("/").at(-1);
  const newcomer = await openBrowser(browser);
  const account = { token, name: "Otto Braga", newPassword: KNOWN.password };
  expect((await change(newcomer, portal, "colleagues.accept", account)).status()).toBe(200);

  await signInAsPartner(page, LL, OWNER);
  const { reference } = await ownSubmission(page);
  await invite(page, LL, "retirada@example.org");
  const withdrawn = await linkFor(inbox, "retirada@example.org", reference);
  const revoke = LL.colleagues.revoke;
  await page.getByRole("button", { name: revoke.label({ email: "retirada@example.org" }) }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: revoke.confirm() }).click();
  await expect(page.getByText("retirada@example.org", { exact: true })).toHaveCount(0);

  await invite(page, LL, KNOWN.email);
  const link = await linkFor(inbox, KNOWN.email, reference);
  const guest = await openBrowser(browser);
  await guest.goto(withdrawn);
  await expect(guest.getByText(LL.obstacles.invitation.revoked())).toBeVisible();
  await guest.goto(link.replace(/.$/, (last) => (last === "A" ? "B" : "A")));
  await expect(guest.getByRole("heading", { level: 1 })).toHaveText(LL.colleagues.link.unknown());

  await guest.goto(link);
  await guest.getByRole("link", { name: LL.colleagues.link.toLogin() }).click();
  await fillLogin(guest, LL, KNOWN);
  await guest.waitForURL(/\/partner\/invitation\//);
  await guest.getByRole("button", { name: LL.colleagues.link.accept() }).click();
  await guest.waitForURL(/\/partner$/);
  await expect(guest.getByText(reference, { exact: true })).toBeVisible();
  await expect(guest.getByRole("region", { name: LL.colleagues.title() })).toHaveCount(2);
});
