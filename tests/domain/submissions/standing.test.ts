import { describe, expect, test } from "bun:test";
import { isAnswerKey } from "#domain/submissions/schema.ts";
import { answeredOf, FORM_SECTIONS, standingOf, type FormSectionId } from "#domain/submissions/standing.ts";
import { validForm, type SubmissionForm } from "./answers.ts";

/** By section, only what is left. */
function leftOf(typed: Record<string, unknown>): Record<string, { missing?: string[]; wrong?: string[] }> {
  return Object.fromEntries(
    standingOf(typed)
      .filter(({ missing, wrong }) => missing.length + wrong.length > 0)
      .map(({ id, missing, wrong }) => [
        id,
        { ...(missing.length > 0 && { missing }), ...(wrong.length > 0 && { wrong }) },
      ]),
  );
}

test("each answer is asked for in one section, and nothing else but the captcha is", () => {
  const asked: string[] = Object.values(FORM_SECTIONS).flat();
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked.filter((field) => !isAnswerKey(field))).toEqual(["captchaToken"]);
  expect(asked.length).toBe(32);
});

test("EOI-28: of the empty form sixteen answers are missing, in the order of the form", () => {
  const standing = standingOf({ acceptedTermsVersion: "1.2" });
  expect(answeredOf(standing)).toEqual({ given: 0, required: 16 });
  expect(standing.flatMap(({ missing }) => missing)).toEqual([
    "institutionName",
    "country",
    "cnpj",
    "institutionType",
    "mainArea",
    "pavillionFocus",
    "representativeName",
    "representativePosition",
    "representativePhone",
    "representativeEmail",
    "standType",
    "spaceSize",
    "description",
    "flexibility",
    "contactLanguage",
    "captchaToken",
  ]);
  expect(standing.every(({ wrong, isBegun }) => wrong.length === 0 && !isBegun)).toBe(true);
});

test("of the complete form nothing is left", () => {
  const standing = standingOf(validForm());
  expect(leftOf(validForm())).toEqual({});
  expect(answeredOf(standing)).toEqual({ given: 16, required: 16 });
});

const CASES: [string, Partial<SubmissionForm>, ReturnType<typeof leftOf>, required: number][] = [
  [
    "a name of blanks is missing",
    { institutionName: "  " },
    { organisation: { missing: ["institutionName"] } },
    16,
  ],
  ["a wrong CNPJ is wrong, not missing", { cnpj: "11" }, { organisation: { wrong: ["cnpj"] } }, 16],
  [
    "another type asks for its name",
    { institutionType: "other" },
    { organisation: { missing: ["institutionTypeOther"] } },
    17,
  ],
  ["and is content with it", { institutionType: "other", institutionTypeOther: "Museu" }, {}, 17],
  [
    "another focus asks for its name",
    { pavillionFocus: ["other"] },
    { organisation: { missing: ["pavillionFocusOther"] } },
    17,
  ],
  [
    "a phone too short and an email that is none are wrong",
    { representativePhone: "123", representativeEmail: "a@b" },
    { representative: { wrong: ["representativePhone", "representativeEmail"] } },
    16,
  ],
  [
    "another area asks for its size",
    { spaceSize: "custom" },
    { stand: { missing: ["customSpaceSize"] } },
    17,
  ],
  [
    "a size below 50 is wrong",
    { spaceSize: "custom", customSpaceSize: 49 },
    { stand: { wrong: ["customSpaceSize"] } },
    17,
  ],
  [
    "a size above 200 asks why",
    { spaceSize: "custom", customSpaceSize: 201 },
    { stand: { missing: ["flexibilityExplanation"] } },
    18,
  ],
  [
    "a ticked practice asks for its details",
    { abntPr2030: true },
    { practices: { missing: ["abntPr2030Details"] } },
    17,
  ],
  [
    "of two links the wrong one is named",
    { links: [{ url: "https://a.example.org" }, { url: "nowhere" }] },
    { services: { wrong: ["links[1].url"] } },
    16,
  ],
  ["a form without its captcha lacks it", { captchaToken: "" }, { send: { missing: ["captchaToken"] } }, 16],
];

describe.each(CASES)("%s", (_, change, left, required) => {
  test("by the rules of sending", () => {
    expect(leftOf(validForm(change))).toEqual(left);
    expect(answeredOf(standingOf(validForm(change))).required).toBe(required);
  });
});

test.each<[FormSectionId, Partial<SubmissionForm>]>([
  ["organisation", { website: "w" }],
  ["services", { servicesNeeded: ["internet"] }],
  ["practices", { certifications: true }],
])("%s is begun with its first answer", (id, typed) => {
  const begun = standingOf(typed).filter(({ isBegun }) => isBegun);
  expect(begun.map((section) => section.id)).toEqual([id]);
});
