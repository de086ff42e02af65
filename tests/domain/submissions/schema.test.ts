import { describe, expect, test } from "bun:test";
import * as v from "valibot";
import { fieldIssues } from "#domain/messages.ts";
import { submissionEditInput, submissionInput } from "#domain/submissions/schema.ts";
import { type SubmissionForm, validForm } from "./answers.ts";

/** The broken rules by field; empty when the form is accepted. */
function broken(form: unknown): Record<string, string> {
  const result = v.safeParse(submissionInput, form);
  if (result.success) return {};
  return Object.fromEntries(fieldIssues(result.issues).map(({ path, key }) => [path, key]));
}

test("a complete form is accepted, and what was not asked is empty", () => {
  expect(v.parse(submissionInput, validForm())).toMatchObject({
    website: "",
    servicesNeeded: [],
    links: [],
    certifications: false,
    customSpaceSize: null,
    flexibilityExplanation: "",
  });
});

test("EOI-28: the empty form reports every required field, and nothing else", () => {
  expect(broken({})).toEqual({
    institutionName: "required",
    country: "required",
    cnpj: "required",
    institutionType: "required",
    mainArea: "required",
    pavillionFocus: "required",
    representativeName: "required",
    representativePosition: "required",
    representativePhone: "required",
    representativeEmail: "required",
    standType: "required",
    spaceSize: "required",
    description: "required",
    flexibility: "required",
    contactLanguage: "required",
    captchaToken: "captchaRequired",
    acceptedTermsVersion: "termsRequired",
  });
});

const RULES: [string, Partial<SubmissionForm>, Record<string, string>][] = [
  [
    "EOI-11 other institution unnamed",
    { institutionType: "other" },
    { institutionTypeOther: "institutionTypeOther" },
  ],
  ["EOI-11 other institution named", { institutionType: "other", institutionTypeOther: "Museu" }, {}],
  [
    "EOI-11 other institution named by nothing to see",
    { institutionType: "other", institutionTypeOther: "\u3164" },
    { institutionTypeOther: "institutionTypeOther" },
  ],
  ["EOI-12 website without scheme", { website: "example.org" }, {}],
  ["EOI-12 website that is none", { website: "our site" }, { website: "urlInvalid" }],
  ["EOI-13 no area", { pavillionFocus: [] }, { pavillionFocus: "required" }],
  [
    "EOI-14 other focus unnamed",
    { pavillionFocus: ["citiesWater", "other"] },
    { pavillionFocusOther: "focusOther" },
  ],
  [
    "a hundred thousand areas",
    { pavillionFocus: Array.from({ length: 100_000 }, () => "x" as "other") },
    { pavillionFocus: "tooMany" },
  ],
  ["EOI-14 other focus named", { pavillionFocus: ["other"], pavillionFocusOther: "Arte" }, {}],
  ["EOI-17 custom size missing", { spaceSize: "custom" }, { customSpaceSize: "customSizeRequired" }],
  ["EOI-18 49 m2", { spaceSize: "custom", customSpaceSize: 49 }, { customSpaceSize: "spaceTooSmall" }],
  ["EOI-18 50 m2", { spaceSize: "custom", customSpaceSize: 50 }, {}],
  ["EOI-18 half a metre", { spaceSize: "custom", customSpaceSize: 60.5 }, { customSpaceSize: "wholeNumber" }],
  [
    "a slip of the keyboard",
    { spaceSize: "custom", customSpaceSize: 10_001, flexibilityExplanation: "x" },
    { customSpaceSize: "spaceTooLarge" },
  ],
  ["EOI-21 200 m2", { spaceSize: "200" }, {}],
  ["EOI-21 200 m2 custom", { spaceSize: "custom", customSpaceSize: 200 }, {}],
  [
    "EOI-21 201 m2 unexplained",
    { spaceSize: "custom", customSpaceSize: 201 },
    { flexibilityExplanation: "flexibilityExplanation" },
  ],
  [
    "EOI-21 201 m2 explained",
    { spaceSize: "custom", customSpaceSize: 201, flexibilityExplanation: "Três delegações" },
    {},
  ],
  ["EOI-24 flag without details", { certifications: true }, { certificationsDetails: "detailsRequired" }],
  [
    "EOI-24 blank details",
    { abntPr2030: true, abntPr2030Details: "  " },
    { abntPr2030Details: "detailsRequired" },
  ],
  [
    "EOI-24 flag with details",
    { sustainabilityPractices: true, sustainabilityPracticesDetails: "Reúso" },
    {},
  ],
  ["EOI-29 nine characters", { representativePhone: "123456789" }, { representativePhone: "phoneTooShort" }],
  [
    "a name with a web address",
    { representativeName: "Ana https://evil.example" },
    { representativeName: "nameWithAddress" },
  ],
  ["EOI-30 a@b", { representativeEmail: "a@b" }, { representativeEmail: "emailInvalid" }],
  ["EOI-31 link", { links: [{ url: "ftp://x.org" }] }, { "links.0.url": "urlInvalid" }],
  ["EOI-31 text without address", { links: [{ description: "Vídeo" }] }, { "links.0.url": "urlInvalid" }],
  ["EOI-32 blank captcha", { captchaToken: " " }, { captchaToken: "captchaRequired" }],
  ["EOI-33 unknown country", { country: "XX" }, { country: "countryRequired" }],
  ["terms of another version", { acceptedTermsVersion: "1.1" }, { acceptedTermsVersion: "termsRequired" }],
  ["a wrong CNPJ in Brazil", { cnpj: "11.222.333/0001-82" }, { cnpj: "cnpjInvalid" }],
  ["an alphanumeric CNPJ", { cnpj: "12.ABC.345/01DE-35" }, {}],
  ["a free legal ID elsewhere", { country: "PT", cnpj: "NIPC 500 000 000" }, {}],
];

