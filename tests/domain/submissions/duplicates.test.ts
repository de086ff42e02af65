import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import {
  basisOf,
  comparableOf,
  likenessesOf,
  lookUpsOf,
  type Compared,
} from "#domain/submissions/duplicates.ts";

let serial = 0;

/** A submission that has nothing in common with any other but what is said. */
function some(more: Partial<Compared>): Compared {
  serial += 1;
  return {
    institutionName: `Sumaúma${serial}`,
    country: "BR",
    cnpj: `${String(11_222_333 + serial)}000181`,
    representativeEmail: `${serial}@example.org`,
    website: "",
    ...more,
  };
}

function alike(one: Partial<Compared>, other: Partial<Compared>) {
  return likenessesOf(comparableOf(some(one)), comparableOf(some(other)));
}

function named(institutionName: string, country = "BR") {
  return { institutionName, country };
}

test("branches of one CNPJ are alike by its root, one CNPJ by itself, and legal IDs of elsewhere by neither", () => {
  const [head, branch] = [{ cnpj: "11.222.333/0001-81" }, { cnpj: "11.222.333/0002-62" }];
  expect(alike(head, branch)).toEqual(["branch"]);
  expect(alike(head, { cnpj: "11222333000181" })).toEqual(["cnpj"]);
  const abroad = (cnpj: string) => ({ cnpj, country: "PT" });
  expect(alike(abroad("11222333000181"), abroad("11222333000262"))).toEqual([]);
});

describe("names that are nearly the same", () => {
  test.each([
    ["accents, case and abbreviations", "Instituto Várzea Viva", "INST. VARZEA VIVA"],
    ["a legal form", "Helio Energy Partners", "Hélio Energy Partners Ltda."],
    ["another legal form", "Aurora Solar Energia Ltda", "Aurora Solar Energia S/A"],
    ["no kind beside two telling words", "Instituto Várzea Viva", "Várzea Viva"],
    ["an own acronym in brackets", "Universidade Federal do Pará", "UNIVERSIDADE FEDERAL DO PARÁ (UFPA)"],
    ["an own acronym in front", "Instituto do Homem Ribeirinho", "IHR - Instituto do Homem Ribeirinho"],
    ["an own acronym behind", "Ministério do Meio Ambiente", "Ministério do Meio Ambiente - MMA"],
    ["the other language's kind and order", "Fundação Konrad Weber", "Konrad Weber Foundation"],
    ["a slip of the keyboard", "Beraca Ingredientes", "Beraca Ingrediente Ltda"],
    ["small words and hyphens", "Cooperativa Mista de Tomé-Açu", "Coop. Mista Tomé Açu (CMTA)"],
    ["the country it is of", "Solaris do Brasil Ltda", "Solaris Brasil"],
    ["nothing", "Casa das Marés", "Casa das Marés"],
  ])("differ in %s", (_, one, other) => {
    expect(alike(named(one), named(other))).toEqual(["name"]);
  });

  test.each([
    ["Ministério alone", "Ministério da Agricultura", "Ministério da Pesca"],
    ["Instituto and what many write about", "Instituto Amazônia Sustentável", "Instituto Clima Sustentável"],
    ["a telling word, by another kind", "Fundação Araguaia", "Instituto Araguaia"],
    ["a telling word, one of a kind and one of none", "Vale", "Fundação Vale"],
    ["a telling word, in another country", "WWI Brasil", "WWI Colômbia"],
    [
      "a telling word, in another region",
      "Sindicato dos Aquaviários de Santarém",
      "Sindicato dos Aquaviários de Marabá",
    ],
    ["a telling word, with another number", "Colônia de Pescadores Z-10", "Colônia de Pescadores Z-20"],
    ["one of three telling words", "Casa Ninja Ribeirinha", "Casa Azulejo Portuense"],
    ["a slip, but no telling word", "Petroverde", "Petroverda"],
    ["letters, but no word", "Aurora Solar", "Aurélio Solano"],
  ])("are not those that share %s", (_, one, other) => {
    expect(alike(named(one), named(other))).toEqual([]);
  });

  test("are the same without a telling word within one country alone", () => {
    const name = "Ministério do Meio Ambiente";
    expect(alike(named(name, "BR"), named(name, "BR"))).toEqual(["name"]);
    expect(alike(named(name, "BR"), named(name, "AO"))).toEqual([]);
  });

  test("are found where a hundred single letters go before an acronym that none of them makes", () => {
    const letters = "a ".repeat(94).trim();
    const [one, other] = [`(aaaaaaab) ${letters}`, `(aaaaaaaa) ${letters}`];
    // What is made of the letters is left out, what is not is a word of the name.
    expect(alike(named(one), named(one))).toEqual(["name"]);
    expect(alike(named(one), named(other))).toEqual([]);
    expect(one.length).toBeLessThanOrEqual(200);
  });

  test("in 300 names of organisations, no two of them one: at most three false pairs", () => {
    const file = new URL("organisations.txt", import.meta.url);
    const names = readFileSync(file, "utf8").trim().split("\n");
    expect(new Set(names).size).toBeGreaterThanOrEqual(300);
    const all = names.map((name) => comparableOf(some(named(name))));
    const pairs = all.flatMap((one, at) =>
      all.slice(0, at).flatMap((other, place) => {
        return likenessesOf(one, other).length > 0 ? [`${names[at]} | ${names[place]}`] : [];
      }),
    );
    expect(pairs.length, pairs.join("\n")).toBeLessThanOrEqual(3);
  });
});

