import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { createApp } from "#server/app.ts";
import { loggedPath } from "#server/platform/log.ts";
import { BEFORE_SECRET } from "#server/platform/secret-addresses.ts";
import { openTestPortal } from "#tests/portal.ts";

/** Parameters of routes that open nothing by themselves: who may read what they name is looked up. */
const OPEN = /^(id|file|payment|name|sha256|part|\w+Id_?)$/;
const SECRET = "umsegredo-de-um-link";
const portal = await openTestPortal();

/** Those of the server and those of the pages, parameters as `:name`. */
const routes = [
  ...createApp(portal.portal).routes.map(({ path }) => path),
  ...[...readFileSync("src/route-tree.gen.ts", "utf8").matchAll(/'(\/[^']*\$\w[^']*)'/g)].map(
    ([, path = ""]) => path.replaceAll("$", ":"),
  ),
];

/** Each parameter with what stands before it. */
const parameters = routes.flatMap((path) => {
  const segments = path.split("/");
  return segments.flatMap((segment, at) =>
    segment.startsWith(":") ? [{ path, name: segment.slice(1), before: segments[at - 1] ?? "" }] : [],
  );
});
const secrets = parameters.filter(({ name }) => !OPEN.test(name));

test("every parameter of a route is open, or stands behind a word that the list names", () => {
  const forgotten = secrets.filter(({ before }) => !(BEFORE_SECRET as readonly string[]).includes(before));
  expect(forgotten).toEqual([]);
});

test("the list names nothing that no route has", () => {
  expect([...new Set(secrets.map(({ before }) => before))].toSorted()).toEqual([...BEFORE_SECRET].toSorted());
});

describe.each([...new Set(secrets.map(({ path }) => path))])("%s", (route) => {
  const address = route.replaceAll(/:\w+/g, SECRET);
  const shown = address.split(SECRET)[0] ?? "";

  test.each([
    ["our log", loggedPath],
    ["deploy/nginx.conf", loggedByNginx],
    ["deploy/Caddyfile", loggedByCaddy],
  ])("stands in %s without its secret", (_, logged) => {
    for (const asked of [address, `${address}?code=${SECRET}`, `/${address}`]) {
      expect(logged(asked)).not.toContain(SECRET);
    }
    expect(logged(address)).toStartWith(`${shown}*`);
  });
});

function loggedByNginx(address: string): string {
  const text = readFileSync("deploy/nginx.conf", "utf8");
  for (const [, pattern = "", shown = ""] of text.matchAll(/^ {4}~(\S+) (\S+);$/gm)) {
    const found = new RegExp(pattern).exec(address)?.groups;
    if (found) return shown.replace(/\$(\w+)/, (_, name: string) => found[name] ?? "");
  }
  return address;
}

function loggedByCaddy(address: string): string {
  const text = readFileSync("deploy/Caddyfile", "utf8");
  const [, pattern = "", shown = ""] = /request>uri regexp "(.*)" "(.*)"/.exec(text) ?? [];
  return address.replace(new RegExp(pattern, "g"), shown);
}