test.each(RULES)("%s", (_name, change, expected) => {
  expect(broken(validForm(change))).toEqual(expected);
});

test("rules between two fields are reported together with all the others", () => {
  expect(broken(validForm({ institutionType: "other", representativeEmail: "abc" }))).toEqual({
    institutionTypeOther: "institutionTypeOther",
    representativeEmail: "emailInvalid",
  });
});

test("a key nobody asked for is refused", () => {
  expect(Object.keys(broken({ ...validForm(), status: "APPROVED" }))).toEqual(["status"]);
});

describe("what is kept", () => {
  function kept(change: Partial<SubmissionForm>) {
    return v.parse(submissionInput, validForm(change));
  }

  test("every short answer is one line, so that no name brings a paragraph into a mail", () => {
    const written = "Um\r\n\r\nDois";
    const answers = kept({
      country: "PT",
      institutionName: written,
      cnpj: written,
      institutionType: "other",
      institutionTypeOther: written,
      mainArea: written,
      socialMedia: written,
      pavillionFocus: ["other"],
      pavillionFocusOther: written,
      representativeName: written,
      representativePosition: written,
      description: written,
      links: [{ url: "https://example.org", description: written }],
    });
    const lines = Object.entries(answers).filter(([, value]) => /[\r\n]/.test(String(value)));
    expect(lines.map(([name]) => name)).toEqual(["description"]);
    expect(answers.links).toEqual([{ url: "https://example.org", description: "Um Dois" }]);
  });

  test('EOI-22: "none" clears the other services, and nothing comes twice', () => {
    expect(kept({ servicesNeeded: ["catering", "none"] }).servicesNeeded).toEqual(["none"]);
    expect(kept({ servicesNeeded: ["catering", "catering"] }).servicesNeeded).toEqual(["catering"]);
  });

  test("EOI-23: empty rows of links are dropped", () => {
    const links = [{ url: "https://example.org/a", description: "Vídeo" }, {}, { url: "", description: "" }];
    expect(kept({ links }).links).toEqual([{ url: "https://example.org/a", description: "Vídeo" }]);
  });

  test("answers to questions that were closed again are forgotten", () => {
    const answers = kept({
      institutionTypeOther: "Museu",
      pavillionFocusOther: "Arte",
      customSpaceSize: 30,
      certificationsDetails: "ISO",
    });
    expect(answers).toMatchObject({
      institutionTypeOther: "",
      pavillionFocusOther: "",
      customSpaceSize: null,
      certificationsDetails: "",
    });
  });
});

test("SUB-03: staff correct the answers under the same rules, without captcha and terms", () => {
  const { captchaToken: _token, acceptedTermsVersion: _terms, ...answers } = validForm();
  const edit = { id: "abc", version: 1, answers };
  expect(v.is(submissionEditInput, edit)).toBe(true);
  const wrong = v.safeParse(submissionEditInput, { ...edit, answers: { ...answers, certifications: true } });
  expect(fieldIssues(wrong.issues ?? [])).toEqual([
    { path: "answers.certificationsDetails", key: "detailsRequired", limit: undefined },
  ]);
});
