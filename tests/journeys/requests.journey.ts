import { change, sendOrder } from "./orders.ts";
import { openBrowser, partnerNamed, signInAsStaff, takeSession } from "./people.ts";
import { PROOF } from "./proof.ts";
import { actOn, dialogOf, requestNamed, TITLE } from "./requests.ts";
import { expect, test } from "./server.ts";
import { MONITOR } from "./wizard.ts";
import { settled } from "./settled.ts";

test("a request goes there and back between two open pages, live", async ({
  browser,
  page: partner,
  portal,
  words: LL,
}) => {
  test.slow();
  const words = LL.orders.requests;
  const staff = await openBrowser(browser);
  await takeSession(partner, partnerNamed("ana.moura"));
  const order = await sendOrder(partner, portal);
  await partner.goto(`/partner/orders/${order.id}`);
  await signInAsStaff(staff, LL, portal, `/admin/orders/edit/${order.id}`);
  for (const page of [partner, staff]) await settled(page);

  await test.step("the team asks, once title and message are there (REQ-04, REQ-06, ORD-12)", async () => {
    await staff.getByRole("button", { name: words.newTitle(), exact: true }).click();
    const { dialog, press } = dialogOf(staff, words.newTitle());
    await press(words.send());
    await expect(dialog.getByText(LL.obstacles.rule.titleRequired(), { exact: true })).toBeVisible();
    await dialog.getByRole("textbox", { name: words.titleField() }).fill(TITLE);
    await dialog.getByRole("textbox", { name: words.message() }).fill("Envie a planta em PDF.");
    await dialog.getByRole("checkbox", { name: words.blocksApproval() }).check();
    await press(words.send());
    await expect(dialog).toBeHidden();
    await expect(staff.getByText(LL.desk.order.openRequests(), { exact: true })).toBeVisible();
  });

  await test.step("the exhibitor's open page shows that it waits, the dashboard counts it (REQ-09)", async () => {
    const waits = requestNamed(partner, TITLE).getByText(words.waitsForYou(), { exact: true });
    await expect(waits).toBeVisible();
    await partner.goto("/partner");
    await expect(partner.getByText(words.waiting({ count: 1 }), { exact: true }).first()).toBeVisible();
    await partner.goto(`/partner/orders/${order.id}`);
    await expect(waits).toBeVisible();
    await settled(partner);
  });

  await test.step("a refusal needs its reason, which the team reads (REQ-05)", async () => {
    await actOn(partner, LL, words.action.impossible());
    const { dialog, press } = dialogOf(partner, words.answer.impossible());
    await press(words.action.impossible());
    await expect(dialog.getByText(LL.obstacles.rule.commentRequired(), { exact: true })).toBeVisible();
    await dialog.getByRole("textbox", { name: words.says.reject() }).fill("Ainda não temos a planta.");
    await press(words.action.impossible());
    await expect(dialog).toBeHidden();
    const reason = words.rejection({ comment: "Ainda não temos a planta." });
    await expect(staff.getByText(reason, { exact: true })).toBeVisible();
  });

  await test.step("comments with a file, which the team and its owner download (REQ-10)", async () => {
    await actOn(partner, LL, words.action.comment());
    const { dialog, press } = dialogOf(partner, words.commentTitle());
    await dialog.getByRole("textbox", { name: words.comment() }).fill("Segue a planta.");
    await dialog.locator("input[type=file]").setInputFiles(PROOF);
    await expect(dialog.getByRole("link", { name: PROOF.name })).toBeVisible();
    const { byAddress, address } = LL.statuses.files;
    await dialog.getByRole("button").filter({ hasText: byAddress() }).click();
    await dialog.getByRole("textbox", { name: address() }).fill("example.org/planta.dwg");
    await dialog.getByRole("textbox", { name: address() }).press("Enter");
    await expect(dialog.getByRole("textbox", { name: address() })).toBeHidden();
    await press(words.sendComment());
    await expect(dialog).toBeHidden();
    await expect(staff.getByText("Segue a planta.", { exact: true })).toBeVisible();
    const given = staff.locator('a[href="https://example.org/planta.dwg"]');
    await expect(given).toBeVisible();
    for (const page of [staff, partner]) {
      const download = page.waitForEvent("download");
      await page.getByRole("link", { name: PROOF.name }).click();
      expect((await download).suggestedFilename()).toBe(PROOF.name);
    }
  });

  await test.step("the team asks again, the exhibitor answers in words (REQ-09)", async () => {
    await actOn(staff, LL, words.action.reopen());
    const asked = dialogOf(staff, words.answer.reopen());
    await asked.dialog.getByRole("textbox", { name: words.says.reopen() }).fill("Basta um esboço.");
    await asked.press(words.action.reopen());
    await expect(asked.dialog).toBeHidden();
    await expect(partner.getByText("Basta um esboço.", { exact: true }).first()).toBeVisible();
    await actOn(partner, LL, words.action.answer());
    const { dialog, press } = dialogOf(partner, words.answer.answer());
    await press(words.action.answer());
    await expect(dialog.getByText(LL.obstacles.rule.commentRequired(), { exact: true })).toBeVisible();
    await dialog.getByRole("textbox", { name: words.says.answer() }).fill("Segue o esboço.");
    await press(words.action.answer());
    await expect(dialog).toBeHidden();
    for (const page of [partner, staff]) {
      const status = requestNamed(page, TITLE).getByText(LL.statuses.requestState.answered(), {
        exact: true,
      });
      await expect(status).toBeVisible();
    }
    await expect(staff.getByText(LL.desk.order.openRequests(), { exact: true })).toBeHidden();
  });

  await test.step("deleting asks first: dismissed it stays, confirmed it goes (REQ-08)", async () => {
    const logo = { orderId: order.id, title: "Logo", message: "Envie o logo." };
    await change(staff, portal, "requests.create", logo);
    await expect(requestNamed(partner, "Logo")).toBeVisible();
    await actOn(staff, LL, words.action.remove(), "Logo");
    const question = staff.getByRole("alertdialog", { name: words.removeTitle({ title: "Logo" }) });
    await question.getByRole("button", { name: LL.actions.cancel(), exact: true }).click();
    await expect(requestNamed(staff, "Logo")).toBeVisible();
    await actOn(staff, LL, words.action.remove(), "Logo");
    await question.getByRole("button", { name: words.action.remove(), exact: true }).click();
    for (const page of [staff, partner]) await expect(requestNamed(page, "Logo")).toBeHidden();
  });
});

