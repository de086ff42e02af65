import type { Page, Request } from "@playwright/test";
import { openHydrated } from "./hydrated.ts";
import { DEMO_PASSWORD, fillLogin, partnerNamed, signIn } from "./people.ts";
import { expect, test } from "./server.ts";

/** What a browser sends, and what it makes of an answer that fails or does not come. */

const PARTNER = partnerNamed("luisa.antunes");
/** What is no call of the application: its own files, pages and drawings. */
const IS_CALL = new Set(["fetch", "xhr"]);
const STATIC = /^\/(?:assets|download|drawings|fonts)\//;

function collectCalls(page: Page): Request[] {
  const calls: Request[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (IS_CALL.has(request.resourceType()) && !STATIC.test(pathname)) calls.push(request);
  });
  return calls;
}

function storedSession(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem("auth-storage") ?? "null"));
}

test("every call but a file's goes to /api with cookies and JSON, and names a user who is known (API-01 to API-04, AUTH-12, AUTH-17)", async ({
  page,
  portal,
  words: LL,
}) => {
  const calls = collectCalls(page);
  await page.goto("/partner/login");
  await fillLogin(page, LL, PARTNER);
  await page.waitForURL(`${portal.url}/partner`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
  const login = calls.find((each) => each.url().endsWith("/api/auth/login"));
  expect(login && (await login.allHeaders())["authorization"]).toBeUndefined();
  const { user } = (await storedSession(page)) as { user: { id: string; role: string } };
  expect(user.role).toBe("PARTNER");
  const later = calls.slice(calls.indexOf(login as Request) + 1);
  expect(later.length).toBeGreaterThan(2);
  for (const each of calls) expect(each.url()).toMatch(new RegExp(`^${portal.url}/api/`));
  for (const each of later) {
    const headers = await each.allHeaders();
    expect(headers, each.url()).toMatchObject({ authorization: `Bearer ${user.id}` });
    expect(headers["cookie"], each.url()).toContain("session=");
    if (!each.url().includes("/live")) expect(headers["content-type"], each.url()).toBe("application/json");
  }
});

test("a login that nobody answers, or that fails without a word, says that it failed (AUTH-14)", async ({
  page,
}) => {
  const SAID = {
    en: { login: "/partner/login", failed: "Login failed. Please try again." },
    pt: { login: "/partner/login", failed: "Falha no login. Tente novamente." },
  };
  for (const [language, { login, failed }] of Object.entries(SAID)) {
    await page.addInitScript((value) => localStorage.setItem("language", value), language);
    for (const fail of ["abort", "500"] as const) {
      await page.route("**/api/auth/login", (route) =>
        fail === "abort" ? route.abort() : route.fulfill({ status: 500, body: "" }),
      );
      await openHydrated(page, login);
      await page.locator("input[type=email]").fill(PARTNER.email);
      await page.locator("input[type=password]").fill("Errada@2025");
      await page.locator("main form button[type=submit]").click();
      await expect(page.locator("main form").getByRole("alert")).toHaveText(failed);
      await page.unroute("**/api/auth/login");
    }
  }
});

test("a logout that the server cannot do still signs out here (AUTH-23)", async ({ page, words: LL }) => {
  await signIn(page, LL, PARTNER, "/partner");
  const bodies: (string | null)[] = [];
  await page.route("**/api/auth/logout", (route) => {
    bodies.push(route.request().postData());
    return route.fulfill({ status: 500, body: "" });
  });
  await page.getByRole("button", { name: LL.actions.logout(), exact: true }).click();
  await expect(page).toHaveURL(/\/partner\/login$/);
  expect(bodies).toEqual([null]);
  expect(await storedSession(page)).toEqual({ user: null, isAuthenticated: false });
});

test("visitor, exhibitor and the three roles of the team each have their place (GEN-09)", async ({
  browser,
  portal,
  words: LL,
}) => {
  const [submissions, gruporg] = ["submissions", "gruporg"].map((name) => ({
    email: `${name}@example.org`,
    password: DEMO_PASSWORD,
  }));
  for (const [person, path] of [
    [PARTNER, "/partner"],
    [portal.admin, "/admin"],
    [submissions, "/admin"],
    [gruporg, "/admin"],
  ] as const) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(path);
    await page.waitForURL(`**${path}/login`);
    if (person) await signIn(page, LL, person, path);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await context.close();
  }
});

test("the interface is Portuguese until somebody chose, and then what they chose (I18N-02, I18N-03, I18N-04)", async ({
  browser,
}) => {
  for (const [locale, saved, shown] of [
    ["fr-FR", undefined, "pt"],
    ["pt-BR", "en", "en"],
    ["en-US", "xx", "en"],
  ] as const) {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    if (saved) await page.addInitScript((value) => localStorage.setItem("language", value), saved);
    await openHydrated(page, "/overview");
    await expect(page.locator("html")).toHaveAttribute("lang", shown);
    await context.close();
  }
});
