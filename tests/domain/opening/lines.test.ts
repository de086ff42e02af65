import { describe, expect, test } from "bun:test";
import { openingLines, type OpeningFacts, type OpeningLineName } from "#domain/opening/lines.ts";
import { findPlaceholders } from "#domain/opening/placeholders.ts";
import { settingsTexts } from "#domain/opening/texts.ts";
import { DEFAULT_SETTINGS } from "#domain/settings/schema.ts";

const READY: OpeningFacts = {
  hasMailServer: true,
  mailLeft: "2026-11-28T12:00:00.000Z",
  identityMissing: 0,
  hasDataProtection: true,
  placeholders: [],
  unpriced: 0,
  emptyRows: [],
  items: 1,
  canPay: true,
  window: "before",
  opens: "2027-01-01T00:00:00-03:00",
  closes: "2027-02-01T00:00:00-03:00",
  isHeld: false,
  reviewers: 3,
  marksNeeded: 3,
  clauses: { count: 12, version: 4, readVersion: 4, onlyPt: [], onlyEn: [] },
  backup: { mode: "on", last: "2026-11-28T03:00:00.000Z", isLate: false },
  address: "https://zona.encontro.org",
  withoutAccess: 0,
};

function leftOf(facts: Partial<OpeningFacts>): OpeningLineName[] {
  return openingLines({ ...READY, ...facts }).flatMap(({ name, isDone }) => (isDone ? [] : [name]));
}

describe("what is left before the season opens", () => {
  test("is nothing where everything is in order", () => {
    expect(leftOf({})).toEqual([]);
    expect(openingLines(READY).map(({ name }) => name)).not.toContain("access");
  });

  test.each<[OpeningLineName, Partial<OpeningFacts>]>([
    ["mail", { hasMailServer: false }],
    ["mail", { mailLeft: null }],
    ["identity", { identityMissing: 1 }],
    ["privacy", { hasDataProtection: false }],
    ["window", { window: "after" }],
    ["prices", { unpriced: 1 }],
    ["contents", { emptyRows: ["floor"] }],
    ["catalogue", { items: 0 }],
    ["bank", { canPay: false }],
    ["reviewers", { reviewers: 2 }],
    ["clauses", { clauses: { count: 0, version: 4, readVersion: 4, onlyPt: [], onlyEn: [] } }],
    ["clauses", { clauses: { count: 12, version: 5, readVersion: 4, onlyPt: [], onlyEn: [] } }],
    ["backup", { backup: { mode: "off", last: null, isLate: false } }],
    ["backup", { backup: { mode: "on", last: null, isLate: false } }],
    ["backup", { backup: { mode: "on", last: "2026-11-01T03:00:00.000Z", isLate: true } }],
    ["address", { address: "http://zona.encontro.org" }],
    ["address", { address: "https://localhost:3000" }],
    ["address", { address: "https://portal.example.org" }],
    ["access", { withoutAccess: 2 }],
  ])("is %s with %p", (name, facts) => {
    expect(leftOf(facts)).toEqual([name]);
  });

  test("is no backup of ours where a database server makes its own", () => {
    expect(leftOf({ backup: { mode: "server", last: null, isLate: false } })).toEqual([]);
  });
});

describe("a placeholder", () => {
  const place = { kind: "settings", part: "event" } as const;
  const kindOf = (text: string) => findPlaceholders([{ place, field: "x", text }])[0]?.kind;

  test.each([
    ["escreva a apoio@example.org", "address"],
    ["https://conference.example.com/zona", "address"],
    ["CNPJ [preencher]", "gap"],
    ["[INSERT DATE HERE]", "gap"],
    ["Foro de XXXX", "gap"],
    ["prazo a definir", "gap"],
    ["Lorem ipsum dolor sit amet", "sample"],
    ["Dados de exemplo desta demonstração: não transfira dinheiro.", "sample"],
    ["", undefined],
    ["Instituto Exemplo Vivo, exemplo.org.br", undefined],
    ["Uma lacuna [sic] no texto, {{organiser}} e TODOS os dias", undefined],
    ["XX Conferência, artigo XXI", undefined],
  ])("in %p is %p", (text, kind) => {
    expect(kindOf(text)).toBe(kind as never);
  });

  test("is what the portal comes with, until it is somebody's own", () => {
    const found = findPlaceholders(settingsTexts(DEFAULT_SETTINGS));
    expect(found.map(({ field, kind }) => `${field} ${kind}`)).toEqual([
      "officialSite initial",
      "organiser.name initial",
      "organiser.site initial",
      "organiser.social address",
      "support.pt initial",
      "support.other initial",
    ]);
    const own = {
      ...DEFAULT_SETTINGS,
      officialSite: "https://encontro.org",
      organiser: { name: "Casa do Rio", site: "https://casadorio.org", social: "" },
      support: { pt: "apoio@casadorio.org", other: "help@casadorio.org" },
    };
    expect(findPlaceholders(settingsTexts(own))).toEqual([]);
  });
});
