import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { collectBodies, NEW_PASSWORD, passwordField } from "./own-account.ts";
import { signInAsStaff } from "./people.ts";
import { expectSeen } from "./seen.ts";
import { expect, test } from "./server.ts";

/** A portal without a mail server: the line beside what promises a message. */
test.use({ hasMailServer: false });

const NEUTRAL = "If an account with this email exists, a recovery code has been sent";

/** The code of the newest message to somebody that was kept as a file. */
async function keptCode(dataDir: string, email: string): Promise<string | undefined> {
  const folder = join(dataDir, "mail");
  for (const name of (await readdir(folder)).toSorted().toReversed()) {
    const { to, text = "" } = await PostalMime.parse(await readFile(join(folder, name)));
    const code = /\?code=([A-Z2-9]{10})/.exec(text)?.[1];
    if (code && to?.[0]?.address === email) return code;
  }
  return undefined;
}

test("a password is recovered as everywhere, with the code of the message that was kept (REC-01, REC-03, REC-04, REC-06, REC-07, REC-08)", async ({
  page,
  portal,
  words: LL,
}) => {
  const { request, reset } = LL.auth.recovery;
  for (const [area, email, says] of [
    ["partner", "tavita.leota@example.org", LL.noMail.ask({ email: "exhibitors@example.org" })],
    ["admin", "gruporg@example.org", request.keptDesk()],
  ] as const) {
    const asked = collectBodies(page, "/api/user/request-password-recovery");
    await page.goto(`/${area}/recover-password`);
    await page.getByRole("button", { name: "Send code", exact: true }).click();
    await expect(page.getByText(LL.validation.required())).toBeVisible();
    expect(asked).toEqual([]);
    await page.getByRole("textbox", { name: "Email", exact: true }).fill(email);
    await page.getByRole("button", { name: "Send code", exact: true }).click();
    await expectSeen(page.getByRole("main").getByText(NEUTRAL, { exact: true }));
    await expectSeen(page.getByRole("main").getByText(says));
    expect(asked).toEqual([{ email }]);
    await page.getByRole("button", { name: "Enter Recovery Code", exact: true }).click();
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await expect(page.getByRole("textbox", { name: "Email", exact: true })).toBeVisible();
    await page.getByRole("button", { name: request.haveCode(), exact: true }).click();
    await expect.poll(() => keptCode(portal.dataDir, email)).toBeTruthy();
    await page
      .getByRole("textbox", { name: reset.code() })
      .fill((await keptCode(portal.dataDir, email)) ?? "");
    await passwordField(page, reset.newPassword()).fill(NEW_PASSWORD);
    await passwordField(page, reset.confirmPassword()).fill(NEW_PASSWORD);
    await page.getByRole("button", { name: reset.submit(), exact: true }).click();
    await page.waitForURL(`**/${area}/login`);
  }
});

test("beside a release, a reset, a payment, a question and a run stands that messages are kept", async ({
  page,
  portal,
  words: LL,
}) => {
  const { noneYet, handOver } = LL.deskObstacles.delivery;
  await signInAsStaff(page, LL, portal, "/admin/evaluations/ranking");
  await expect(page.getByRole("main").getByRole("note")).toContainText(noneYet());
  await expect(page.getByText(LL.decisions.allTold(), { exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: /^Send the emails that are ready/ }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("note")).toContainText(noneYet());
  await expect(dialog).toContainText(LL.bulk.final());
  await dialog
    .getByRole("button", { name: new RegExp(`^${LL.decisions.letters.moves.sendDecision()}`) })
    .click();
  await expect(dialog.getByRole("status")).toContainText(" done");
  await expect(dialog.getByRole("note")).toContainText(noneYet());

  await page.goto("/admin/partners");
  await page.getByRole("button", { name: LL.partners.list.resetOf({ name: "Luísa Antunes" }) }).click();
  const asked = page.getByRole("alertdialog").getByRole("note");
  await expect(asked).toContainText(`${noneYet()} ${handOver()}`);
  await page.keyboard.press("Escape");

  await page.goto("/admin/orders?statuses=CONFIRM_PAYMENT");
  await page.getByRole("row").nth(1).getByRole("link").first().click();
  await page
    .getByRole("button", { name: LL.orderPapers.payment.judge.refuse(), exact: true })
    .first()
    .click();
  await expect(dialog).toContainText("this email would be kept, not sent");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: LL.orders.requests.newTitle(), exact: true }).click();
  await expect(dialog.getByRole("note")).toContainText(noneYet());
  await page.keyboard.press("Escape");

  await page.goto("/admin/orders?statuses=PENDING");
  await page.getByRole("table").getByRole("checkbox").nth(1).check();
  await page.getByRole("button", { name: LL.bulk.change(), exact: true }).click();
  await page.getByRole("menuitem", { name: "Start review", exact: true }).click();
  await expect(dialog.getByRole("note")).toContainText(noneYet());
  await dialog.getByRole("button", { name: "Start review (1)", exact: true }).click();
  await expect(dialog.getByRole("status")).toContainText("1 done.");
});