describe("what else two submissions have in common", () => {
  test.each<[string, string, Partial<Compared>, Partial<Compared>]>([
    ["cnpj", "a CNPJ in another spelling", { cnpj: "11.222.333/0001-81" }, { cnpj: "11222333000181" }],
    [
      "cnpj",
      "a legal ID abroad",
      { cnpj: "PT 500 100-200", country: "PT" },
      { cnpj: "pt500100200", country: "PT" },
    ],
    [
      "email",
      "an e-mail",
      { representativeEmail: "Ana@Example.org" },
      { representativeEmail: "ana@example.org" },
    ],
    ["site", "a site", { website: "https://www.mares.example/pt" }, { website: "http://mares.example" }],
    [
      "site",
      "a page of a host of many",
      { website: "https://www.gov.br/mma/pt-br" },
      { website: "https://www.gov.br/mma" },
    ],
    [
      "site",
      "a company's page",
      { website: "https://www.linkedin.com/company/mares/about" },
      { website: "https://linkedin.com/company/Mares" },
    ],
  ])("%s: %s", (kind, _, one, other) => {
    expect<string[]>(alike(one, other)).toEqual([kind]);
  });

  test.each<[string, Partial<Compared>, Partial<Compared>]>([
    ["a legal ID of two countries", { cnpj: "12345", country: "PT" }, { cnpj: "12345", country: "NO" }],
    ["no legal ID yet", { cnpj: "to be issued" }, { cnpj: "to be issued" }],
    ["a legal ID of zeros", { cnpj: "00000000000000" }, { cnpj: "00000000000000" }],
    ["no site", { website: "" }, { website: "" }],
    [
      "another page of a host of many",
      { website: "https://www.gov.br/mma" },
      { website: "https://www.gov.br/mapa" },
    ],
    ["a host of many itself", { website: "https://instagram.com/" }, { website: "https://instagram.com" }],
  ])("is not %s", (_, one, other) => {
    expect(alike(one, other)).toEqual([]);
  });

  test("comes in the order of its weight, all of it", () => {
    const same = some({ website: "https://mares.example" });
    expect(likenessesOf(comparableOf(same), comparableOf(same))).toEqual(["cnpj", "email", "site", "name"]);
  });
});

describe("what a pair was judged by", () => {
  const one = some({ institutionName: "Instituto Várzea Viva", representativeEmail: "a@example.org" });
  const other = some({ institutionName: "Inst. Varzea Viva", representativeEmail: "a@example.org" });
  const judged = (mine: Compared, theirs: Compared) => {
    const [left, right] = [comparableOf(mine), comparableOf(theirs)];
    return basisOf(left, right, likenessesOf(left, right));
  };

  test("is the same whichever of the two one begins with, and whatever else of them changes", () => {
    expect(judged(other, one)).toBe(judged(one, other));
    expect(judged({ ...one, website: "https://varzea.example" }, other)).toBe(judged(one, other));
    expect(judged({ ...one, institutionName: "INSTITUTO VARZEA VIVA" }, other)).toBe(judged(one, other));
  });

  test.each<[string, Partial<Compared>]>([
    ["a matched name", { institutionName: "Instituto Várzea Viva e Mata" }],
    ["a matched address", { representativeEmail: "b@example.org" }],
    ["a field that becomes alike", { cnpj: other.cnpj }],
  ])("changes with %s", (_, change) => {
    expect(judged({ ...one, ...change }, other)).not.toBe(judged(one, other));
  });
});

test("a submission is looked up by its legal ID, address, site, whole name and telling words", () => {
  const compared = some({
    institutionName: "Instituto Várzea Viva",
    cnpj: "11.222.333/0001-81",
    representativeEmail: "ana@example.org",
    website: "https://varzea.example/pt",
  });
  expect(lookUpsOf(comparableOf(compared))).toEqual([
    { kind: "cnpj", value: "BR 11222333000181" },
    { kind: "branch", value: "BR 11222333" },
    { kind: "email", value: "ana@example.org" },
    { kind: "site", value: "varzea.example" },
    { kind: "name", value: "BR institute varzea viva" },
    { kind: "word", value: "varzea" },
    { kind: "word", value: "viva" },
  ]);
});
