import { describe, expect, test } from "bun:test";
import * as v from "valibot";
import {
  type Content,
  emptyRows,
  NO_CONTENTS,
  packageContents,
  readContent,
} from "#domain/package-contents.ts";

const check = (unit: { pt: string; en: string }, BRONZE: unknown = 1) =>
  v
    .safeParse(packageContents(), { ...NO_CONTENTS, walls: { ...NO_CONTENTS.walls, unit, BRONZE } })
    .issues?.map(({ path, message }) => [path?.map(({ key }) => key).join("."), message]);

describe("what a package contains", () => {
  test.each<[string, Content | undefined]>([
    ["Sim", true],
    ["yes", true],
    ["não", false],
    ["NO", false],
    ["2,5", 2.5],
    ["", null],
    ["duas", undefined],
  ])("is typed as yes, no or a figure: %p", (typed, read) => {
    expect(readContent(typed, "pt")).toBe(read as never);
  });

  test("has its unit in both languages or in none", () => {
    expect(check({ pt: "", en: "" })).toBeUndefined();
    expect(check({ pt: "m de altura", en: "m high" })).toBeUndefined();
    expect(check({ pt: "m de altura", en: "" })).toEqual([["walls.unit.en", "required"]]);
    expect(check({ pt: "", en: "m high" })).toEqual([["walls.unit.pt", "required"]]);
  });

  test.each([
    [Number.NaN, "yesNoOrFigure"],
    ["duas", "yesNoOrFigure"],
    [-1, "numberTooSmall"],
  ])("is refused as %p", (content, reason) => {
    expect(check({ pt: "", en: "" }, content)).toEqual([["walls.BRONZE", reason]]);
  });

  test("is empty until it is said of every package on offer", () => {
    const contents = { ...NO_CONTENTS, walls: { ...NO_CONTENTS.walls, BRONZE: 2.5, SILVER: false } };
    expect(emptyRows(contents, ["BRONZE", "SILVER"])).not.toContain("walls");
    expect(emptyRows(contents, ["BRONZE", "SILVER", "GOLD"])).toContain("walls");
  });
});
