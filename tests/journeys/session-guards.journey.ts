import type { Locator, Page, Request } from "@playwright/test";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { ownSubmission, sendOrder } from "./orders.ts";
import {
  DEMO_PASSWORD,
  fillLogin,
  partnerNamed,
  signInAsPartner,
  signInAsStaff,
  takeSession,
  temporaryPasswordOf,
} from "./people.ts";
import { expectSpinner } from "./seen.ts";
import { expect, FIRST_ACCESS, test } from "./server.ts";
import { holdCalls } from "./settled.ts";

// A ring stands still for who asks for less motion.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** Who may open which address, and what is there before that is known (GRD-01 to GRD-10, ROUTE-13 to ROUTE-27). */

const PARTNER = partnerNamed("tavita.leota");

test("nothing of an exhibitor's page is there before its guard has passed (GRD-07, ROUTE-22, ROUTE-23, ROUTE-25, ROUTE-26)", async ({
  page,
  portal,
  words: LL,
}) => {
  // The page has kept that somebody is signed in.
  await signInAsPartner(page, LL, PARTNER);
  const submission = await ownSubmission(page);
  const { id: order, reference } = await sendOrder(page, portal);
  const { question } = LL.orders;
  for (const [path, shows] of [
    ["/partner", submission.reference],
    [`/partner/customize/${submission.id}`, question.orderType()],
    [`/partner/orders/${order}`, reference],
    [`/partner/orders/edit/${order}`, question.selectStand()],
  ] as const)
    await expectNothingEarly(page, LL, path, shows);
});

test("nothing of the desk is there before its guard has passed, neither of its pages nor of a record (GRD-07, ROUTE-14, ROUTE-15, ROUTE-16, ROUTE-17, ROUTE-18, ROUTE-19)", async ({
  callsOf,
  page,
  portal,
  words: LL,
}) => {
  const partner = await callsOf(PARTNER);
  const submission = await ownSubmission(partner);
  const { id: order, reference } = await sendOrder(partner, portal);
  await signInAsStaff(page, LL, portal);
  for (const [path, shows] of [
    ["/admin", LL.desk.dashboard.waiting()],
    ["/admin/gruporg", LL.evaluations.reviews.title()],
    ["/admin/orders", /^ORD-\d{4}-\d{5}$/],
    [`/admin/orders/create/${submission.id}`, LL.wizard.byTeam.question.orderType()],
    [`/admin/orders/edit/${order}`, reference],
    [`/admin/orders/${order}/services`, reference],
    [`/admin/submissions/${submission.id}`, submission.reference],
  ] as const)
    await expectNothingEarly(page, LL, path, shows);
});

/**
 * The profile is held back: a spinner turns over the places of what comes, and nothing was asked of the server but
 * public facts. Then the page comes with what it shows.
 */
async function expectNothingEarly(
  page: Page,
  LL: TranslationFunctions,
  path: string,
  shows: string | RegExp,
): Promise<void> {
  // What the page before is still reading must not count.
  await page.goto("about:blank");
  const asked: string[] = [];
  const note = (request: Request) =>
    asked.push(...(/\/api\/trpc\/([^?]+)/.exec(request.url())?.[1] ?? "").split(","));
  page.on("request", note);
  const profile = await holdCalls(page, "/user/profile");
  await page.goto(path);
  const spinner = await expectSpinner(page, LL);
  await profile.arrived();
  expect(await turningIn(spinner), path).toEqual(["turn"]);
  expect(["", LL.loading.page()], path).toContain(await page.locator("#root").innerText());
  expect(
    asked.filter((name) => name !== "" && name !== "event.get"),
    path,
  ).toEqual([]);
  page.off("request", note);
  await profile.release();
  await expect(page.getByRole("main").getByText(shows).first(), path).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(path);
}

