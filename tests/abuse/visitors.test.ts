import { describe, expect, test } from "bun:test";
import { createApp } from "#server/app.ts";
import { openScene } from "#tests/server/orders/scene.ts";
import { callProcedure, exampleOf, listProcedures, NOTHING } from "./call.ts";

/** Whatever needs no account is counted: with every allowance used up it is refused, without having done anything. */
const scene = await openScene();
const { portal } = scene;
portal.limiter = { take: () => 7, giveBack: () => undefined };

describe("with nothing left of any limit a visitor is refused by", () => {
  // What all ask alike is answered from memory.
  const calls = listProcedures().filter(
    ({ declared }) => declared.audience === "everybody" && !declared.keptBody,
  );

  test.each(calls)("$name", async (procedure) => {
    const input = exampleOf(procedure, NOTHING);
    const headers = { "idempotency-key": "a-key-of-this-visitor" };
    expect((await callProcedure(scene, procedure, input, { headers })).status).toBe(429);
  });
});

const FIELDS = {
  email: "ana@example.org",
  password: "Wrong@2025",
  recoveryCode: "AB29KXM7QP",
  newPassword: "Outra@2025",
  confirmPassword: "Outra@2025",
};

/** Answered from memory, a file, or nothing at all without a session. */
const UNCOUNTED = [
  "GET /*",
  "GET /api/health",
  "GET /api/health/live",
  "GET /api/health/ready",
  "GET /download/:file",
  "GET /metrics",
  "GET /pictures/:name",
  "GET /robots.txt",
  "GET /sitemap.xml",
  "POST /api/auth/logout",
];

test("the plain routes that count nothing are these and no others", async () => {
  const routes = createApp(portal).routes.filter(({ method }) => method !== "ALL");
  const uncounted = new Set<string>();
  for (const { method, path } of routes) {
    const address = path.replaceAll(/:\w+|\*/g, "nothing");
    const headers = { "accept-language": "en", "idempotency-key": "a-key-of-this-visitor" };
    const { status } = await scene.fetch(address, {
      method,
      headers,
      ...(method !== "GET" && { body: JSON.stringify(FIELDS) }),
    });
    if (![401, 403, 429].includes(status)) uncounted.add(`${method} ${path} ${status}`);
  }
  expect([...uncounted].map((one) => one.replace(/ \d+$/, "")).toSorted()).toEqual(UNCOUNTED);
});
