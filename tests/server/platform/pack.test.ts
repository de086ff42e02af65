import { expect, test } from "bun:test";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { openAssets } from "#server/pages/assets.ts";
import { openPack, packFolder } from "#server/platform/pack.ts";
import { newEmptyFolder } from "#tests/setup.ts";

const SCRIPT = 'console.log("floresta");'.repeat(50);

function packed(): { pack: string; folder: string } {
  const folder = newEmptyFolder();
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets", "main-abc.js"), SCRIPT);
  writeFileSync(join(folder, "assets", "main-abc.js.br"), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, "mapa é.svg"), "<svg/>");
  writeFileSync(join(folder, "vazio.txt"), "");
  const pack = join(newEmptyFolder(), "web.pack");
  packFolder(folder, pack);
  return { pack, folder };
}

test("a pack holds every file of a folder as it was, read before and after its memory was taken", async () => {
  const { names, read } = openPack(packed().pack);
  expect(names.toSorted()).toEqual([
    "assets/main-abc.js",
    "assets/main-abc.js.br",
    "mapa é.svg",
    "vazio.txt",
  ]);
  for (let turn = 0; turn < 2; turn += 1) {
    expect(Buffer.from(read("assets/main-abc.js") ?? []).toString()).toBe(SCRIPT);
    expect(Buffer.from(read("mapa é.svg") ?? []).toString()).toBe("<svg/>");
    expect(read("vazio.txt")?.length).toBe(0);
    expect([read("none"), read("toString")]).toEqual([undefined, undefined]);
    // What is read once is held until the end of its turn.
    await Bun.sleep(0);
    Bun.gc(true);
  }
});

test("pages are answered from a pack as from the folder it was made of", async () => {
  const { pack, folder } = packed();
  const [inside, beside] = [
    openAssets("https://portal.test", pack),
    openAssets("https://portal.test", folder),
  ];
  for (const path of ["/assets/main-abc.js", "/vazio.txt", "/none.js"]) {
    for (const accepted of ["br", "identity"]) {
      const request = () =>
        new Request(`https://portal.test${path}`, { headers: { "accept-encoding": accepted } });
      const [one, other] = [inside.answer(request()), beside.answer(request())];
      expect(one?.headers.get("etag")).toBe(other?.headers.get("etag"));
      expect(await one?.text()).toBe(await other?.text());
    }
  }
});
