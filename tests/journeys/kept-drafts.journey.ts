import type { BrowserContext, Page } from "@playwright/test";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { beginDraft } from "./orders.ts";
import { fillLogin, partnerNamed, signInAsPartner, takeSession } from "./people.ts";
import { expect, test } from "./server.ts";
import { freeSpaceOf } from "./stands.ts";
import {
  addItem,
  choosePackage,
  expectSaved,
  expectScreen,
  goOn,
  lineField,
  writeNote,
  MONITOR,
  openNewOrder,
  summary,
} from "./wizard.ts";

/** What was entered in the wizard and never arrived outlives its tab, for the account that entered it. */

const PARTNER = partnerNamed("ana.moura");
const OTHER = partnerNamed("priya.raman");
const NOTE = "Sem sinal no barco";

test.beforeEach(({ portal }) => freeSpaceOf(portal, PARTNER));

test("a tab closed while offline loses nothing: the next one shows it and catches up", async ({
  context,
  language,
  page,
  portal,
  words: LL,
}) => {
  const title = MONITOR[language];
  await takeSession(page, PARTNER);
  await page.goto(await beginDraft(page, portal, "GOLD"));
  await goOn(page, LL, "selectStand", "additionalServices");
  await expectSaved(page, LL);
  const address = page.url();
  await context.setOffline(true);
  await addItem(page, LL, MONITOR, title);
  await writeNote(page, LL, title, NOTE);
  await expect(summary(page, LL).getByText(LL.wizard.draft.offline())).toBeVisible();
  await expect.poll(async () => (await unsentOn(page)).join()).toContain(NOTE);

  const next = await openNextTab(context, page);
  await next.goto(address);
  await expect(lineField(next, LL.orders.line.notes(), title)).toHaveValue(NOTE);
  await expectSaved(next, LL);
  await expect.poll(() => unsentOn(next)).toEqual([]);
  await next.reload();
  await expect(lineField(next, LL.orders.line.notes(), title)).toHaveValue(NOTE);
});

test("a draft that the server has never had is there when a new order is begun, until its account logs out", async ({
  context,
  page,
  words: LL,
}) => {
  const gold = { name: LL.statuses.ordered.package.GOLD(), exact: true };
  await signInAsPartner(page, LL, PARTNER);
  await refuseSaves(context);
  await openNewOrder(page, LL);
  await goOn(page, LL, "orderType", "selectStand");
  await choosePackage(page, gold.name);
  await expect(summary(page, LL).getByText(LL.wizard.draft.kept.unreachable())).toBeVisible();
  await page.close();

  const next = await context.newPage();
  await next.goto("/partner");
  const unsent = next.getByRole("listitem").filter({ hasText: LL.orders.unsent.title() });
  await expect(unsent).toContainText(LL.statuses.ordered.stand({ name: gold.name }));
  await unsent.getByRole("link", { name: LL.orders.page.continueDraft() }).click();
  await expect(next.getByRole("radio", gold)).toBeChecked();
  await next.goto("/partner");
  await next.getByRole("link", { name: LL.partner.dashboard.newOrder() }).first().click();
  await expectScreen(next, LL, "selectStand");
  await expect(next.getByRole("radio", gold)).toBeChecked();
  expect(await unsentOn(next)).toHaveLength(1);

  await next.goto("/partner");
  await logOutWithUnsaved(next, LL);
  expect(await unsentOn(next)).toEqual([]);
  await fillLogin(next, LL, OTHER);
  await next.waitForURL(/\/partner(?:\?|$)/);
  expect(await unsentOn(next)).toEqual([]);
});

/** The tab is gone without a word, and the connection is back. */
async function openNextTab(context: BrowserContext, page: Page): Promise<Page> {
  await page.close();
  await context.setOffline(false);
  return context.newPage();
}

async function refuseSaves(context: BrowserContext): Promise<void> {
  await context.route(/orders\.saveDraft/, (route) => route.abort("connectionfailed"));
}

async function logOutWithUnsaved(page: Page, LL: TranslationFunctions): Promise<void> {
  await page.getByRole("button", { name: LL.actions.logout(), exact: true }).first().click();
  const question = page.getByRole("alertdialog", { name: LL.statuses.unsaved.logoutTitle() });
  await question.getByRole("button", { name: LL.statuses.unsaved.logout(), exact: true }).click();
  await page.waitForURL("**/partner/login");
}

/** What the device keeps, whoever's, as JSON. */
function unsentOn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const opening = indexedDB.open("portal");
    const db = await new Promise<IDBDatabase>((resolve) => {
      opening.addEventListener("success", () => resolve(opening.result));
    });
    if (!db.objectStoreNames.contains("unsent")) return [];
    // oxlint-disable-next-line eslint/no-restricted-properties -- the browser's database, not ours
    const asking = db.transaction("unsent").objectStore("unsent").getAll();
    const kept = await new Promise<unknown[]>((resolve) => {
      asking.addEventListener("success", () => resolve(asking.result));
    });
    db.close();
    return kept.map((one) => JSON.stringify(one));
  });
}