/** The names of the motions that go on in it for ever. */
function turningIn(locator: Locator): Promise<string[]> {
  return locator.evaluate((element) =>
    element
      .getAnimations({ subtree: true })
      .filter(
        (motion) => motion.playState === "running" && motion.effect?.getTiming().iterations === Infinity,
      )
      .map((motion) => (motion as CSSAnimation).animationName),
  );
}

test("every address of an area leads a stranger to its login, which remembers it (GRD-01, GRD-02, GRD-03, AUTH-16, AUTH-18)", async ({
  callsOf,
  page: stranger,
  portal,
  words: LL,
}) => {
  const { id } = await sendOrder(await callsOf(PARTNER), portal);
  for (const path of ["/admin/orders/create/1", "/admin/orders/edit/1", "/admin/partners/register/1"]) {
    await stranger.goto(path);
    await stranger.waitForURL("**/admin/login");
    expect(await rememberedBy(stranger)).toBe(path);
  }
  for (const path of ["/partner/orders/edit/1", "/partner/does-not-exist"]) {
    await stranger.goto(path);
    await stranger.waitForURL("**/partner/login");
    expect(await rememberedBy(stranger)).toBe(path);
  }
  await stranger.goto("/");
  await stranger.goto(`/partner/orders/${id}?a=b`);
  await stranger.waitForURL("**/partner/login");
  await fillLogin(stranger, LL, PARTNER);
  await stranger.waitForURL(`**/partner/orders/${id}?a=b`);
  await stranger.goBack();
  await expect(stranger).toHaveURL((url) => url.pathname === "/");
});

test("the cookie alone opens the page again, with nothing stored here (GRD-06)", async ({
  page,
  words: LL,
}) => {
  await takeSession(page, PARTNER);
  await page.goto("/partner");
  await expect(page.getByRole("link", { name: LL.partner.dashboard.newOrder() }).first()).toBeVisible();
  const stored = await page.evaluate(() => localStorage.getItem("auth-storage"));
  expect(JSON.parse(stored ?? "null")).toMatchObject({
    isAuthenticated: true,
    user: { email: PARTNER.email },
  });
});

test("until an own password is chosen every partner page leads to first access (FA-01, GRD-08, AUTH-19, S27)", async ({
  inbox,
  page,
  words: LL,
}) => {
  const password = await temporaryPasswordOf(inbox, FIRST_ACCESS);
  await page.goto("/partner/login");
  await fillLogin(page, LL, { email: FIRST_ACCESS, password });
  await page.waitForURL("**/partner/first-access");
  for (const path of ["", "/customize/1", "/orders", "/orders/1", "/orders/edit/1", "/does-not-exist"]) {
    await page.goto(`/partner${path}`);
    await page.waitForURL("**/partner/first-access");
  }
  expect((await page.request.get("/api/trpc/orders.mine")).status()).toBe(403);
});

test("each staff role enters the staff desk and none the exhibitor area (GRD-09, GRD-10, AUTH-10, AUTH-24)", async ({
  page,
  portal,
  words: LL,
}) => {
  const others = ["submissions", "gruporg"].map((name) => ({
    email: `${name}@example.org`,
    password: DEMO_PASSWORD,
  }));
  await page.goto("/admin");
  for (const person of [portal.admin, ...others]) {
    await page.waitForURL("**/admin/login");
    await fillLogin(page, LL, person);
    await page.waitForURL((url) => url.pathname === "/admin");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goto("/partner/orders/1");
    await page.waitForURL("**/partner/login");
    expect(await rememberedBy(page)).toBe("/partner/orders/1");
    const address = "/admin/does-not-exist";
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(LL.error.noPage({ address }));
    await page.getByRole("button", { name: LL.actions.logout(), exact: true }).click();
  }
  await page.waitForURL("**/admin/login");
  await page.goto("/admin");
  await page.waitForURL("**/admin/login");
});

/** What the navigation carries to the login (GRD-03). */
function rememberedBy(page: Page): Promise<unknown> {
  return page.evaluate(() => (history.state as { from?: string } | null)?.from);
}
