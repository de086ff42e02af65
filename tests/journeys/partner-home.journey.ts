import type { Locator } from "@playwright/test";
import { change, orderVersion, ownOrders, ownSubmission, sendOrder, sendServices } from "./orders.ts";
import { forgetWhoIsThere, partnerNamed, signInAsPartner, takeSession } from "./people.ts";
import { switchTo } from "./language.ts";
import { expectSeen } from "./seen.ts";
import { expect, test } from "./server.ts";
import { force } from "./submissions.ts";
import { expectScreen } from "./wizard.ts";

/** The exhibitor's dashboard: what stands on it, and what its buttons do. */

const PARTNER = partnerNamed("tavita.leota");

async function edgesOf(part: Locator): Promise<{ top: number; bottom: number }> {
  const { y, height } = (await part.boundingBox()) ?? { y: 0, height: Infinity };
  return { top: y, bottom: y + height };
}

test("each order is viewed, edited and cancelled from the dashboard, where its notices unfold (ORD-24, ROL-03, REQ-02)", async ({
  page,
  portal,
  words: LL,
}) => {
  await takeSession(page, PARTNER);
  const { id, reference } = await sendOrder(page, portal);
  await page.goto("/partner");
  const order = page.getByRole("listitem").filter({ hasText: reference });
  const more = order.getByRole("button", { name: LL.orders.list.more({ name: reference }), exact: true });
  // The whole row leads to it.
  await order.getByRole("link", { name: reference }).click();
  await expect(page.getByRole("heading", { level: 1, name: reference })).toBeVisible();
  await expect(page).toHaveURL(`/partner/orders/${id}`);
  await page.goBack();
  await more.click();
  await page.getByRole("link", { name: LL.orders.list.edit({ name: reference }), exact: true }).click();
  // The wizard adds its step to the address.
  await expect(page).toHaveURL(({ pathname }) => pathname === `/partner/orders/edit/${id}`);
  await expectScreen(page, LL, "selectStand");
  await page.goBack();
  await more.click();
  await test.step("what the portal told about it unfolds and folds again (REQ-02)", async () => {
    const show = order.getByRole("button", { name: LL.orders.requests.showNotices(), exact: true });
    // Bronze of 50 m² at 420 and 160 a square metre; ten screens at 145 for two days.
    const told = order.getByText(
      `Order ${reference} created. Additional services: 1 item. Total: USD 31,900.00.`,
    );
    await expect(show).toHaveAttribute("aria-expanded", "false");
    await expect(told).toBeHidden();
    await show.click();
    await expectSeen(told);
    const hide = order.getByRole("button", { name: LL.orders.requests.hideNotices(), exact: true });
    await expect(hide).toHaveAttribute("aria-expanded", "true");
    await hide.click();
    await expect(show).toHaveAttribute("aria-expanded", "false");
    await expect(told).toBeHidden();
  });
  await order.getByRole("button", { name: LL.orders.cancel.action(), exact: true }).click();
  const dialog = page.getByRole("alertdialog", { name: LL.orders.cancel.title({ reference }) });
  await expect(dialog).toContainText(LL.orders.cancel.text());
  await dialog.getByRole("button", { name: LL.orders.cancel.action(), exact: true }).click();
  await expect(order).toContainText(LL.statuses.order.CANCELLED());
  expect((await ownOrders(page)).find((own) => own.id === id)?.status).toBe("CANCELLED");
  await expect(order.getByRole("link", { name: LL.actions.edit() })).toBeHidden();
  await expect(order.getByRole("button", { name: LL.orders.cancel.action(), exact: true })).toBeHidden();
  await expect(order.getByRole("link", { name: LL.orders.list.view({ name: reference }) })).toBeVisible();
});

test("an order's row says its status in its own word, the step that is due and what the team asks, which folds away (GEN-07, ORD-25)", async ({
  callsOf,
  page,
  portal,
}) => {
  await takeSession(page, PARTNER);
  const { id, reference } = await sendOrder(page, portal);
  const staff = await callsOf(portal.admin);
  await page.goto("/partner");
  const order = page.getByRole("listitem").filter({ hasText: reference });
  await expectSeen(order.getByText("Pending", { exact: true }));
  const asked = { orderId: id, title: "Logo", message: "Send us the logo.", blocksApproval: false };
  expect((await change(staff, portal, "requests.create", asked)).status()).toBe(200);
  await expectSeen(order.getByText("1 question from the team", { exact: true }));
  const more = order.getByRole("button", { name: `More about order ${reference}`, exact: true });
  await expectSeen(more.getByText("More", { exact: true }));
  await more.click();
  const message = order.getByText("Send us the logo.", { exact: true });
  await order.getByRole("button", { name: "1 request", exact: true }).click();
  await expectSeen(message);
  await order.getByRole("button", { name: "Hide requests", exact: true }).click();
  await expect(message).toBeHidden();
  const version = await orderVersion(staff, id);
  const approval = { id, version, status: "APPROVED" };
  expect((await change(staff, portal, "orders.setStatus", approval)).status()).toBe(200);
  await expectSeen(order.getByText("Approved", { exact: true }));
  await expectSeen(order.getByText(/^Payment until \d/));
});

