import { afterAll, describe, expect, test } from "bun:test";
import { getDocumentProxy, getResolvedPDFJS } from "unpdf";
import { LOCALES, type Locale } from "#domain/locales.ts";
import { AREAS } from "#domain/site/areas.ts";
import { CUSTOM_SERVICES, SERVICES_OFFERED } from "#domain/site/services.ts";
import { DEFAULT_SETTINGS, type Settings } from "#domain/settings/schema.ts";
import { composeBrochure } from "#server/documents/brochure-data.ts";
import { printableDrawing } from "#server/documents/drawings.ts";
import { openPdfRenderer } from "#server/documents/render.ts";
import { BROCHURE_WORDS } from "#server/documents/words.ts";
import { DRAWINGS_OF_PAGES, edgesOf, readPdf } from "./samples.ts";

const PORTAL = "https://portal.example.org";
const MEGABYTE = 1024 * 1024;

const renderer = openPdfRenderer();
afterAll(() => renderer.close());

function print(locale: Locale, changes: Partial<Settings> = {}): Promise<Uint8Array> {
  return renderer.brochure(composeBrochure({ ...DEFAULT_SETTINGS, ...changes }, locale, PORTAL));
}

const printed = { pt: await print("pt"), en: await print("en") };

describe.each([...LOCALES])("the brochure in %s", (locale) => {
  const words = BROCHURE_WORDS[locale];

  test("has eight pages of A4, is small, and says what it is and in which language", async () => {
    const bytes = printed[locale];
    const { pages, title, language } = await readPdf(bytes);
    expect(pages.length).toBe(8);
    expect(bytes.byteLength).toBeLessThan(MEGABYTE);
    expect({ title, language }).toEqual(
      locale === "pt"
        ? { title: "Green Zone, Conferência do Clima 2025: folheto para expositores", language: "pt-BR" }
        : { title: "Green Zone, Climate Conference 2025: brochure for exhibitors", language: "en" },
    );
    const pdf = await open(bytes);
    const info = (await pdf.getMetadata()).info as Record<string, unknown>;
    expect(info["Subject"]).toContain("Belém, Pará");
    for (let at = 1; at <= pages.length; at += 1) {
      const { width, height } = (await pdf.getPage(at)).getViewport({ scale: 1 });
      expect([Math.round(width), Math.round(height)]).toEqual([842, 595]);
    }
  });

  test("tells the dates, the places and whom to ask", async () => {
    const { text } = await readPdf(printed[locale]);
    const dates = {
      pt: ["7 de julho a 12 de setembro de 2025", "6 a 7 de novembro de 2025", "10 a 21 de novembro de 2025"],
      en: ["7 July to 12 September 2025", "6 to 7 November 2025", "10 to 21 November 2025"],
    }[locale];
    for (const part of [
      ...dates,
      "198",
      "Belém",
      "portal.example.org",
      "expositores@example.org",
      "exhibitors@example.org",
      "conference.example.org",
      "Ribeira Eventos",
    ]) {
      expect(text).toContain(part);
    }
  });

  test("names the five benefits, the stands, the services, the areas and the five stages", async () => {
    const { text } = await readPdf(printed[locale]);
    const { benefits, steps } = words.participation;
    const { packages } = DEFAULT_SETTINGS;
    for (const name of [
      benefits.blueZone(),
      benefits.visibility(),
      benefits.business(),
      benefits.innovation(),
      benefits.reputation(),
      packages.BRONZE.name[locale],
      packages.SILVER.name[locale],
      packages.GOLD.name[locale],
      words.exhibiting.custom.title(),
      ...SERVICES_OFFERED.map((id) => words.support.services[id].name()),
      ...CUSTOM_SERVICES.map((id) => words.customOffer[id].name()),
      ...AREAS.map(({ id }) => words.map.areas[id].name()),
      steps.submission(),
      steps.screening(),
      steps.review(),
      steps.selection(),
      steps.confirmation(),
    ]) {
      expect(text).toContain(name);
    }
  });

  test("speaks one language", async () => {
    const { text } = await readPdf(printed[locale]);
    const strangers = { pt: /\b(the|and|with|your)\b/i, en: /\b(os|uma|você|não|com)\b/i }[locale];
    expect(text).not.toMatch(strangers);
  });

  test("can be listened to: headings, lists and figures in order, and a list of its pages", async () => {
    const pdf = await open(printed[locale]);
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const roles = (await structure(printed[locale])).map(({ role }) => role);
    expect(roles.filter((role) => role === "H1").length).toBe(1);
    expect(roles.filter((role) => role === "H2").length).toBe(9);
    expect(roles.filter((role) => role === "LI").length).toBeGreaterThan(40);
    const outline = await pdf.getOutline();
    expect(outline?.map(({ title }) => title)).toEqual([
      words.brochure.kind(),
      words.overview.event.title(),
      words.overview.zone.title({ zone: "Green Zone" }),
      words.participation.offer.title({ zone: "Green Zone" }),
      words.participation.benefits.title(),
      words.exhibiting.title(),
      words.support.services.title(),
      words.participation.steps.title(),
    ]);
  });

  test("says every figure in words", async () => {
    const figures = (await structure(printed[locale])).filter(({ role }) => role === "Figure");
    expect(figures.map(({ alt }) => alt)).toEqual([
      words.map.drawing({ zone: "Green Zone" }),
      ...(["BRONZE", "SILVER", "GOLD"] as const).map((id) =>
        words.exhibiting.standard.drawing[id]({ name: DEFAULT_SETTINGS.packages[id].name[locale] }),
      ),
      words.exhibiting.custom.drawing(),
    ]);
  });
});

