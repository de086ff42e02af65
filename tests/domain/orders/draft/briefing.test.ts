import { describe, expect, test } from "bun:test";
import * as v from "valibot";
import {
  briefing,
  briefingDraft,
  emptyBriefing,
  isCoarseLogo,
  readBriefing,
} from "#domain/orders/draft/briefing.ts";
import { brokenRules } from "../../broken-rules.ts";

const FILE = { name: "a.png", type: "image/png", url: "/api/files/abc" };
const visualReference = { files: [FILE], description: "A roof like a leaf" };

describe("an untouched briefing", () => {
  test("has the four sections and their fields (WIZ-31 to WIZ-35)", () => {
    const sections = Object.entries(emptyBriefing()).map(([key, section]) => [key, Object.keys(section)]);
    expect(Object.fromEntries(sections)).toEqual({
      visualReference: ["files", "description"],
      structuralElements: [
        "vipRoom",
        "auditorium",
        "auditoriumCapacity",
        "pantry",
        "deposit",
        "otherElements",
        "productExhibitionArea",
        "productDescription",
        "productImages",
        "productQuantity",
        "largeObjectExhibition",
        "voltageRequirement",
        "additionalObservations",
        "additionalImages",
      ],
      visualIdentity: ["colors", "branding", "brandManual", "wallsDescription", "logo"],
      finalConsiderations: [
        "strategicObjectives",
        "messageLegacy",
        "culturalElements",
        "sustainability",
        "additionalImages",
      ],
    });
  });

  test("cannot be sent", () => {
    expect(brokenRules(briefing, emptyBriefing())).toEqual([
      "visualReference.files: referenceImageRequired",
      "visualReference.description: detailedDescriptionRequired",
    ]);
  });
});

test.each<[object, string[]]>([
  [visualReference, []],
  [
    {
      ...visualReference,
      files: [{ name: "image", url: "https://example.org/a.png" }],
    },
    [],
  ],
  [{ ...visualReference, files: [] }, ["visualReference.files: referenceImageRequired"]],
  [{ ...visualReference, description: " \n " }, ["visualReference.description: detailedDescriptionRequired"]],
])("visual reference %j (WIZ-36, WIZ-37)", (section, broken) => {
  expect(brokenRules(briefing, { visualReference: section })).toEqual(broken);
});

const AREA = {
  productExhibitionArea: true,
  productDescription: "Boats",
  productQuantity: 1,
};

test.each<[object, string[]]>([
  [{ auditorium: true }, ["auditoriumCapacity: auditoriumCapacity"]],
  [{ auditorium: true, auditoriumCapacity: 0 }, ["auditoriumCapacity: auditoriumCapacity"]],
  [{ auditorium: true, auditoriumCapacity: -5 }, ["auditoriumCapacity: auditoriumCapacity"]],
  [{ auditorium: true, auditoriumCapacity: 1 }, []],
  [{ auditorium: false, auditoriumCapacity: 0 }, []],
  [{ auditorium: false }, []],
  [AREA, []],
  [{ ...AREA, productDescription: "   " }, ["productDescription: productDescription"]],
  [{ ...AREA, productQuantity: 0 }, ["productQuantity: productQuantity"]],
  [{ ...AREA, productQuantity: null }, ["productQuantity: productQuantity"]],
  [
    { productExhibitionArea: true },
    ["productDescription: productDescription", "productQuantity: productQuantity"],
  ],
  [
    {
      productExhibitionArea: false,
      productDescription: "  ",
      productQuantity: 0,
    },
    [],
  ],
])("structural elements %j (WIZ-38 to WIZ-40)", (structuralElements, broken) => {
  expect(brokenRules(briefing, { visualReference, structuralElements })).toEqual(
    broken.map((rule) => `structuralElements.${rule}`),
  );
});

test("the conditional rules speak even while the first section is still empty", () => {
  expect(brokenRules(briefing, { structuralElements: { auditorium: true } })).toContain(
    "structuralElements.auditoriumCapacity: auditoriumCapacity",
  );
});

test("keeps the files of every section and drops their local previews", () => {
  const files = [{ ...FILE, base64: "data:image/png;base64,AAAA" }];
  const stored = v.parse(briefing, {
    visualReference: { ...visualReference, files },
  });
  expect(stored.visualReference.files).toEqual([FILE]);
});

test("while it is written nothing somebody may type is refused, and it cannot be sent so", () => {
  const written = {
    ...emptyBriefing(),
    visualReference: { files: [FILE], description: "x".repeat(5001) },
    structuralElements: { auditorium: true, auditoriumCapacity: 999_999 },
  };
  expect(v.is(briefingDraft, written)).toBe(true);
  expect(brokenRules(briefing, written)).toEqual([
    "visualReference.description: textTooLong",
    "structuralElements.auditoriumCapacity: numberTooLarge",
  ]);
});

test.each<[{ dpi?: number }, boolean]>([
  [{}, false],
  [{ dpi: 72 }, true],
  [{ dpi: 299 }, true],
  [{ dpi: 300 }, false],
])("a logo that says %j prints too coarsely: %p (FIL-06)", (logo, isCoarse) => {
  expect(isCoarseLogo(logo)).toBe(isCoarse);
});

test("of a stored briefing missing answers are empty, and one that is none is none", () => {
  const stored = { visualReference: { description: "A roof like a leaf" }, colours: "green" };
  expect(readBriefing(stored)).toEqual({
    ...emptyBriefing(),
    visualReference: { files: [], description: "A roof like a leaf" },
  });
  expect(readBriefing(null)).toBe(null);
});
