import { switchTo, otherThan } from "./language.ts";
import { expectSeen } from "./seen.ts";
import { expect, PAPER_PATIENCE, test } from "./server.ts";

/** The brochure in the hero (PUB-01 to PUB-03): the file of the language on the screen, also after a switch. */

test("the hero leads to the brochure of the language on the screen (PUB-01, PUB-02, PUB-03)", async ({
  page,
  words,
  language,
}) => {
  await page.goto("/");
  const hero = page.locator("main section").first();
  const link = hero.getByRole("link", { name: words.home.hero.toBrochure() });
  await expectSeen(link);
  await expect(link).toHaveAttribute("href", `/download/brochure-${language.toUpperCase()}.pdf`);

  const answer = await page.request.get((await link.getAttribute("href")) ?? "", PAPER_PATIENCE);
  expect(answer.status()).toBe(200);
  expect(answer.headers()["content-type"]).toBe("application/pdf");
  expect((await answer.body()).subarray(0, 5).toString()).toBe("%PDF-");

  const other = otherThan(language);
  await switchTo(page, other);
  await expectSeen(hero.locator(`a[href="/download/brochure-${other.toUpperCase()}.pdf"]`));
});

test("pressing it brings the file in a tab of its own", async ({ page, words, language }) => {
  await page.goto("/");
  // A page that says that it is being printed, and looks again by itself, may come before it.
  const asked = page.context().waitForEvent("response", {
    predicate: (response) => response.url().includes("/download/") && response.status() !== 202,
    ...PAPER_PATIENCE,
  });
  await page.getByRole("link", { name: words.home.hero.toBrochure() }).click();
  const answer = await asked;
  expect(new URL(answer.url()).pathname).toBe(`/download/brochure-${language.toUpperCase()}.pdf`);
  expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  expect(new URL(page.url()).pathname).toBe("/");
});
