import type { BrowserContext, Page, Request } from "@playwright/test";
import type { SentStatus } from "#domain/orders/moves/status.ts";
import { fillStatus } from "./desk.ts";
import { answerOf, change, orderVersion, ownSubmission, sendOrder } from "./orders.ts";
import { DEMO_PASSWORD, openBrowser, partnerNamed, signIn, signInAsStaff, takeSession } from "./people.ts";
import { type Caller, expect, type Portal, test } from "./server.ts";
import { freeSpaceOf } from "./stands.ts";
import { settled } from "./settled.ts";
import { force } from "./submissions.ts";
import { expectScreen, goOn } from "./wizard.ts";

const PARTNER = partnerNamed("ana.moura");
const ORGANISER = { email: "gruporg@example.org", password: DEMO_PASSWORD };

/** How many streams each browser has open. A page that is closed says nothing of its own, and keeps none. */
function watchStreams(context: BrowserContext): { open: () => number } {
  const open = new Set<Request>();
  context.on("request", (request) => {
    if (new URL(request.url()).pathname !== "/api/live") return;
    open.add(request);
    request
      .frame()
      .page()
      .on("close", () => open.delete(request));
  });
  context.on("requestfinished", (request) => open.delete(request));
  context.on("requestfailed", (request) => open.delete(request));
  return { open: () => open.size };
}

/** What the team decides elsewhere. */
async function moveOrder(staff: Caller, portal: Portal, id: string, status: SentStatus): Promise<void> {
  const version = await orderVersion(staff, id);
  await answerOf(await change(staff, portal, "orders.setStatus", { id, version, status }));
}

/** How often a page has asked since. */
function countCalls(page: Page, call: string): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.split(/[/,]/).includes(call)) count += 1;
  });
  return () => count;
}

async function openOrder(list: Page, reference: string): Promise<void> {
  await list.getByRole("link", { name: reference }).click();
  await expect(list.getByRole("heading", { level: 1 })).toContainText(reference);
  await settled(list);
}

test("what the team does shows on the exhibitor's open page and list, and the other way round (FET-01)", async ({
  browser,
  callsOf,
  page: partner,
  portal,
  words: LL,
}) => {
  const streams = watchStreams(partner.context());
  await takeSession(partner, PARTNER);
  const { id, reference } = await sendOrder(partner, portal);
  await partner.goto(`/partner/orders/${id}`);
  await expect(partner.getByText(LL.orders.now.waiting())).toBeVisible();
  const list = await openBrowser(browser);
  await signInAsStaff(list, LL, portal, `/admin/orders?search=${reference}`);
  const row = list.getByRole("row").filter({ hasText: reference });
  await expect(row).toContainText(LL.statuses.order.PENDING());
  await expect.poll(streams.open).toBe(1);
  await settled(list);

  await moveOrder(await callsOf(portal.admin), portal, id, "REVIEWING");
  await expect(partner.getByText(LL.orders.now.review())).toBeVisible();
  await expect(row).toContainText(LL.statuses.order.REVIEWING());

  // Within five minutes nothing is asked again for the way back to a list, unless somebody changed it (FET-01).
  const asked = countCalls(list, "orders.list");
  await openOrder(list, reference);
  await list.goBack();
  await expect(row).toContainText(LL.statuses.order.REVIEWING());
  await settled(list);
  expect(asked()).toBe(0);
  await openOrder(list, reference);

  await partner.getByRole("button", { name: LL.orders.cancel.action(), exact: true }).click();
  const question = partner.getByRole("alertdialog");
  await question.getByRole("button", { name: LL.orders.cancel.action(), exact: true }).click();
  await expect(question).toBeHidden();
  await expect(list.getByText(LL.statuses.order.CANCELLED()).first()).toBeVisible();
  await list.goBack();
  await expect(row).toContainText(LL.statuses.order.CANCELLED());
});

