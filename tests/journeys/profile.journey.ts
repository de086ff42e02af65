import { holdPart } from "./held-part.ts";
import { partnerNamed, signInAsPartner } from "./people.ts";
import { partsNamed } from "./parts.ts";
import { expectSpinner } from "./seen.ts";
import { expect, test } from "./server.ts";

const PARTNER = partnerNamed("ingrid.solberg");

test("nobody sees a profile without signing in, and its code is not even fetched (ROUTE-07, GRD-05)", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/profile");
  await page.waitForURL((url) => url.pathname === "/");
  expect(asked.filter((url) => partsNamed("profile").test(url))).toEqual([]);
});

test("the code of the profile is fetched on the way there, behind the spinner of a page on its way (ROUTE-07, UI-02)", async ({
  page,
  words: LL,
}) => {
  await signInAsPartner(page, LL, PARTNER);
  let isAsked = false;
  const part = await holdPart(page, "profile");
  void part.asked.then(() => (isAsked = true));
  await page.goto("/");
  await expect(page.getByText(LL.header.welcome({ name: "Ingrid Solberg" })).first()).toBeVisible();
  expect(isAsked).toBe(false);
  await page.getByRole("link", { name: LL.header.profile(), exact: true }).click();
  await expectSpinner(page, LL);
  await part.arrive();
  await expect(page.getByRole("heading", { level: 1, name: LL.profile.title() })).toBeFocused();
});
