import { openRegistration } from "./registration.ts";
import { expect, test } from "./server.ts";

test("credentials go to no address but the one that was checked", async ({
  callsOf,
  page,
  portal,
  words: LL,
}) => {
  const { emailStep, ready } = LL.partners;
  const { field, check } = await openRegistration({ callsOf, page, portal, words: LL });
  const send = page.getByRole("button", { name: ready.send(), exact: true });
  await field.fill("written.wrong@example.org");
  await check.click();
  await expect(send).toBeVisible();
  await field.fill("corrected@example.org");
  await expect(send).toHaveCount(0);
  await expect(page.getByText(emailStep.checkFirst(), { exact: true })).toBeVisible();
  await check.click();
  await expect(
    page.getByRole("heading", { name: ready.title({ email: "corrected@example.org" }) }),
  ).toBeVisible();
  await expect(send).toBeVisible();
  await expect(page.getByText(emailStep.checkFirst(), { exact: true })).toHaveCount(0);
});

test("staff look for an account as often as they like and see one form for it", async ({
  callsOf,
  page,
  portal,
  words: LL,
}) => {
  const { ready } = LL.partners;
  const { field, check } = await openRegistration({ callsOf, page, portal, words: LL });
  for (const email of ["first.without.account@example.org", "second.without.account@example.org"]) {
    await field.fill(email);
    for (let looks = 0; looks < 2; looks += 1) {
      await check.click();
      await expect(page.getByRole("heading", { name: ready.title({ email }) })).toHaveCount(1);
      await expect(check).toHaveCount(1);
      await expect(field).toHaveCount(1);
    }
  }
});
