import { afterAll, expect, test } from "bun:test";
import { cpSync, mkdtempSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newDataFolder } from "#tests/setup.ts";
import { type Child, endChildren, launch, ready, signIn, stop } from "./child.ts";

afterAll(endChildren);

const ROOT = join(import.meta.dir, "../..");
const COPIED = ["db", "i18n", "server", "src", "package.json", "tsconfig.json", "bunfig.toml"];

/** A checkout of its own, from which files may be missing for a while. */
function copyCheckout(): string {
  const folder = mkdtempSync(join(tmpdir(), "portal-checkout-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of COPIED) cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  for (const name of ["node_modules", "public"]) symlinkSync(join(ROOT, name), join(folder, name));
  return folder;
}

const ask = async ({ url }: Child, cookie: string) => {
  const answer = await fetch(`${url}/api/trpc/dashboard.overview`, { headers: { cookie } });
  await answer.text();
  return { status: answer.status, wait: answer.headers.get("retry-after") };
};

/** A plain route, whose code is read with its first use. */
const askRoute = async ({ url }: Child, cookie: string) => {
  const answer = await fetch(`${url}/api/imports/template.csv`, { headers: { cookie } });
  await answer.text();
  return { status: answer.status, wait: answer.headers.get("retry-after") };
};

test("a plain route whose code is missing for a while does the same", async () => {
  const root = copyCheckout();
  const missing = join(root, "server/imports/words.ts");
  renameSync(missing, join(root, "away"));
  const child = launch({ DATA_DIR: newDataFolder() }, { root });
  await ready(child);
  const cookie = await signIn(child);
  expect(await askRoute(child, cookie)).toEqual({ status: 503, wait: "5" });
  renameSync(join(root, "away"), missing);
  expect((await askRoute(child, cookie)).status).toBe(200);
  expect(await stop(child)).toBe(0);
  expect(await child.errors).toContain('"path":"/api/imports/template.csv"');
});

test.each([
  ["server/dashboard", "all of it"],
  ["server/dashboard/stats.ts", "what its router imports"],
])(
  "code that is missing for a while (%s: %s) refuses the calls that need it, says why in the log, and works once it is back",
  async (missing) => {
    const root = copyCheckout();
    const away = () => renameSync(join(root, missing), join(root, "away"));
    away();
    const child = launch({ DATA_DIR: newDataFolder() }, { root });
    await ready(child);
    const cookie = await signIn(child);
    expect(await ask(child, cookie)).toEqual({ status: 503, wait: "5" });
    expect(await ask(child, cookie)).toEqual({ status: 503, wait: "5" });
    renameSync(join(root, "away"), join(root, missing));
    expect((await ask(child, cookie)).status).toBe(200);
    // Once read it stays.
    away();
    expect((await ask(child, cookie)).status).toBe(200);
    expect(await stop(child)).toBe(0);
    expect(await child.errors).toMatch(/"path":"\/api\/trpc\/dashboard\.overview",[^\n]+"Cannot find module/);
  },
);
