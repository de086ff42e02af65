import { expect, test } from "bun:test";
import { createApp } from "#server/app.ts";
import { type Line, openReadLog } from "#tests/log.ts";
import { openTestPortal, ORIGIN } from "#tests/portal.ts";

/** What the log gets to know of a page that broke in somebody's browser. */
const { portal } = await openTestPortal();
const { log, lines } = openReadLog();
const app = createApp({ ...portal, log });

const CRASH = { name: "TypeError", message: "x is undefined", path: "/overview" };

/** Every answer has its own line besides. */
function told(): Line[] {
  return lines.filter(({ msg }) => msg !== "answered");
}

async function report(body: unknown, address = "10.0.0.1"): Promise<Response> {
  lines.length = 0;
  const headers = { origin: ORIGIN, "content-type": "application/json" };
  const request = new Request(`${ORIGIN}/api/crashes`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  return app.fetch(request, { address });
}

test("a crash is logged with its kind, message and path", async () => {
  expect((await report(CRASH)).status).toBe(204);
  expect(told()).toMatchObject([
    { msg: "page crashed", crash: "TypeError", message: "x is undefined", path: "/overview" },
  ]);
});

test.each([
  { path: "/status/a-secret-token" },
  { path: "//status/a-secret-token" },
  { path: "/x/../status/a-secret-token" },
  { path: "/admin/recover-password?code=a-secret-token" },
  { message: "Failed to fetch http://portal.test/status/a-secret-token" },
  { message: "No page /partner/invitation/a-secret-token" },
  { name: "/status/a-secret-token" },
])("the secret of a link stays out of the log: %j", async (part) => {
  const { status } = await report({ ...CRASH, ...part }, "10.0.0.3");
  expect([status, told().length]).toEqual([204, 1]);
  expect(JSON.stringify(told())).not.toContain("a-secret-token");
});

test.each([
  ["Unexpected token 'I', \"Igarape@2025\" is not valid JSON", "Igarape@2025"],
  ["Invalid value ana.moura@example.org", "ana.moura"],
  ["password: Igarape@2025", "Igarape"],
  ["senha=segredo", "segredo"],
  ["bad value Igarape@2025", "Igarape"],
  ["code ABCDE23456 refused", "ABCDE23456"],
  ["code abcde23456 refused", "abcde23456"],
  ["cannot parse 12.345.678/0001-95", "345"],
  ["cannot parse 12345678000195", "345"],
  ["cannot call +55 (91) 98888-7777", "98888"],
  ["code 123456", "123456"],
  ["“Associação Ribeirinha” is no number", "Ribeirinha"],
])("what somebody typed stays out of the log: %s", async (message, typed) => {
  await report({ ...CRASH, message }, `10.1.0.${message.length}`);
  // The digits of a time or of a request's number are nobody's.
  const said = told().map(({ time: _time, requestId: _requestId, ...rest }) => rest);
  expect(said).toHaveLength(1);
  expect(JSON.stringify(said)).not.toContain(typed);
});

test.each([
  "Cannot read properties of undefined (reading 'total')",
  'can\'t access property "length", order.lines is undefined',
  "Failed to fetch dynamically imported module: https://portal.test/assets/a1b2c3d.js",
  "Minified React error #418",
  "Maximum call stack size exceeded at line 1204",
])("what tells where it broke stays in it: %s", async (message) => {
  await report({ ...CRASH, message }, `10.2.0.${message.length}`);
  expect(told()).toMatchObject([{ message }]);
});

test.each([
  undefined,
  [],
  "text",
  {},
  { ...CRASH, path: "https://evil.example" },
  { ...CRASH, message: "x".repeat(301) },
])("%p is no crash report", async (body) => {
  expect((await report(body)).status).toBe(400);
  expect(told()).toEqual([]);
});

test("an address that reports without end has to wait", async () => {
  const answers = [];
  for (let at = 0; at < 11; at += 1) answers.push((await report(CRASH, "10.0.0.9")).status);
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 204), 429]);
});

test("another site reports nothing here", async () => {
  const request = new Request(`${ORIGIN}/api/crashes`, {
    method: "POST",
    headers: { origin: "https://evil.example", "content-type": "application/json" },
    body: JSON.stringify(CRASH),
  });
  expect((await app.fetch(request, { address: "10.0.0.2" })).status).toBe(403);
});
