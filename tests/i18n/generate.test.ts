import { afterAll, expect, test } from "bun:test";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** `bun run i18n`, over dictionaries of a folder of their own. */
const ROOT = join(import.meta.dir, "../..");
const folder = mkdtempSync(join(tmpdir(), "dictionaries-"));
let written = 0;

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A word of every page, and a room; what is given stands over these or, when undefined, leaves them out. */
async function dictionaries(changed: Record<string, object | undefined> = {}): Promise<string> {
  written += 1;
  const place = join(folder, String(written));
  const files: Record<string, object | undefined> = {
    pt: { close: "Fechar" },
    en: { close: "Close" },
    "pt/orders": {
      lines: "{count:number} {{linha|linhas}} de {name|beforeStop}",
      sums: { paid: "Pago: {sum:number|usd}" },
    },
    "en/orders": { lines: "{count} {{line|lines}} of {name|beforeStop}", sums: { paid: "Paid: {sum|usd}" } },
    ...changed,
  };
  for (const [path, words] of Object.entries(files)) {
    if (words) await Bun.write(join(place, path, "index.ts"), `export default ${JSON.stringify(words)};\n`);
  }
  return place;
}

async function generate(place: string, ...flags: string[]): Promise<{ said: string[]; exitCode: number }> {
  const child = Bun.spawn([process.execPath, "i18n/generate.ts", place, ...flags], {
    cwd: ROOT,
    stdout: "pipe",
    stderr: "inherit",
  });
  const said = (await new Response(child.stdout).text()).split("\n").filter((line) => line !== "");
  return { said, exitCode: await child.exited };
}

function read(place: string, name: string): Promise<string> {
  return Bun.file(join(place, name)).text();
}

const WELL = { said: [], exitCode: 0 };

test("the types say what each sentence takes, in the words of the library", async () => {
  const place = await dictionaries();
  expect(await generate(place)).toEqual(WELL);
  const types = await read(place, "i18n-types.ts");
  expect(types).toContain("lines: RequiredParams<'count' | 'name|beforeStop'>");
  expect(types).toContain("lines: (arg: { count: number, name: unknown }) => LocalizedString");
  expect(types).toContain("paid: RequiredParams<'sum|usd'>");
  expect(types).toContain("usd: (value: number) => unknown");
  expect(await read(place, "i18n-rooms-pt.ts")).toContain('orders: () => import("./pt/orders/index.ts")');
  expect(await read(place, "i18n-texts.ts")).toContain("en: { ...en, orders: en_orders }");
});

test("a room that one language lacks is named, whichever it is", async () => {
  const place = await dictionaries({ "en/orders": undefined, "en/stands": { title: "Stands" } });
  expect(await generate(place)).toEqual({
    said: [
      "en/orders/index.ts: the room is missing, the other language has it",
      "pt/stands/index.ts: the room is missing, the other language has it",
    ],
    exitCode: 1,
  });
  expect(existsSync(join(place, "i18n-types.ts"))).toBe(false);
});

test("a sentence that cannot be read is named with its place, and nothing is written", async () => {
  const place = await dictionaries({ "pt/orders": { sums: { paid: "Pago: {0} de {total}" } } });
  const { said, exitCode } = await generate(place);
  expect(said).toHaveLength(1);
  expect(said[0]).toContain("argument {1} expected, but {total} found");
  expect(said[0]).toEndWith("(orders > sums > paid)");
  expect(exitCode).toBe(1);
  expect(existsSync(join(place, "i18n-types.ts"))).toBe(false);
});

test("the check writes the types, and names the modules that are kept of other rooms", async () => {
  const place = await dictionaries();
  await generate(place);
  // Disks list the languages in orders of their own.
  const util = await read(place, "i18n-util.ts");
  const turned = util.replace(/'(\w+)',\n\t'(\w+)'/, "'$2',\n\t'$1'");
  expect(turned).not.toBe(util);
  await Bun.write(join(place, "i18n-util.ts"), turned);
  expect(await generate(place, "--check")).toEqual(WELL);

  const texts = await read(place, "i18n-texts.ts");
  for (const language of ["pt", "en"])
    await Bun.write(join(place, language, "stands/index.ts"), 'export default { title: "Stand" };\n');
  const { said, exitCode } = await generate(place, "--check");
  expect(said.map((line) => line.split(":")[0])).toEqual([
    "i18n-util.ts",
    "i18n-util.sync.ts",
    "i18n-texts.ts",
    "i18n-rooms-pt.ts",
    "i18n-rooms-en.ts",
  ]);
  expect(exitCode).toBe(1);
  expect(await read(place, "i18n-texts.ts")).toBe(texts);
  expect(await read(place, "i18n-types.ts")).toContain("NamespaceStandsTranslation");
});

test("the types are read by the compiler alone, so that an install need not make them", async () => {
  const transpiler = new Bun.Transpiler({ loader: "tsx" });
  const files = [...new Bun.Glob("{server,db,i18n,src,tests}/**/*.{ts,tsx}").scanSync(ROOT)];
  const readers: string[] = [];
  for (const file of files) {
    const text = await read(ROOT, file);
    if (!text.includes("i18n-types")) continue;
    const imports = transpiler.scanImports(text).map(({ path }) => path);
    if (imports.some((path) => /\/i18n-types(?:\.\w+)?$/.test(path))) readers.push(file);
  }
  expect(readers).toEqual([]);
  expect(files.length).toBeGreaterThan(1_000);
});