test("a phone's first window has who one is, the next step and its button, the one filled action of the screen (ORD-22)", async ({
  page,
  words: LL,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  for (const name of ["carla.teixeira", "ingrid.solberg", "raimundo.paiva"]) {
    await signInAsPartner(page, LL, partnerNamed(name));
    const step = page.getByRole("region", { name: LL.partner.step.title() });
    const next = step.getByRole("link").first();
    await expect(next).toBeVisible();
    const [who, standing, button] = await Promise.all([
      edgesOf(page.getByRole("heading", { level: 1 })),
      edgesOf(page.getByRole("definition").first()),
      edgesOf(next),
    ]);
    expect.soft(standing.bottom - who.top, `${name}: who and where`).toBeLessThanOrEqual(96);
    expect.soft(button.bottom, `${name}: the button`).toBeLessThanOrEqual(430);
    const filled = page.locator("main [data-button].bg-annatto-deep, main button.bg-annatto-deep");
    await expect.soft(filled, name).toHaveCount(1);
    await forgetWhoIsThere(page);
  }
});

test("orders past the first ten are a page further, kept in the address (ORD-24)", async ({
  page,
  portal,
  words: LL,
}) => {
  await takeSession(page, PARTNER);
  await sendServices(page, portal, 12 - (await ownOrders(page)).length);
  const all = await ownOrders(page);
  const { reference } = await ownSubmission(page);
  await page.goto("/partner");
  const pages = page.getByRole("navigation", { name: LL.orders.list.pages({ reference }) });
  const next = pages.getByRole("button", { name: LL.table.next(), exact: true });
  const previous = pages.getByRole("button", { name: LL.table.previous(), exact: true });
  const newest = page.getByText(all[0]?.reference ?? "", { exact: true });
  const oldest = page.getByText(all.at(-1)?.reference ?? "", { exact: true });
  const total = all.length;

  await expect(pages).toContainText(LL.table.range({ from: 1, to: 10, total }));
  await expect(previous).toBeDisabled();
  await expect(newest).toBeVisible();
  await expect(oldest).toBeHidden();
  await next.click();
  await expect(pages).toContainText(LL.table.range({ from: 11, to: total, total }));
  await expect(next).toBeDisabled();
  await expect(oldest).toBeVisible();
  await expect(newest).toBeHidden();
  await expect(page.getByRole("heading", { level: 3, name: LL.orders.list.title() })).toBeInViewport();
  await expect(page).toHaveURL(/\/partner\?cursor=/);
  await page.reload();
  await expect(pages).toContainText(LL.table.range({ from: 11, to: total, total }));
  await page.goBack();
  await expect(newest).toBeVisible();
  await next.click();
  await previous.click();
  await expect(pages).toContainText(LL.table.range({ from: 1, to: 10, total }));
  await expect(newest).toBeVisible();
});

test("the submission shows its stand, and what its status means (ORD-22, ORD-23, ORD-26, EOI-35)", async ({
  callsOf,
  page,
  portal,
  words: LL,
}) => {
  await signInAsPartner(page, LL, PARTNER);
  const { id, reference } = await ownSubmission(page);
  const staff = await callsOf(portal.admin);
  const newOrder = LL.partner.dashboard.newOrder();
  for (const [status, means, meaning, isOpen] of [
    ["REVIEWING", "Em análise pela equipe", "Under review by the team", false],
    ["REJECTED", "Não selecionada", "Rejected", false],
    [
      "SIGNED_CONTRACT",
      "Contrato assinado, parceria confirmada",
      "Contract signed, partnership confirmed",
      true,
    ],
    [
      "APPROVED",
      "Aprovada, aguardando a assinatura do contrato",
      "Approved, awaiting contract signature",
      true,
    ],
  ] as const) {
    // The open page hears of it.
    await force(staff, portal, id, status);
    const head = page.getByRole("main");
    await expectSeen(head.getByText(reference, { exact: true }));
    await switchTo(page, "pt");
    await expectSeen(head.getByRole("definition").getByText(means, { exact: true }));
    await switchTo(page, "en");
    await expectSeen(head.getByRole("definition").getByText(meaning, { exact: true }));
    await expectSeen(head.getByText(/^(Standard stand|Custom|Bronze|Silver|Gold), 50 m²$/));
    await expect(head.getByRole("link", { name: newOrder })).toHaveCount(isOpen ? 1 : 0);
    await expect(head.getByRole("button", { name: newOrder })).toHaveCount(isOpen ? 0 : 1);
  }
  await page.getByRole("link", { name: newOrder }).click();
  await expect(page).toHaveURL((url) => url.pathname === `/partner/customize/${id}`);
});
