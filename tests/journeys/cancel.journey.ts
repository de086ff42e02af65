import { formatUsd } from "#i18n/formatters.ts";
import { switchTo } from "./language.ts";
import { ownOrders, sendOrder } from "./orders.ts";
import { partnerNamed, signInAsPartner } from "./people.ts";
import { expectSeen } from "./seen.ts";
import { expect, test } from "./server.ts";
import { choosePackage, expectScreen, goOn, lineField, MONITOR, nextButton } from "./wizard.ts";

const PARTNER = partnerNamed("priya.raman");

/** 100 m² of Silver at 560 and 230 a square metre; 5 screens at 145 for 4 days. */
const TOTAL_CENTS = 8_190_000;

/** Why the order cannot be edited any more. */
const LOCKED = "The order can no longer be edited: it was cancelled.";

test("a partner changes a quantity of a pending order, then cancels it (ORD-20, ORD-21, ORD-28)", async ({
  inbox,
  language,
  page,
  portal,
  words: LL,
}) => {
  await signInAsPartner(page, LL, PARTNER);
  const { id, reference } = await sendOrder(page, portal);
  await page.reload();
  await page.getByRole("button", { name: LL.orders.list.more({ name: reference }), exact: true }).click();
  await page.getByRole("link", { name: LL.orders.list.edit({ name: reference }), exact: true }).click();
  await expectScreen(page, LL, "selectStand");
  await expect(
    page.getByRole("radio", { name: LL.statuses.ordered.package.BRONZE(), exact: true }),
  ).toBeChecked();
  await choosePackage(page, LL.statuses.ordered.package.SILVER());
  await goOn(page, LL, "selectStand", "additionalServices");
  const title = MONITOR[language];
  await expect(lineField(page, LL.orders.line.quantity(), title)).toHaveValue("10");
  await lineField(page, LL.orders.line.quantity(), title).fill("5");
  await lineField(page, LL.orders.line.periodOfUse(), title).fill("4");
  await goOn(page, LL, "additionalServices", "confirmData");
  await page.getByRole("button", { name: LL.orders.send.save(), exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: LL.wizard.finalize.savedTitle() })).toBeVisible();
  await page.getByRole("link", { name: LL.wizard.finalize.follow() }).click();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: reference })).toBeVisible();
  await expect(page.getByText(LL.orders.now.waiting())).toBeVisible();
  await expectSeen(page.getByText("5 units × 4 days").first());
  await page.getByRole("link", { name: LL.orders.page.edit(), exact: true }).click();
  await expectScreen(page, LL, "selectStand");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: reference })).toBeVisible();
  const total = page.getByText(formatUsd(language, TOTAL_CENTS));
  await expect(total).toBeVisible();

  const cancel = page.getByRole("button", { name: LL.orders.cancel.action(), exact: true });
  const dialog = page.getByRole("alertdialog", { name: LL.orders.cancel.title({ reference }) });
  await test.step("it cannot be undone, in Portuguese as well", async () => {
    await switchTo(page, "pt");
    await page.getByRole("button", { name: "Cancelar o pedido", exact: true }).click();
    const pergunta = page.getByRole("alertdialog");
    await expectSeen(pergunta.getByText(/não pode ser desfeito/));
    await page.keyboard.press("Escape");
    await expect(pergunta).toBeHidden();
    await switchTo(page, "en");
  });
  const answers = [LL.orders.cancel.keep(), "Escape"];
  for (const answer of answers) {
    await cancel.click();
    await expectSeen(dialog.getByText(/cannot be undone/));
    if (answer === "Escape") await page.keyboard.press("Escape");
    else await dialog.getByRole("button", { name: answer, exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(cancel).toBeFocused();
    expect((await ownOrders(page)).find((order) => order.id === id)?.status).toBe("PENDING");
  }

  await cancel.click();
  await dialog.getByRole("button", { name: LL.orders.cancel.action(), exact: true }).click();
  await expect(page.getByText(LL.orders.now.cancelled())).toBeVisible();
  expect((await ownOrders(page)).find((order) => order.id === id)?.status).toBe("CANCELLED");
  await expect(cancel).toBeHidden();
  await expect(page.getByRole("link", { name: LL.orders.page.edit(), exact: true })).toBeHidden();
  await expect(total).toBeVisible();
  // This partner's account reads English, whoever looks at the screen.
  await inbox.waitFor({ to: PARTNER.email, subject: new RegExp(`^Order ${reference} has been cancelled`) });
  await page.goto(`/partner/orders/edit/${id}`);
  await expect(page.getByRole("alert")).toContainText(LOCKED);
  await expect(nextButton(page, LL, "additionalServices")).toBeHidden();
});
