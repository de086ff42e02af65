import type { Page } from "@playwright/test";
import { rejectCookies } from "./interest.ts";
import { partnerNamed, signInAsPartner, signInAsStaff } from "./people.ts";
import { expect, test } from "./server.ts";

/** A link followed without a network: the page stays, and the one that was asked for comes by itself. */

const SCREENS = [
  {
    area: "the site",
    from: "/",
    link: "footer a[href='/services-and-support']",
    to: "/services-and-support",
  },
  {
    area: "the exhibitor's area",
    from: "/partner",
    link: "main a[href^='/partner/orders/']",
    to: "/partner/orders/",
  },
  { area: "the desk", from: "/admin", link: "nav a[href='/admin/submissions']", to: "/admin/submissions" },
] as const;

/** Through a link that the pointer never came near, as on a phone; or with a mouse, which asks for the page before. */
async function follow(page: Page, link: string, by: "key" | "mouse"): Promise<void> {
  if (by === "key") return page.locator(link).first().press("Enter");
  await page.locator(link).first().hover();
  await page.locator(link).first().click();
  await expect(page.getByRole("status").filter({ hasText: /\S/ })).toBeVisible();
  // Impatience changes nothing.
  await page.locator(link).first().click();
}

for (const { area, from, link, to } of SCREENS) {
  for (const loss of ["the browser is offline", "nothing answers"] as const) {
    test(`${area}: ${loss}, and the page stays until there is a network again`, async ({
      page,
      portal,
      words: LL,
    }) => {
      if (from === "/partner") await signInAsPartner(page, LL, partnerNamed("ana.moura"));
      else if (from === "/admin") await signInAsStaff(page, LL, portal);
      else await page.goto(from);
      if (from === "/") await rejectCookies(page, LL);
      await expect(page.locator(link).first()).toBeVisible();
      const heading = await page.getByRole("heading", { level: 1 }).first().textContent();
      let loads = 0;
      page.on("domcontentloaded", () => (loads += 1));

      if (loss === "nothing answers") await page.route("**/*", (route) => route.abort());
      else await page.context().setOffline(true);
      await follow(page, link, loss === "nothing answers" ? "key" : "mouse");
      await expect(page.getByText(LL.error.offline(), { exact: true })).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 }).first()).toHaveText(heading ?? "");
      expect(new URL(page.url()).pathname).toBe(from);
      expect(loads).toBe(0);

      if (loss === "nothing answers") await page.unroute("**/*");
      else await page.context().setOffline(false);
      await expect.poll(() => new URL(page.url()).pathname).toContain(to);
      await expect(page.getByText(LL.error.offline(), { exact: true })).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1 }).first()).not.toHaveText(heading ?? "");
    });
  }
}