test("a field somebody writes in, its focus and the place on the page stay as they are", async ({
  callsOf,
  page: writer,
  portal,
  words: LL,
}) => {
  const { id } = await sendOrder(await callsOf(PARTNER), portal);
  const other = await callsOf(portal.admin);
  await signInAsStaff(writer, LL, portal, `/admin/orders/edit/${id}`);
  await writer.setViewportSize({ width: 1200, height: 500 });
  await writer.mouse.wheel(0, 200);
  const { dialog } = await fillStatus(writer, LL, { move: "approve", note: "Setor C, perto do rio." });
  const note = dialog.getByRole("textbox", { name: LL.moving.note() });
  await note.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(6, 7));
  const place = await writer.evaluate(() => scrollY);
  await settled(writer);

  await moveOrder(other, portal, id, "REVIEWING");
  await expect(writer.getByText(LL.statuses.order.REVIEWING()).first()).toBeAttached();
  await expect(note).toBeFocused();
  await expect(note).toHaveValue("Setor C, perto do rio.");
  expect(
    await note.evaluate((field: HTMLTextAreaElement) => [field.selectionStart, field.selectionEnd]),
  ).toEqual([6, 7]);
  expect(await writer.evaluate(() => scrollY)).toBe(place);
});

test("eight tabs share one stream, and one that is closed hands it on", async ({
  callsOf,
  context,
  page: first,
  portal,
  words: LL,
}) => {
  const streams = watchStreams(context);
  await takeSession(first, PARTNER);
  const { id } = await sendOrder(first, portal);
  const tabs = [first];
  for (let n = 1; n < 8; n += 1) tabs.push(await context.newPage());
  await Promise.all(tabs.map((tab) => tab.goto(`/partner/orders/${id}`)));
  for (const tab of tabs) await expect(tab.getByText(LL.orders.now.waiting())).toBeVisible();
  await expect.poll(streams.open).toBe(1);
  const staff = await callsOf(portal.admin);
  await moveOrder(staff, portal, id, "REVIEWING");
  for (const tab of tabs) await expect(tab.getByText(LL.orders.now.review())).toBeVisible();

  await tabs.pop()?.close();
  await expect.poll(streams.open).toBe(1);
  await moveOrder(staff, portal, id, "APPROVED");
  for (const tab of tabs) await expect(tab.getByText(LL.orders.now.pay())).toBeVisible();
});

test("the team sees who else has an order open, and hears once when it was changed", async ({
  browser,
  callsOf,
  page: ana,
  portal,
  words: LL,
}) => {
  const { id } = await sendOrder(await callsOf(PARTNER), portal);
  await signInAsStaff(ana, LL, portal, `/admin/orders/edit/${id}`);
  const organiser = await openBrowser(browser);
  await signIn(organiser, LL, ORGANISER, `/admin/orders/edit/${id}`);
  const { name } = (await (await organiser.request.get("/api/user/profile")).json()) as { name: string };
  const there = ana.getByText(LL.statuses.others.one({ name }));
  await expect(there).toBeVisible();
  await settled(ana);

  const { dialog, save } = await fillStatus(organiser, LL, { move: "startReview" });
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(ana.getByText(LL.statuses.others.changed.order())).toBeVisible();
  await expect(organiser.getByText(LL.statuses.others.changed.order())).toBeHidden();

  await organiser.goto("about:blank");
  await expect(there).toBeHidden();
});

test("an order that somebody is writing stays open when ordering closes meanwhile", async ({
  callsOf,
  page: partner,
  portal,
  words: LL,
}) => {
  await freeSpaceOf(portal, PARTNER);
  await takeSession(partner, PARTNER);
  const { id } = await ownSubmission(partner);
  await partner.goto(`/partner/customize/${id}`);
  await expectScreen(partner, LL, "orderType");
  await settled(partner);
  const staff = await callsOf(portal.admin);
  const seen = partner.waitForResponse(/submissions\.mine/);
  await force(staff, portal, id, "REVIEWING");
  await seen;
  await settled(partner);
  await goOn(partner, LL, "orderType", "selectStand");
  await force(staff, portal, id, "APPROVED");
});
