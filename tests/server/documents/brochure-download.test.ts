import { describe, expect, test } from "bun:test";
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { refuse } from "#domain/refusal.ts";
import { DEFAULT_SETTINGS, type Settings } from "#domain/settings/schema.ts";
import { openBrochureShelf } from "#server/documents/brochure-shelf.ts";
import { keepPrintsIn } from "#server/documents/kept-prints.ts";
import { changeSettings } from "#tests/factories.ts";
import { openTestPortal } from "#tests/portal.ts";
import { newDataFolder } from "#tests/setup.ts";
import { readPdf } from "./samples.ts";

const { portal, fetch } = await openTestPortal();

function change(changes: Partial<Settings>): Promise<void> {
  return changeSettings(portal, (data) => ({ ...data, ...changes }));
}

/** A shelf whose printer counts, and fails the first `failures` times; what it prints is kept in `folder`. */
function countedShelf(failures = 0, folder = join(newDataFolder(), "brochures")) {
  let prints = 0;
  const shelf = openBrochureShelf({
    db: portal.db,
    log: portal.log,
    portalUrl: "https://portal.example.org",
    prints: keepPrintsIn(folder),
    pdf: {
      async brochure({ locale }) {
        prints += 1;
        if (prints <= failures) throw refuse("pdfFailed");
        await Bun.sleep(20);
        return new TextEncoder().encode(`${locale} ${prints}`);
      },
    },
  });
  return { shelf, prints: () => prints };
}

describe("/download", () => {
  test("gives each language its brochure as a PDF, to anybody (API-18, PUB-02, PUB-03)", async () => {
    for (const [file, language] of [
      ["brochure-PT.pdf", "pt-BR"],
      ["brochure-EN.pdf", "en"],
    ]) {
      const answer = await fetch(`/download/${file}`);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toBe("application/pdf");
      expect(answer.headers.get("content-disposition")).toBe(`inline; filename="${file}"`);
      expect(answer.headers.get("cache-control")).toBe("no-cache");
      expect(answer.headers.get("content-length")).toBe(String(bytes.byteLength));
      expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe("%PDF-");
      expect((await readPdf(bytes)).language).toBe(language);
    }
  });

  test("answers HEAD without a body and 304 to those who have it", async () => {
    const head = await fetch("/download/brochure-PT.pdf", { method: "HEAD" });
    expect([head.status, head.headers.get("content-type"), (await head.arrayBuffer()).byteLength]).toEqual([
      200,
      "application/pdf",
      0,
    ]);
    expect(Number(head.headers.get("content-length"))).toBeGreaterThan(50_000);
    const etag = head.headers.get("etag") ?? "";
    for (const held of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const answer = await fetch("/download/brochure-PT.pdf", { headers: { "if-none-match": held } });
      expect([answer.status, answer.headers.get("etag")]).toEqual([304, etag]);
    }
    const other = await fetch("/download/brochure-EN.pdf", { headers: { "if-none-match": etag } });
    expect(other.status).toBe(200);
  });

  test("has a moved deadline in the very next file", async () => {
    const before = await fetch("/download/brochure-EN.pdf");
    await change({ eoi: { ...DEFAULT_SETTINGS.eoi, closes: "2025-10-03T23:59:59-03:00" } });
    const after = await fetch("/download/brochure-EN.pdf", {
      headers: { "if-none-match": before.headers.get("etag") ?? "" },
    });
    expect(after.status).toBe(200);
    const { text } = await readPdf(new Uint8Array(await after.arrayBuffer()));
    expect(text).toContain("7 July to 3 October 2025");
    expect(text).not.toContain("12 September");
  });

  test.each([
    "brochure-pt.pdf",
    "brochure-FR.pdf",
    "brochure.pdf",
    "brochure-PT",
    "constructor",
    "..%2f..%2fpackage.json",
    "a/brochure-PT.pdf",
    "",
  ])("knows no file named %j", async (name) => {
    const answer = await fetch(`/download/${name}`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ message: "Not found" });
  });

  test("takes no other method", async () => {
    expect((await fetch("/download/brochure-PT.pdf", { method: "POST", body: "{}" })).status).toBe(404);
  });
});

describe("the shelf", () => {
  test("prints once, however many ask", async () => {
    const { shelf, prints } = countedShelf();
    const asked = await Promise.all(Array.from({ length: 20 }, () => shelf.get("pt")));
    await shelf.get("pt");
    expect(new Set(asked.map(({ etag }) => etag)).size).toBe(1);
    expect(prints()).toBe(1);
  });

  test("prints again for a fact that stands in the brochure, and for no other", async () => {
    const { shelf, prints } = countedShelf();
    await shelf.warm();
    await change({ retentionMonths: 12, customSpacePerM2: 12_300 });
    await shelf.warm();
    expect(prints()).toBe(2);
    await change({ parties: 199 });
    await shelf.warm();
    expect(prints()).toBe(4);
  });

  test("tries again after a print that failed", async () => {
    const { shelf, prints } = countedShelf(1);
    expect(await shelf.get("en").catch(() => "refused")).toBe("refused");
    expect(new TextDecoder().decode((await shelf.get("en")).bytes)).toBe("en 2");
    expect(prints()).toBe(2);
  });

  test("warms up without complaint when printing is refused", async () => {
    const { shelf, prints } = countedShelf(9);
    await shelf.warm();
    expect(prints()).toBe(2);
  });
});

describe("the brochures on disk", () => {
  test("are there after a restart, so that nothing is printed", async () => {
    const folder = join(newDataFolder(), "brochures");
    const before = await countedShelf(0, folder).shelf.get("pt");
    const { shelf, prints } = countedShelf(0, folder);
    const after = await shelf.get("pt");
    expect([after.etag, new TextDecoder().decode(after.bytes)]).toEqual([before.etag, "pt 1"]);
    await shelf.warm();
    expect(prints()).toBe(1);
  });

  test("are one for each language: an older print goes with the next one, be it half-written", async () => {
    const folder = join(newDataFolder(), "brochures");
    const { shelf } = countedShelf(0, folder);
    await shelf.warm();
    const first = readdirSync(folder);
    writeFileSync(join(folder, "pt-lost.pdf.tmp"), "");
    await change({ parties: 201 });
    await shelf.warm();
    const second = readdirSync(folder);
    expect([first, second].map((names) => names.map((name) => name.slice(0, 3)).toSorted())).toEqual([
      ["en-", "pt-"],
      ["en-", "pt-"],
    ]);
    expect(second.filter((name) => first.includes(name))).toEqual([]);
  });

  test("may be lost: what cannot be kept is given all the same, and printed again after a restart", async () => {
    const folder = join(newDataFolder(), "brochures");
    writeFileSync(folder, "no folder can be made here");
    for (const { shelf, prints } of [countedShelf(0, folder), countedShelf(0, folder)]) {
      expect(new TextDecoder().decode((await shelf.get("en")).bytes)).toBe("en 1");
      expect(prints()).toBe(1);
    }
  });

  test("are made by the portal itself in its data folder", async () => {
    const folder = join(portal.env.DATA_DIR, "brochures");
    await fetch("/download/brochure-PT.pdf");
    expect(existsSync(folder)).toBe(true);
    expect(readdirSync(folder).filter((name) => /^pt-[\w-]{22}\.pdf$/.test(name))).toHaveLength(1);
  });
});
