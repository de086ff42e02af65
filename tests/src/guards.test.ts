import { isRedirect, type ParsedLocation } from "@tanstack/react-router";
import { beforeEach, describe, expect, test } from "bun:test";
import { guardArea, guardFirstAccess, guardSignedIn, onOtherUser, skipLogin } from "#src/session/guards.tsx";
import { createQueryClient } from "#src/lib/call/query-client.ts";
import { forgetUser, readSession, storeUser } from "#src/session/store.ts";
import { until } from "#tests/until.ts";
import { json, openServer, openTab, USER } from "./lib/kept/tab.ts";

/** Which role may open which area, and where everybody else is sent (GRD-01 to GRD-10). */
const server = openServer();
openTab(server.url);
const ROLES = ["ADMIN", "SUBMISSION_MANAGER", "GRUPORG", "PARTNER", "USER"] as const;

beforeEach(() => {
  forgetUser();
  server.answer({ "/api/user/profile": () => json(401), "/api/auth/refresh": () => json(401) });
});

function at(href: string, from?: string) {
  return { location: { href, state: { from } } as unknown as ParsedLocation };
}

function signIn(change: Partial<typeof USER>): void {
  const user = { ...USER, ...change };
  server.answer({ "/api/user/profile": () => json(200, { user }) });
}

/** Where a guard sends; undefined when it lets pass. */
async function outcome(guarding: Promise<void>): Promise<unknown> {
  const thrown: unknown = await guarding.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!isRedirect(thrown)) return thrown;
  const { to, href, replace, state } = thrown.options;
  return { to: to ?? href, replace, ...(state && { from: (state as { from?: string }).from }) };
}

describe("an area", () => {
  test.each(["admin", "partner"] as const)(
    "%s sends a stranger to its login, with the address (GRD-01, GRD-02, GRD-03)",
    async (area) => {
      const href = `/${area}/orders/1?a=b#c`;
      expect(await outcome(guardArea(area, at(href)))).toEqual({
        to: `/${area}/login`,
        replace: true,
        from: href,
      });
      expect(server.paths()).toEqual(["GET /api/user/profile", "POST /api/auth/refresh"]);
    },
  );

  test("lets in the roles that are its own, and sends the others to its login (GEN-09, GRD-04, GRD-09, GRD-10)", async () => {
    const entered: Record<string, string[]> = { admin: [], partner: [] };
    for (const area of ["admin", "partner"] as const) {
      for (const role of ROLES) {
        forgetUser();
        signIn({ role });
        const result = await outcome(guardArea(area, at(`/${area}`)));
        if (result === undefined) entered[area]?.push(role);
        else expect(result).toEqual({ to: `/${area}/login`, replace: true, from: `/${area}` });
      }
    }
    expect(entered).toEqual({ admin: ["ADMIN", "SUBMISSION_MANAGER", "GRUPORG"], partner: ["PARTNER"] });
  });

  test("asks the server once after a page load, whatever the storage says (GRD-06)", async () => {
    storeUser({ ...USER, id: "user-from-storage", role: "ADMIN" });
    signIn({});
    expect(await outcome(guardArea("admin", at("/admin")))).toMatchObject({ to: "/admin/login" });
    expect(readSession().user).toEqual(USER);
    expect(await outcome(guardArea("partner", at("/partner")))).toBeUndefined();
    expect(server.paths()).toEqual(["GET /api/user/profile"]);
  });

  test("decides nothing before the server has answered (GRD-07)", async () => {
    const profile = Promise.withResolvers<Response>();
    server.answer({ "/api/user/profile": () => profile.promise });
    let isDecided = false;
    const deciding = outcome(guardArea("partner", at("/partner"))).then(() => (isDecided = true));
    await until(() => server.sent.length === 1);
    expect(isDecided).toBe(false);
    expect(readSession()).toEqual({ user: null, isAuthenticated: false, isLoading: true, error: null });
    profile.resolve(json(200, { user: USER }));
    await deciding;
    expect(readSession().user).toEqual(USER);
  });
});

describe("a partner without an own password", () => {
  test("is sent to first access from every partner page (GRD-08)", async () => {
    signIn({ id: "user-3", firstLogin: true });
    expect(await outcome(guardArea("partner", at("/partner/orders/1")))).toEqual({
      to: "/partner/first-access",
      replace: true,
    });
    expect(await outcome(guardFirstAccess(at("/partner/first-access")))).toBeUndefined();
  });

  test("is the only one whom first access lets in", async () => {
    signIn({ id: "user-4" });
    expect(await outcome(guardFirstAccess(at("/partner/first-access")))).toEqual({ to: "/", replace: true });
  });
});

describe("the generic guard", () => {
  test("sends a stranger home (GRD-05)", async () => {
    expect(await outcome(guardSignedIn())).toEqual({ to: "/", replace: true });
  });

  test.each(ROLES)("lets %s in", async (role) => {
    signIn({ id: `user-${role}`, role });
    expect(await outcome(guardSignedIn())).toBeUndefined();
  });
});

describe("a login page", () => {
  function skip(area: "admin" | "partner", from?: string): Promise<unknown> {
    return outcome((async () => skipLogin(area, at(`/${area}/login`, from)))());
  }

  test("skips itself for those whom its area lets in, and leads back", async () => {
    storeUser(USER);
    expect(await skip("partner", "/partner/orders/1")).toEqual({ to: "/partner/orders/1", replace: true });
    expect(await skip("partner", "//evil.example.org")).toEqual({ to: "/partner", replace: true });
    expect(await skip("admin")).toBeUndefined();
  });

  test("stays for a stranger", async () => {
    expect(await skip("partner")).toBeUndefined();
  });
});

test("what one account has read is gone when another one enters", async () => {
  const queryClient = createQueryClient();
  onOtherUser(() => queryClient.removeQueries({ type: "inactive" }));
  signIn({ id: "user-5" });
  await guardArea("partner", at("/partner"));
  queryClient.setQueryData(["orders"], ["of user 5"]);
  await guardArea("partner", at("/partner/orders"));
  expect(queryClient.getQueryData(["orders"])).toEqual(["of user 5"]);
  forgetUser();
  signIn({ id: "user-6" });
  await guardArea("partner", at("/partner"));
  expect(queryClient.getQueryData(["orders"])).toBeUndefined();
});
