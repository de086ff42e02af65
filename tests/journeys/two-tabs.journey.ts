import { fillStatus } from "./desk.ts";
import { answerOf, beginDraft, bronzeOrder, change, ownOrders, sendOrder } from "./orders.ts";
import { partnerNamed, signInAsPartner, signInAsStaff, takeSession } from "./people.ts";
import { expect, test } from "./server.ts";
import { freeSpace, freeSpaceOf } from "./stands.ts";
import {
  choosePackage,
  expectSaved,
  expectScreen,
  goOn,
  openServicesOfStand,
  sendOrderButton,
} from "./wizard.ts";

const PARTNER = partnerNamed("carla.teixeira");

test.beforeEach(({ portal }) => freeSpaceOf(portal, PARTNER));

test("the older of two tabs on one draft is told and chooses: theirs, its own, or both as two drafts", async ({
  context,
  page: first,
  portal,
  words: LL,
}) => {
  const { BRONZE, SILVER, GOLD } = LL.statuses.ordered.package;
  await takeSession(first, PARTNER);
  await first.goto(await beginDraft(first, portal, "BRONZE"));
  await expect(first.getByRole("radio", { name: BRONZE(), exact: true })).toBeChecked();

  const second = await context.newPage();
  await second.goto(first.url());
  await expectScreen(second, LL, "selectStand");
  await expect(second.getByRole("radio", { name: BRONZE(), exact: true })).toBeChecked();
  await choosePackage(second, GOLD());
  await expectSaved(second, LL);

  await choosePackage(first, SILVER());
  const told = first.getByRole("alert");
  await expect(told).toContainText(LL.wizard.draft.conflictTitle());
  await expect(told.getByRole("definition")).toContainText([SILVER()]);
  await expect(told.getByRole("definition")).toContainText([GOLD()]);
  await expect(first.getByRole("radio", { name: SILVER(), exact: true })).toBeChecked();
  await told.getByRole("button", { name: LL.statuses.conflict.takeTheirs() }).click();
  await expect(first.getByRole("radio", { name: GOLD(), exact: true })).toBeChecked();
  await expect(told).toBeHidden();

  await choosePackage(first, BRONZE());
  await expectSaved(first, LL);
  await choosePackage(second, SILVER());
  const toldAgain = second.getByRole("alert");
  await expect(toldAgain).toContainText(LL.wizard.draft.conflictTitle());
  await toldAgain.getByRole("button", { name: LL.statuses.conflict.keepMine() }).click();
  await expectSaved(second, LL);
  await expect(toldAgain).toBeHidden();
  await first.reload();
  await expect(first.getByRole("radio", { name: SILVER(), exact: true })).toBeChecked();

  await choosePackage(second, GOLD());
  await expectSaved(second, LL);
  const address = first.url();
  await choosePackage(first, BRONZE());
  await first
    .getByRole("alert")
    .getByRole("button", { name: LL.wizard.draft.keepSecond(), exact: true })
    .click();
  await expect(first).not.toHaveURL(address);
  await expectSaved(first, LL);
  for (const [page, chosen] of [
    [first, BRONZE()],
    [second, GOLD()],
  ] as const) {
    await page.reload();
    await expect(page.getByRole("radio", { name: chosen, exact: true })).toBeChecked();
  }
});

test("the second of two staff tabs learns what the first one did", async ({
  callsOf,
  page: second,
  portal,
  words: LL,
}) => {
  const { id } = await sendOrder(await callsOf(PARTNER), portal);
  await signInAsStaff(second, LL, portal, `/admin/orders/edit/${id}`);
  const { dialog, save } = await fillStatus(second, LL, { move: "approve", note: "Setor C." });
  const first = await callsOf(portal.admin);
  await answerOf(await change(first, portal, "orders.setStatus", { id, version: 1, status: "REVIEWING" }));

  const told = dialog.getByRole("alert");
  await expect(told).toContainText(LL.statuses.conflict.title());
  await expect(told.getByRole("listitem")).toContainText(LL.history.done.order.startReview());
  await told.getByRole("button", { name: LL.statuses.conflict.goOn() }).click();
  await expect(dialog).toContainText(LL.statuses.order.REVIEWING());
  await expect(dialog.getByRole("textbox", { name: LL.moving.note() })).toHaveValue("Setor C.");
  await dialog.getByRole("radio", { name: LL.desk.moves.approve(), exact: true }).click();
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(second.getByText("Setor C.").first()).toBeVisible();
});

test("an order sent twice at once exists once", async ({ page, portal, words: LL }) => {
  await signInAsPartner(page, LL, PARTNER);
  const before = await ownOrders(page);
  await openServicesOfStand(page, LL, LL.statuses.ordered.package.BRONZE());
  await goOn(page, LL, "additionalServices", "confirmData");
  await sendOrderButton(page, LL).dblclick();
  await expect(
    page.getByRole("heading", { level: 1, name: LL.wizard.finalize.title.STANDARD() }),
  ).toBeVisible();
  const afterDoubleClick = await ownOrders(page);
  expect(afterDoubleClick).toHaveLength(before.length + 1);

  await freeSpace(page.request, portal);
  const order = await bronzeOrder(page);
  const key = `two-at-once-${LL.language.label()}-${Date.now()}`;
  const answers = await Promise.all(
    [1, 2].map(() => change(page, portal, "orders.createStandard", order, key)),
  );
  expect(answers.map((answer) => answer.status())).toEqual([200, 200]);
  const [one, other] = await Promise.all(answers.map((answer) => answer.json()));
  expect(one).toEqual(other);
  expect(await ownOrders(page)).toHaveLength(before.length + 2);
});
