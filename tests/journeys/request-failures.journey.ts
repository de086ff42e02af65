import type { Page } from "@playwright/test";
import { ownOrderOf } from "./orders.ts";
import { partnerNamed, takeSession } from "./people.ts";
import { PROOF } from "./proof.ts";
import { actOn, dialogOf, requestNamed, TITLE } from "./requests.ts";
import { expectSeen } from "./seen.ts";
import { expect, test } from "./server.ts";

/** The call fails on the server, once. */
async function failOnce(page: Page, address: string): Promise<void> {
  const body = JSON.stringify({
    error: { message: "", code: -32603, data: { code: "INTERNAL_SERVER_ERROR" } },
  });
  await page.route(
    address,
    (route) => route.fulfill({ status: 500, contentType: "application/json", body }),
    { times: 1 },
  );
}

test("the team makes, edits, settles, withdraws and deletes a request; each that fails says so first in words of its own (REQ-04, ERR-17)", async ({
  page: staff,
  portal,
  words: LL,
}) => {
  const words = LL.orders.requests;
  await takeSession(staff, portal.admin);
  const { id } = await ownOrderOf(portal, partnerNamed("luisa.antunes"));
  await staff.goto(`/admin/orders/edit/${id}`);

  const alert = (text: string) => staff.getByRole("alert").filter({ hasText: text });
  await staff.getByRole("button", { name: words.newTitle(), exact: true }).click();
  const made = dialogOf(staff, words.newTitle());
  await made.dialog.getByRole("textbox", { name: words.titleField() }).fill(TITLE);
  await made.dialog.getByRole("textbox", { name: words.message() }).fill("Envie a planta em PDF.");
  await made.dialog.locator("input[type=file]").setInputFiles(PROOF);
  await expect(made.dialog.getByRole("link", { name: PROOF.name })).toBeVisible();
  await failOnce(staff, "**/api/trpc/requests.create*");
  await made.press(words.send());
  await expect(alert(failedTo("create request"))).toBeVisible();
  await made.press(words.send());
  await expect(made.dialog).toBeHidden();

  await actOn(staff, LL, words.action.edit());
  const edited = dialogOf(staff, words.editTitle());
  await test.step("saved as it was it says so, and calls nobody (REQ-07)", async () => {
    let calls = 0;
    await staff.route("**/api/trpc/requests.update*", (route) => {
      calls += 1;
      return route.fallback();
    });
    await edited.press(words.save());
    await expect(
      edited.dialog.getByText("Please make changes before saving.", { exact: true }),
    ).toBeVisible();
    expect(calls).toBe(0);
  });
  await edited.dialog.getByRole("textbox", { name: words.message() }).fill("Envie a planta.");
  await failOnce(staff, "**/api/trpc/requests.update*");
  await edited.press(words.save());
  await expect(alert(failedTo("update request"))).toBeVisible();
  await edited.press(words.save());
  await expect(edited.dialog).toBeHidden();
  await expectSeen(requestNamed(staff, TITLE).getByText("Envie a planta.", { exact: true }));

  for (const [verb, named, reads] of [
    ["approve", "settle", "Settled by the team"],
    ["reject", "withdraw", "Withdrawn"],
  ] as const) {
    await actOn(staff, LL, words.action[named]());
    const { dialog, press } = dialogOf(staff, words.answer[named]());
    await dialog.getByRole("textbox", { name: words.says[verb]() }).fill("Sem planta.");
    await failOnce(staff, `**/api/trpc/requests.${verb}*`);
    await press(words.action[named]());
    await expect(alert(failedTo(`${verb} request`))).toBeVisible();
    await press(words.action[named]());
    await expect(dialog).toBeHidden();
    await expectSeen(requestNamed(staff, TITLE).getByText(reads, { exact: true }));
    await actOn(staff, LL, words.action.reopen());
    const again = dialogOf(staff, words.answer.reopen());
    await again.dialog.getByRole("textbox", { name: words.says.reopen() }).fill("Falta a escala.");
    await again.press(words.action.reopen());
    await expect(again.dialog).toBeHidden();
  }

  await failOnce(staff, "**/api/trpc/requests.remove*");
  await actOn(staff, LL, words.action.remove());
  const question = staff.getByRole("alertdialog");
  const remove = question.getByRole("button", { name: words.action.remove(), exact: true });
  await remove.click();
  await expect(staff.getByText(failedTo("delete request"), { exact: true })).toBeVisible();
  await failOnce(staff, "**/api/files/*");
  await requestNamed(staff, TITLE).getByRole("link", { name: PROOF.name }).click();
  await expect(staff.getByText(failedTo("download attachment"), { exact: true })).toBeVisible();
  await actOn(staff, LL, words.action.remove());
  await remove.click();
  await expect(requestNamed(staff, TITLE)).toHaveCount(0);
});

/** As the requirements have it, word by word. */
const failedTo = (what: string) => `Failed to ${what}. Please try again.`;
