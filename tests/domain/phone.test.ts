import { expect, test } from "bun:test";
import * as v from "valibot";
import { phone } from "#domain/fields.ts";

test.each([
  ["123456789", { no: "phoneTooShort" }],
  ["1234567890", "1234567890"],
  ["+55 (91) 90000-0000", "+55 (91) 90000-0000"],
  [" 123456789 ", { no: "phoneTooShort" }],
  ["+55 91 3222-1234 ramal 12", "+55 91 3222-1234 ramal 12"],
  ["+55 91 3222-0000 ramal 204", "+55 91 3222-0000 ramal 204"],
  ["+1 202-555-0100 ext. 12", "+1 202-555-0100 ext. 12"],
  ["+55 91 3222–0000", "+55 91 3222–0000"],
  ["＋８１ ３ １２３４ ５６７８", "+81 3 1234 5678"],
  ["+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧", "+966 50 123 4567"],
  ["+۹۸ ۲۱ ۱۲۳۴ ۵۶۷۸", "+98 21 1234 5678"],
  ["+९१ ९८७६५ ४३२१०", "+91 98765 43210"],
  ["+55 91 3222-0000 ramal nº 204", "+55 91 3222-0000 ramal nº 204"],
  ["0800 CLIMATE1", "0800 CLIMATE1"],
  ["call me maybe", { no: "phoneInvalid" }],
  ["----------", { no: "phoneInvalid" }],
  ["(91) - - - - -", { no: "phoneInvalid" }],
  ["", { no: "required" }],
  ["   ", { no: "required" }],
  [undefined, { no: "required" }],
  ["1".repeat(500_000), { no: "textTooLong" }],
])("a phone is taken from %j as %j (EOI-29)", (typed, expected) => {
  const { success, output, issues } = v.safeParse(phone(), typed);
  expect<unknown>(success ? output : { no: issues[0].message }).toEqual(expected);
});
