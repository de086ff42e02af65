import { describe, expect, test } from "bun:test";
import { type Content, NO_CONTENTS } from "#domain/package-contents.ts";
import { DEFAULT_SETTINGS, type Settings } from "#domain/settings/schema.ts";
import { fillFacts } from "#domain/submissions/site-facts.ts";
import { standRows } from "#server/event/stand-rows.ts";

const row = (BRONZE: Content, SILVER: Content, GOLD: Content) => ({
  BRONZE,
  SILVER,
  GOLD,
  unit: { pt: "m de altura", en: "m high" },
});

const settings: Settings = {
  ...DEFAULT_SETTINGS,
  packageContents: { ...NO_CONTENTS, walls: row(2.5, true, false), floor: row(true, null, true) },
  siteFacts: fillFacts({
    maxHeight: { pt: "5 m", en: "5 m" },
    build: { pt: "das 8h às 22h", en: "8 am to 10 pm" },
  }),
  openingHours: { pt: "das 9h às 19h", en: "9 am to 7 pm" },
  exhibitorDays: { ...DEFAULT_SETTINGS.exhibitorDays, build: { from: "2025-11-01", to: "2025-11-08" } },
};

const SUMMIT = { pt: "6 a 7 de novembro de 2025", en: "6 to 7 November 2025" };
const CONFERENCE = {
  pt: "10 a 21 de novembro de 2025: das 9h às 19h",
  en: "10 to 21 November 2025: 9 am to 7 pm",
};

describe("the table of what a stand has", () => {
  test("says each package in both languages, then what holds for all, and nothing that is half said", () => {
    expect(standRows(settings)).toEqual([
      {
        name: { pt: "Paredes", en: "Walls" },
        cells: [
          { pt: "2,5\u00A0m de altura", en: "2.5\u00A0m high" },
          { pt: "Sim", en: "Yes" },
          { pt: "Não", en: "No" },
        ],
      },
      {
        name: { pt: "Montagem", en: "Build-up" },
        cells: [
          { pt: "1º a 8 de novembro de 2025: das 8h às 22h", en: "1 to 8 November 2025: 8 am to 10 pm" },
        ],
      },
      { name: { pt: "Cúpula de líderes", en: "Leaders' summit" }, cells: [SUMMIT] },
      { name: { pt: "Conferência", en: "Conference" }, cells: [CONFERENCE] },
      { name: { pt: "Altura máxima", en: "Maximum height" }, cells: [{ pt: "5 m", en: "5 m" }] },
    ]);
  });

  test("asks only the packages on offer", () => {
    const packages = {
      ...settings.packages,
      SILVER: { ...settings.packages.SILVER, status: "INACTIVE" as const },
    };
    const names = standRows({ ...settings, packages }).map(({ name }) => name.en);
    expect(names).toEqual(["Walls", "Floor", "Build-up", "Leaders' summit", "Conference", "Maximum height"]);
  });

  test("is empty where nothing is known", () => {
    expect(standRows(DEFAULT_SETTINGS)).toEqual([]);
  });
});
