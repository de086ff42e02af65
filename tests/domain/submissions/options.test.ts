import { expect, test } from "bun:test";
import {
  FLEXIBILITIES,
  INSTITUTION_TYPES,
  SERVICES_NEEDED,
  SPACE_SIZES,
  STAND_CHOICES,
  THEMATIC_AREAS,
} from "#domain/submissions/options.ts";

/** What the form offers is written out: its own lists can't vouch for themselves. */
test.each<[string, readonly string[], string[]]>([
  [
    "six kinds of institution (EOI-10)",
    INSTITUTION_TYPES,
    ["private", "public", "civilSociety", "international", "government", "other"],
  ],
  [
    "six thematic areas and other (EOI-13)",
    THEMATIC_AREAS,
    [
      "energyTransition",
      "forestsOceansBiodiversity",
      "agricultureFood",
      "citiesWater",
      "humanDevelopment",
      "financeTechnology",
      "other",
    ],
  ],
  ["three kinds of stand (EOI-16)", STAND_CHOICES, ["standard", "custom", "other"]],
  ["areas from 50 m2 (EOI-17, EOI-18)", SPACE_SIZES, ["50", "100", "150", "200", "custom"]],
  ["three answers on flexibility (EOI-20)", FLEXIBILITIES, ["yes", "no", "depends"]],
  [
    "seven services and none (EOI-22)",
    SERVICES_NEEDED,
    [
      "audiovisual",
      "catering",
      "cleaning",
      "internet",
      "livestreaming",
      "simultaneousInterpretation",
      "salesPromoters",
      "none",
    ],
  ],
])("the form offers %s", (_, offered, wanted) => {
  expect(offered).toEqual(wanted);
});
