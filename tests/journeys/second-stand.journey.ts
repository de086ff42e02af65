import { change, ownOrders, ownSubmission, sendOrder } from "./orders.ts";
import { openBrowser, partnerNamed, signInAsPartner, signInAsStaff } from "./people.ts";
import { expect, test } from "./server.ts";
import {
  addItem,
  choosePackage,
  chooseType,
  expectScreen,
  goOn,
  MONITOR,
  nextButton,
  openNewOrder,
  sendOrderButton,
} from "./wizard.ts";

/** A space holds one stand: who orders another one learns it before filling anything in. */

const PARTNER = partnerNamed("priya.raman");

test("an exhibitor with a stand is led to its order, or to services; a draft of another stand is kept", async ({
  language,
  page,
  portal,
  words: LL,
}) => {
  await signInAsPartner(page, LL, PARTNER);
  const { id, reference } = await sendOrder(page, portal);
  await openNewOrder(page, LL);
  const note = page.getByRole("region", { name: LL.wizard.stand.taken.title() });
  await expect(note).toContainText(LL.wizard.stand.taken.text());
  for (const type of ["STANDARD", "CUSTOM"] as const)
    await expect(page.getByRole("radio", { name: LL.orders.type[type].name(), exact: true })).toBeDisabled();
  await note.getByRole("link", { name: LL.wizard.stand.taken.order({ reference }) }).click();
  await expect(page).toHaveURL(`/partner/orders/${id}`);

  const { id: submissionId } = await ownSubmission(page);
  const draft = { submissionId, orderType: "STANDARD", selectedStandardStandId: "GOLD", step: 2 };
  const saved = await change(page, portal, "orders.saveDraft", { draft });
  const { result } = (await saved.json()) as { result: { data: { id: string } } };
  await page.goto(`/partner/customize/${submissionId}?draft=${result.data.id}`);
  await expectScreen(page, LL, "orderType");
  await expect(note).toBeVisible();
  await nextButton(page, LL, "selectStand").click();
  await expect(page.getByText(LL.obstacles.rule.standTaken())).toBeVisible();
  await chooseType(page, LL, "CUSTOM_SERVICES");
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(LL.orders.type.part.selectedStandardStandId());
  await question.getByRole("button", { name: LL.orders.type.change.confirm(), exact: true }).click();
  await goOn(page, LL, "orderType", "services");
  await addItem(page, LL, MONITOR, MONITOR[language]);
  await goOn(page, LL, "services", "confirmation");
  await sendOrderButton(page, LL).click();
  await expect(
    page.getByRole("heading", { level: 1, name: LL.wizard.finalize.title.CUSTOM_SERVICES() }),
  ).toBeVisible();
  expect((await ownOrders(page)).find((order) => order.id === id)?.status).toBe("PENDING");
});

test("the team may send a second stand once it says why, which stands in the history of the order", async ({
  browser,
  page,
  portal,
  words: LL,
}) => {
  const partner = await openBrowser(browser);
  await signInAsPartner(partner, LL, PARTNER);
  const { reference } = await sendOrder(partner, portal);
  const { id } = await ownSubmission(partner);
  await signInAsStaff(page, LL, portal, `/admin/orders/create/${id}`);
  const note = page.getByRole("region", { name: LL.wizard.stand.taken.title() });
  await expect(note).toContainText(LL.wizard.stand.taken.byTeam());
  await goOn(page, LL, "orderType", "selectStand");
  await choosePackage(page, LL.statuses.ordered.package.SILVER());
  await goOn(page, LL, "selectStand", "additionalServices");
  await goOn(page, LL, "additionalServices", "confirmData");
  await sendOrderButton(page, LL).click();
  const words = LL.wizard.stand.second;
  const dialog = page.getByRole("dialog", { name: words.title() });
  await expect(dialog).toContainText(words.text({ reference }));
  const send = dialog.getByRole("button", { name: words.send(), exact: true });
  await send.click();
  await expect(dialog.getByText(LL.obstacles.rule.noteRequired())).toBeVisible();
  await dialog.getByLabel(words.note()).fill("Dois estandes, por contrato");
  await send.click();
  await expect(
    page.getByRole("heading", { level: 1, name: LL.wizard.finalize.title.STANDARD() }),
  ).toBeVisible();
  await page.getByRole("link", { name: LL.wizard.finalize.follow() }).click();
  await expect(page.getByText("Dois estandes, por contrato")).toBeVisible();
});
