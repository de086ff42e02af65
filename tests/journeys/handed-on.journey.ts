import { pdf } from "../server/files/bytes.ts";
import { collectComplaints } from "./complaints.ts";
import { sendOrder } from "./orders.ts";
import { openBrowser, partnerNamed, signInAsStaff, takeSession } from "./people.ts";
import { expect, test } from "./server.ts";

const EXHIBITOR = partnerNamed("luisa.antunes");
const BUILDER = { name: "Carla Dias", email: "carla.dias@example.org" };
const PLAN = { name: "planta.pdf", mimeType: "application/pdf", buffer: pdf(1) };

test("whoever builds a stand hands files in by the link of a mail, until the step is done or taken back", async ({
  browser,
  inbox,
  page,
  portal,
  words: LL,
}) => {
  const words = LL.handedOn;
  await takeSession(page, EXHIBITOR);
  const { id, reference } = await sendOrder(page, portal);
  await page.goto(`/partner/orders/${id}#handed-on`);
  const steps = page.getByRole("region", { name: words.title() });
  const dialog = page.getByRole("dialog", { name: words.toBuilder.title() });

  async function give(): Promise<string> {
    const after = inbox.all().length;
    await steps.getByRole("button", { name: words.toBuilder.action() }).click();
    await dialog.getByLabel(words.toBuilder.name()).fill(BUILDER.name);
    await dialog.getByLabel(words.toBuilder.email()).fill(BUILDER.email);
    await dialog.getByRole("button", { name: words.send() }).click();
    await expect(dialog).toBeHidden();
    const { text = "" } = await inbox.waitFor({ to: BUILDER.email, subject: new RegExp(reference), after });
    return /\S+\/handed-on\/[\w-]+/.exec(text)?.[0] ?? "";
  }

  // On a phone, at twice the size of the text, every part of the form is still reached.
  await page.setViewportSize({ width: 375, height: 812 });
  await page.evaluate(() => (document.documentElement.style.fontSize = "32px"));
  const first = await give();
  await page.evaluate(() => (document.documentElement.style.fontSize = ""));
  await expect(steps.getByText(words.state.open(), { exact: true })).toBeVisible();

  const builder = await openBrowser(browser);
  const complaints = collectComplaints(builder);
  await builder.goto(first);
  await expect(builder.getByRole("heading", { level: 1 })).toHaveText(words.page.title());
  await expect(builder.getByRole("main")).not.toContainText("US$");
  await builder.locator("input[type=file]").setInputFiles(PLAN);
  await expect(builder.getByText(PLAN.name).first()).toBeVisible();
  await builder.getByLabel(words.page.answer()).fill("12 kVA");
  await builder.getByRole("button", { name: words.page.handIn(), exact: true }).click();
  await expect(builder.getByRole("heading", { level: 1 })).toHaveText(words.page.doneTitle());
  await expect(builder.getByRole("heading", { level: 1 })).toBeFocused();
  expect(complaints).toEqual([]);
  await inbox.waitFor({ to: EXHIBITOR.email, subject: new RegExp(BUILDER.name) });

  await expect(steps.getByText(words.state.done(), { exact: true })).toBeVisible();
  await expect(steps.getByText("12 kVA")).toBeVisible();
  const staff = await openBrowser(browser);
  await signInAsStaff(staff, LL, portal, `/admin/orders/edit/${id}#handed-on`);
  const seen = staff.getByRole("region", { name: words.title() });
  await expect(seen.getByText("12 kVA")).toBeVisible();
  await expect(seen.getByRole("button")).toHaveCount(0);
  await expect(staff.getByText(PLAN.name).first()).toBeVisible();

  const second = await give();
  await builder.goto(second);
  await expect(builder.getByRole("heading", { level: 1 })).toHaveText(words.page.title());
  await steps
    .getByRole("button", { name: words.takeBackNamed({ step: words.step.technicalFiles(), ...BUILDER }) })
    .click();
  await page.getByRole("alertdialog").getByRole("button", { name: words.takeBack(), exact: true }).click();
  await expect(steps.getByText(words.state.takenBack(), { exact: true })).toBeVisible();
  await builder.reload();
  await expect(builder.getByRole("heading", { level: 1 })).toHaveText(words.page.closedTitle());
  await expect(builder.getByText(words.page.closed.takenBack(), { exact: true })).toBeVisible();
  await expect(builder.locator("input[type=file]")).toHaveCount(0);
});