test.each([...LOCALES])("the table of what packages contain has a page of its own in %s", async (locale) => {
  const { packageContents: none } = DEFAULT_SETTINGS;
  const counter = { unit: { pt: "m", en: "m" }, BRONZE: 1.5, SILVER: true, GOLD: false };
  const { pages } = await readPdf(await print(locale, { packageContents: { ...none, counter } }));
  expect(pages.length).toBe(9);
  expect(pages[6]).toContain(
    { pt: "Bronze Prata Ouro Balcão 1,5 m Sim Não", en: "Bronze Silver Gold Counter 1.5 m Yes No" }[locale],
  );
  expect(pages[6]).toEndWith("7");
  expect(pages[7]).toEndWith("8");
});

test.each([...LOCALES])("every drawing in %s is printed whole, as lines and areas", async (locale) => {
  const { OPS } = await getResolvedPDFJS();
  const pdf = await open(printed[locale]);
  for (const [number, drawings] of Object.entries(DRAWINGS_OF_PAGES)) {
    const { fnArray } = await (await pdf.getPage(Number(number))).getOperatorList();
    const shapes = drawings.flatMap((name) => {
      return [...printableDrawing(name, locale).matchAll(/<(?:path|rect|circle) /g)];
    });
    expect(fnArray.filter((operator) => operator === OPS.constructPath).length).toBeGreaterThan(
      shapes.length,
    );
    expect(fnArray.filter((operator) => operator === OPS.paintImageXObject)).toEqual([]);
  }
});

