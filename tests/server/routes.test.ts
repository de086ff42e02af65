import { describe, expect, test } from "bun:test";
import { createApp } from "#server/app.ts";
import { ADMITTED, expected, type Met, SIGNED_IN } from "#tests/abuse/admitted.ts";
import { EIGHT, openEight, userOf, type Eight } from "#tests/abuse/eight.ts";
import { openTestPortal } from "#tests/portal.ts";

const portal = await openTestPortal();

/** The plain HTTP routes: who may use them with an otherwise empty call. */
const ROUTES: Record<string, readonly Eight[]> = {
  "GET /api/health": EIGHT,
  "GET /api/health/live": EIGHT,
  "GET /api/health/ready": EIGHT,
  "GET /metrics": EIGHT,
  "POST /api/files": ADMITTED.member,
  "GET /api/files/:id": ADMITTED.member,
  "GET /api/files/same/:sha256": ADMITTED.member,
  "GET /api/documents/evaluations.pdf": ADMITTED.staff,
  "GET /api/documents/evaluations/:id/sheet.pdf": ADMITTED.staff,
  "GET /api/documents/interest/:token/copy.pdf": ADMITTED.public,
  "GET /api/documents/orders/:id/brief.pdf": ADMITTED.member,
  "GET /api/documents/orders/:id/brief.zip": ADMITTED.member,
  "GET /api/documents/orders/:id/contract-preview.pdf": ADMITTED.staff,
  "GET /api/documents/orders/:id/order.pdf": ADMITTED.member,
  "GET /api/documents/orders/:id/pro-forma.pdf": ADMITTED.member,
  "GET /api/documents/orders/:id/receipts/:payment": ADMITTED.member,
  "GET /api/documents/submissions/:id/copy.pdf": ADMITTED.staff,
  "GET /api/documents/steps.ics": ADMITTED.partner,
  "GET /api/exports/:file": ADMITTED.staff,
  "POST /api/exports/:file": ADMITTED.staff,
  "GET /api/imports/:file": ADMITTED.staff,
  "GET /api/live": ADMITTED.member,
  "GET /api/live/missed": ADMITTED.member,
  "POST /api/live/looking": ADMITTED.staff,
  "POST /api/files/uploads": ADMITTED.member,
  "GET /api/files/uploads/:id": ADMITTED.member,
  "PUT /api/files/uploads/:id": ADMITTED.member,
  "POST /api/auth/login": EIGHT,
  "POST /api/auth/logout": EIGHT,
  "POST /api/auth/refresh": SIGNED_IN,
  "GET /api/auth/verify": SIGNED_IN,
  "POST /api/auth/register": ADMITTED.staff,
  "GET /api/user/profile": SIGNED_IN,
  "POST /api/user/change-password": SIGNED_IN,
  "POST /api/user/request-password-recovery": EIGHT,
  "POST /api/user/reset-password": EIGHT,
  "POST /api/crashes": EIGHT,
  "GET /api/handed-on/:token/brief.pdf": EIGHT,
  "GET /api/handed-on/:token/brief.zip": EIGHT,
  "POST /api/handed-on/:token/files": EIGHT,
  "GET /calendar/:token": EIGHT,
  "GET /download/:file": EIGHT,
  "GET /pictures/:name": EIGHT,
  "POST /unsubscribe/:token": EIGHT,
  "GET /robots.txt": EIGHT,
  "GET /sitemap.xml": EIGHT,
  "GET /*": EIGHT,
};
const PAST_THE_DOOR = [200, 400, 404, 415];

async function request(route: string, call: { cookie?: string; headers?: Record<string, string> }) {
  const [method = "", path = ""] = route.split(" ");
  const body = method === "GET" || path === "/api/files" ? undefined : "{}";
  const headers = { ...call.headers, ...(call.cookie && { cookie: call.cookie }) };
  const address = path.replace(/:id|:file/, "nothing").replace("*", "");
  return portal.fetch(address, { method, headers, ...(body && { body }) });
}

describe("the plain routes", () => {
  test("are these and no others", () => {
    const found = createApp(portal.portal)
      .routes.filter(({ method }) => method !== "ALL")
      .map(({ method, path }) => `${method} ${path}`);
    expect([...new Set(found)].toSorted()).toEqual(Object.keys(ROUTES).toSorted());
  });

  test.each(Object.keys(ROUTES))("%s knows its people", async (route) => {
    // A logout or a refresh changes the cookies, so each route starts from fresh ones.
    const now = await openEight(portal);
    const met: Met = {};
    for (const who of EIGHT) {
      const { status } = await request(route, { cookie: now[who].cookie });
      met[who] = PAST_THE_DOOR.includes(status) ? "let through" : status;
    }
    expect(met).toEqual(expected(ROUTES[route] ?? []));
  });

  test.each(Object.keys(ROUTES).filter((route) => ROUTES[route] !== EIGHT))(
    "%s is not opened by a bearer header, alone or beside another user's cookie",
    async (route) => {
      const now = await openEight(portal);
      const authorization = `Bearer ${userOf(now.manager).id}`;
      const alone = await request(route, { headers: { authorization } });
      expect([alone.status, alone.headers.getSetCookie()]).toEqual([401, []]);
      for (const who of ["fresh", "partnerA", "admin", "disabled"] as const) {
        const { status } = await request(route, { cookie: now[who].cookie, headers: { authorization } });
        expect([who, status]).toEqual([who, 401]);
      }
    },
  );
});
