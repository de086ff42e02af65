import { beforeEach, describe, expect, test } from "bun:test";
import { login } from "#src/session/session.ts";
import { forgetUser, readSession } from "#src/session/store.ts";
import { json, openServer, openTab, USER } from "./lib/kept/tab.ts";

const server = openServer();
const tab = openTab(server.url);
const CREDENTIALS = { email: USER.email, password: "Igarape@2025" };

beforeEach(() => {
  forgetUser();
  server.answer({});
});

describe("a login", () => {
  test("calls POST /auth/login with e-mail and password, and is on its way until the answer (AUTH-09, AUTH-20)", async () => {
    server.answer({ "/api/auth/login": () => json(200, { user: USER }) });
    const entering = login("partner", CREDENTIALS);
    expect(readSession()).toMatchObject({ isLoading: true, error: null });
    expect(await entering).toEqual(USER);
    expect(readSession()).toMatchObject({ isLoading: false, isAuthenticated: true, error: null });
    expect(server.sent.map(({ method, path, body }) => [method, path, body])).toEqual([
      ["POST", "/api/auth/login", JSON.stringify(CREDENTIALS)],
    ]);
  });

  test.each<[string, () => Response, string]>([
    [
      "with a message",
      () => json(401, { message: "Invalid email or password" }),
      "Invalid email or password",
    ],
    ["with several", () => json(400, { errors: [{ msg: "a" }, { msg: "b" }] }), "a, b"],
    ["500 with nothing", () => new Response(null, { status: 500 }), "Login failed. Please try again."],
    ["200 without a user", () => json(200), "Login failed. Please try again."],
  ])("that is answered %s says so, or that it failed (AUTH-14)", async (_, answer, error) => {
    server.answer({ "/api/auth/login": answer });
    expect(await login("admin", CREDENTIALS)).toBeUndefined();
    expect(readSession()).toEqual({ user: null, isAuthenticated: false, isLoading: false, error });
  });

  test("that nobody answers failed (AUTH-14)", async () => {
    tab.disconnect();
    expect(await login("partner", CREDENTIALS)).toBeUndefined();
    expect(readSession()).toMatchObject({ user: null, error: "Login failed. Please try again." });
  });
});

describe.each([
  ["admin", ["ADMIN", "SUBMISSION_MANAGER", "GRUPORG"], "Access denied. Admin privileges required."],
  ["partner", ["PARTNER"], "Access denied. Partner privileges required."],
] as const)("the login of %s", (area, roles: readonly string[], refused) => {
  test.each(["ADMIN", "SUBMISSION_MANAGER", "GRUPORG", "PARTNER", "SOMETHING"])(
    "lets its own roles in and ends the session of others: %s (AUTH-10, AUTH-11, AUTH-12, AUTH-13)",
    async (role) => {
      const user = { ...USER, role };
      server.answer({ "/api/auth/login": () => json(200, { user }), "/api/auth/logout": () => json(200) });
      const entered = await login(area, CREDENTIALS);
      if (roles.includes(role)) {
        expect(entered).toEqual(user);
        expect(server.paths()).toEqual(["POST /api/auth/login"]);
      } else {
        expect(entered).toBeUndefined();
        expect(readSession()).toMatchObject({ user: null, isAuthenticated: false, error: refused });
        expect(server.paths()).toEqual(["POST /api/auth/login", "POST /api/auth/logout"]);
      }
    },
  );
});