test("what the team changes of an order is agreed to on the exhibitor's open page, live", async ({
  browser,
  language,
  page: partner,
  portal,
  words: LL,
}) => {
  test.slow();
  const items = LL.desk.items;
  const words = LL.orders.requests;
  const changed = "Order changed";
  const staff = await openBrowser(browser);
  await takeSession(partner, partnerNamed("ana.moura"));
  const order = await sendOrder(partner, portal);
  await partner.goto(`/partner/orders/${order.id}`);
  await signInAsStaff(staff, LL, portal, `/admin/orders/edit/${order.id}`);
  const rows = staff.getByRole("table", { name: LL.orders.page.lines() }).locator("[data-row]");
  await expect(rows).toContainText([LL.statuses.ordered.package.BRONZE(), MONITOR[language]]);
  const ordered = await rows.allInnerTexts();
  await staff.goto(`/admin/orders/${order.id}/services`);
  for (const page of [partner, staff]) await settled(page);

  async function setQuantity(quantity: string): Promise<void> {
    await staff.getByRole("textbox", { name: LL.orders.line.quantity() }).first().fill(quantity);
    await staff.getByRole("button", { name: items.preview(), exact: true }).click();
  }

  await test.step("the team sees what goes out before it goes (ORD-10, ORD-14)", async () => {
    const edited = staff.locator("main li [role=group]");
    await expect(edited).toHaveCount(ordered.length);
    for (const [at, line] of ordered.entries())
      expect(line).toContain(await edited.nth(at).getAttribute("aria-label"));
    await setQuantity("4");
    const { dialog, press } = dialogOf(staff, items.previewTitle());
    const mail = items.mail({ email: "ana.moura@example.org" });
    await expect(dialog.getByText(mail, { exact: true })).toBeVisible();
    await expect(dialog.getByText(/Monitor de 55 polegadas: de US\$/)).toBeVisible();
    await press(items.send());
    await expect(dialog).toBeHidden();
    await expect(staff.getByRole("button", { name: items.undo(), exact: true })).toBeVisible();
  });

  const proposed = (figures: { quantity: number; days: number }) =>
    requestNamed(partner, changed).getByText(LL.orders.change.figures(figures), { exact: true });

  await test.step("the exhibitor reads both sides; the team changes again meanwhile", async () => {
    await expect(proposed({ quantity: 4, days: 2 })).toBeVisible();
    await expect(proposed({ quantity: 10, days: 2 })).toBeVisible();
    await actOn(partner, LL, words.action.agree(), changed);
    const { dialog, press } = dialogOf(partner, words.answer.agree());
    // It answers what was there when it opened.
    await expect(dialog).toBeVisible();
    await staff.getByRole("button", { name: items.edit(), exact: true }).click();
    await setQuantity("6");
    await dialogOf(staff, items.previewTitle()).press(items.send());
    await expect(staff.getByRole("button", { name: items.undo(), exact: true })).toBeVisible();
    await press(words.action.agree());
    const outdated = LL.obstacles.reason.changeOutdated();
    await expect(dialog.getByText(outdated, { exact: true })).toBeVisible();
    await press(LL.actions.cancel());
  });

  await test.step("agreed, it is the next version, which both read", async () => {
    await expect(proposed({ quantity: 6, days: 2 })).toBeVisible();
    await actOn(partner, LL, words.action.agree(), changed);
    const { dialog, press } = dialogOf(partner, words.answer.agree());
    await press(words.action.agree());
    await expect(dialog).toBeHidden();
    await expect(staff.getByRole("button", { name: items.undo(), exact: true })).toBeHidden();
    await partner.getByRole("button", { name: LL.orders.change.showVersions({ number: 3 }) }).click();
    await expect(partner.getByText(LL.orders.change.version({ number: 3 }), { exact: true })).toBeVisible();
    await expect(partner.getByText(LL.orders.change.version({ number: 1 }), { exact: true })).toBeVisible();
  });
});
