import type { Page } from "@playwright/test";
import { LOCALES } from "#domain/locales.ts";
import { SAID } from "#tests/server/pages/said.ts";
import { openHydrated } from "./hydrated.ts";
import { expect, test } from "./server.ts";

/** What a visitor reads on the public pages of a portal that nobody has changed yet, with the customer's own dates. */
test.use({ seed: "empty" });

const ZONE = "Green Zone";
const TITLE = {
  pt: /^.+ - Oportunidades de Exposição e Parceria$/,
  en: /^.+ - Exhibition & Partnership Opportunities$/,
};

function texts(page: Page, selector: string): Promise<string[]> {
  return page
    .locator(selector)
    .evaluateAll((found) => found.map((each) => (each.textContent ?? "").replaceAll(/\s+/g, " ").trim()));
}

function addresses(page: Page, selector: string): Promise<(string | null)[]> {
  return page.locator(selector).evaluateAll((found) => found.map((each) => each.getAttribute("href")));
}

/** Opened without signing in: header, main part and footer stand, and nothing asks who is there. */
async function openPublic(page: Page, path: string): Promise<void> {
  await openHydrated(page, path);
  expect(new URL(page.url()).pathname).toBe(path);
  for (const role of ["banner", "main", "contentinfo"] as const)
    await expect(page.getByRole(role)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.locator("input[type=password]")).toHaveCount(0);
}

for (const locale of LOCALES) {
  test.describe(`in ${locale}`, () => {
    test.use({ language: locale });
    const said = SAID[locale];

    test("the first pages say what, where, when and who comes (GEN-01, I18N-01, ROUTE-01, ROUTE-02, PUB-04 to PUB-11, UI-03, UI-04, UI-05)", async ({
      page,
    }) => {
      await openPublic(page, "/");
      await expect(page).toHaveTitle(TITLE[locale]);
      const description = (await page.locator("meta[name=description]").getAttribute("content")) ?? "";
      for (const subject of said.description) expect(description.toLowerCase()).toContain(subject);
      expect(new Set(await texts(page, "header button[aria-pressed]"))).toEqual(new Set(["PT", "EN"]));
      expect(await page.locator("main h2").evaluateAll((all) => all.map(({ id }) => id))).toEqual([
        "about",
        "dates",
        "reasons",
        "closing",
      ]);
      expect(await texts(page, "section[aria-labelledby=dates] li p:first-of-type")).toEqual(said.dates);
      expect(await texts(page, "section[aria-labelledby=reasons] h3")).toEqual(said.benefits);
      const about = page.locator("section[aria-labelledby=about]");
      await expect(about.locator("p").first()).toContainText(said.placeOver);
      for (const word of [ZONE, "198"]) await expect(page.getByRole("main")).toContainText(word);
      await about.getByRole("link").click();
      await expect(page).toHaveURL(/\/overview$/);
      await expect(page.locator("main section[aria-labelledby=host-region]")).toBeVisible();
      const sections = page.locator("main section");
      expect(
        await sections.evaluateAll((all) => all.map((each) => each.getAttribute("aria-labelledby"))),
      ).toEqual(["the-event", "host-region", "green-zone", "opportunities", "closing"]);
      await expect(page.getByRole("main")).toContainText(/União Europeia|European Union/);
      await openPublic(page, "/overview");
    });

    test("taking part has its reasons, its stages and its stands (GEN-10, ROUTE-03, PUB-14 to PUB-20, LIM-04, LIM-05)", async ({
      page,
    }) => {
      await openPublic(page, "/partnership-and-exhibit");
      expect(await texts(page, "#benefits h3")).toEqual(said.benefits);
      expect(await texts(page, "#offer h3")).toEqual(said.offer);
      expect(await texts(page, "#who h3")).toEqual(said.who);
      expect(await texts(page, "#criteria h2")).toEqual([said.criteria]);
      expect(await texts(page, "#steps h3")).toEqual(said.stages);
      const steps = await texts(page, "#steps ol > li");
      expect(steps.map((step, at) => step.startsWith(`${at + 1}${said.stages[at]}`))).toEqual(
        Array(5).fill(true),
      );
      await page.locator("#ways a").first().click();
      await expect(page).toHaveURL(/\/exhibiting$/);
      await expect(page.locator("#standard li h3")).toHaveText(said.tiers);
      expect((await texts(page, "#standard p"))[0]?.startsWith(said.showReady)).toBe(true);
      expect((await texts(page, "#custom p"))[0]?.startsWith(said.exclusive)).toBe(true);
      const plans = ["bronze", "silver", "gold", "custom"].map((id) => `/drawings/plan-${id}-${locale}.svg`);
      expect(await addresses(page, "#plans figure > a")).toEqual(plans);
    });

    test("support and policy name people, periods and rights (GEN-11 to GEN-13, ROUTE-05, ROUTE-06, PUB-21, PUB-25 to PUB-28, SVC-06)", async ({
      page,
    }) => {
      await openPublic(page, "/services-and-support");
      const organiser = page.locator("section[aria-labelledby=organiser-title]");
      await expect(organiser.locator("p").first()).toContainText(said.organiser);
      const outside = ["https://ribeira.example.org", "https://social.example.org/ribeira"];
      expect(await addresses(page, "section[aria-labelledby=organiser-title] li a")).toEqual(outside);
      expect(await texts(page, "#services li h3")).toEqual(said.services);
      await expect(page.locator("#contact p").first()).toContainText(said.support);
      expect(await texts(page, "#contact dt")).toEqual(said.audiences);
      const mailboxes = ["mailto:expositores@example.org", "mailto:exhibitors@example.org"];
      expect(await addresses(page, "#contact dd a")).toEqual(mailboxes);
      await openPublic(page, "/privacy-policy");
      expect(await texts(page, "main p")).toContain(said.policy);
      const policy = page.getByRole("main");
      await expect(policy).toContainText(said.retention);
      await expect(policy.locator("#security")).toContainText(said.access);
      await openPublic(page, "/expression-of-interest");
    });
  });
}
