import { expect, test } from "bun:test";

/** The addresses of section 2 of the specification, by hand; a name in braces is a part that each record fills in. */
const PUBLIC = [
  "/",
  "/overview",
  "/partnership-and-exhibit",
  "/exhibiting",
  "/services-and-support",
  "/expression-of-interest",
  "/profile",
  "/privacy-policy",
];
const ACCOUNTS = [
  "/admin/login",
  "/admin/recover-password",
  "/partner/login",
  "/partner/recover-password",
  "/partner/first-access",
];
const DESK = [
  "/admin",
  "/admin/gruporg",
  "/admin/orders",
  "/admin/orders/create/{submissionId}",
  "/admin/orders/edit/{orderId}",
  "/admin/orders/{orderId}/services",
  "/admin/email-manager",
  "/admin/*",
];
const PARTNER = [
  "/partner",
  "/partner/customize/{submissionId}",
  "/partner/orders",
  "/partner/orders/{orderId}",
  "/partner/orders/edit/{orderId}",
  "/partner/*",
];

const tree = await Bun.file("src/route-tree.gen.ts").text();
const known = new Set(
  [...(/fullPaths:((?:\s*\| '[^']+')+)/.exec(tree)?.[1] ?? "").matchAll(/'([^']+)'/g)].map(([, path = ""]) =>
    path
      .replace(/\/\$$/, "/*")
      .replaceAll(/\$(\w+)/g, "{$1}")
      .replace(/(?<=.)\/$/, ""),
  ),
);

test.each([...PUBLIC, ...ACCOUNTS, ...DESK, ...PARTNER])("%s is an address of its own", (path) => {
  expect(known).toContain(path);
});