describe("the facts in a brochure", () => {
  test("are those of the settings", async () => {
    const bytes = await print("pt", {
      name: { pt: "Encontro das Águas 2026", en: "Meeting of Waters 2026" },
      city: "Santarém",
      conference: { from: "2026-03-02", to: "2026-03-06" },
      summit: { from: "2026-02-27", to: "2026-02-28" },
      eoi: { opens: "2025-12-01T00:00:00-03:00", closes: "2026-01-15T23:59:59-03:00" },
      parties: 42,
      support: { pt: "ajuda@example.org", other: "help@example.org" },
    });
    const { text, title, pages } = await readPdf(bytes);
    expect(title).toBe("Green Zone, Encontro das Águas 2026: folheto para expositores");
    for (const part of [
      "1º de dezembro de 2025 a 15 de janeiro de 2026",
      "27 a 28 de fevereiro de 2026",
      "2 a 6 de março de 2026",
      "42",
      "Santarém",
      "ajuda@example.org",
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toMatch(/Belém|198|setembro/);
    expect(pages.length).toBe(8);
  });

  test("leave a package out that is not on offer, and say what the smallest stand costs where prices are public", async () => {
    const { packages } = DEFAULT_SETTINGS;
    const offer = {
      packages: {
        ...packages,
        SILVER: { ...packages.SILVER, status: "INACTIVE" as const },
        GOLD: { ...packages.GOLD, spacePerM2: 42_000, structurePerM2: 31_050 },
      },
    };
    const bytes = await print("en", { ...offer, showPricesPublicly: true });
    const secret = await readPdf(await print("en", { ...offer, showPricesPublicly: false }));
    expect(secret.text).not.toMatch(/USD|m²: /);
    const { text } = await readPdf(bytes);
    expect(text).toContain("Gold");
    // 50 m² at 420 and 310.50, as an order is priced.
    expect(text).toMatch(/50 m²: USD\s36,525/);
    expect(text).not.toMatch(/420/);
    expect(text.match(/USD/g)).toHaveLength(1);
    expect((await structure(bytes)).filter(({ role }) => role === "Figure").length).toBe(4);
  });
});

test("no word leaves its page, not even with the longest names", async () => {
  const long = (letters: number) => "Conferência ".repeat(20).slice(0, letters).trim();
  const { packages, organiser } = DEFAULT_SETTINGS;
  const bytes = await print("pt", {
    name: { pt: long(90), en: long(90) },
    zone: "Zona Verde de Exposições e Parcerias",
    city: "São José do Vale do Rio Preto",
    region: "Mato Grosso do Sul",
    organiser: { ...organiser, name: "Companhia Brasileira de Congressos e Feiras Internacionais" },
    packages: { ...packages, GOLD: { ...packages.GOLD, name: { pt: "Ouro da Floresta", en: "Gold" } } },
  });
  for (const pdf of [printed.pt, printed.en, bytes]) {
    for (const { text, left, right, bottom } of await placesOf(pdf))
      expect([text, left > 20 && right < 822 && bottom > 10]).toEqual([text, true]);
  }
});

function open(bytes: Uint8Array) {
  return getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
}

test("breaks names without end inside the page", async () => {
  const name = (letters: number) => "W".repeat(letters);
  const { organiser } = DEFAULT_SETTINGS;
  const endless: Partial<Settings> = {
    zone: name(60),
    city: name(80),
    region: name(80),
    name: { pt: name(120), en: name(120) },
    organiser: { ...organiser, name: name(120), site: `https://example.org/${name(120)}` },
  };
  for (const { right, width } of await edgesOf(await print("pt", endless))) {
    expect(right).toBeLessThanOrEqual(width);
  }
});

type Node = { role?: string; alt?: string; children?: Node[] };

/** The elements of all pages' structure trees in reading order. */
async function structure(bytes: Uint8Array): Promise<{ role: string; alt?: string }[]> {
  const pdf = await open(bytes);
  const found: { role: string; alt?: string }[] = [];
  function collect({ role, alt, children = [] }: Node): void {
    if (role) found.push({ role, alt });
    children.forEach(collect);
  }
  for (let at = 1; at <= pdf.numPages; at += 1)
    collect((await (await pdf.getPage(at)).getStructTree()) as unknown as Node);
  return found;
}

/** Where each piece of text stands on its page, in points from its left and its lower edge. */
async function placesOf(bytes: Uint8Array) {
  const pdf = await open(bytes);
  const places: { text: string; left: number; right: number; bottom: number }[] = [];
  for (let at = 1; at <= pdf.numPages; at += 1) {
    const { items } = await (await pdf.getPage(at)).getTextContent();
    for (const item of items) {
      if (!("str" in item) || item.str.trim() === "") continue;
      const [, , , , left = 0, bottom = 0] = item.transform as number[];
      places.push({ text: item.str, left, right: left + item.width, bottom });
    }
  }
  return places;
}
