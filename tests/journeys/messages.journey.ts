import { openBrowser, partnerNamed, signInAsPartner, signInAsStaff } from "./people.ts";
import { expect, test } from "./server.ts";

test("a message is read whole at the desk and by its exhibitor, as it arrived, without running anything in it", async ({
  page,
  browser,
  portal,
  words: LL,
}) => {
  await signInAsStaff(page, LL, portal, "/admin/mails?topics=order&statuses=sent");
  const row = page.getByRole("row").nth(1);
  const subject = (await row.getByRole("link").first().textContent()) ?? "";
  await row.getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(subject);
  const letter = page.frameLocator("iframe").getByRole("heading", { level: 1 });
  await expect(letter).toBeVisible();
  const heading = (await letter.textContent()) ?? "";
  await page.getByRole("button", { name: "Text only" }).click();
  await expect(page.locator("iframe")).toHaveCount(0);
  await expect(page.getByRole("main")).toContainText(heading);
  const own = await openBrowser(browser);
  await signInAsPartner(own, LL, partnerNamed("priya.raman"), "/partner/messages");
  await own.locator("summary").first().click();
  await expect(own.frameLocator("iframe").getByRole("heading", { level: 1 })).toBeVisible();
  await expect(own.locator("iframe")).toHaveAttribute("sandbox", "allow-same-origin");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a reader leaves campaigns with one press of the page that the link opens, and comes back with another", async ({
    page,
  }) => {
    await page.goto("/unsubscribe/test");
    await page.getByRole("button", { name: "Send me no more of them" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Done: you receive no more campaigns");
    await page.getByRole("button", { name: "Send them to me again" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You receive our messages again");
  });
});
