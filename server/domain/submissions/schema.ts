import * as v from "valibot";
import { COUNTRIES } from "../countries.ts";
import {
  email,
  id,
  linkSecret,
  list,
  optionalLine,
  optionalText,
  optionalUrl,
  personName,
  phone,
  requiredLine,
  requiredText,
  version,
} from "../fields.ts";
import { LOCALES } from "../locales.ts";
import { message } from "../messages.ts";
import { conditions, hasOtherFocus } from "./conditions.ts";
import {
  FLEXIBILITIES,
  INSTITUTION_TYPES,
  LINK_DESCRIPTION_MAX,
  MAX_LINKS,
  SERVICES_NEEDED,
  SPACE_SIZES,
  STAND_CHOICES,
  TERMS_VERSION,
  THEMATIC_AREAS,
  type NeededService,
  type SubmissionLink,
} from "./options.ts";

/** Links of a submission; empty rows are dropped (EOI-23). */
function links() {
  const row = v.pipe(
    v.strictObject({ url: optionalUrl(), description: optionalLine(LINK_DESCRIPTION_MAX) }),
    v.forward(
      v.check(({ url, description }) => url !== "" || description === "", message("urlInvalid")),
      ["url"],
    ),
  );
  return v.optional(
    v.pipe(
      list(row, MAX_LINKS),
      v.transform((rows): SubmissionLink[] => rows.filter((row) => row.url !== "")),
    ),
    [],
  );
}

/** The services needed; "none" clears the others (EOI-22). */
function servicesNeeded() {
  return v.optional(
    v.pipe(
      list(v.picklist(SERVICES_NEEDED, message("choice")), SERVICES_NEEDED.length * 2),
      v.transform((services): NeededService[] =>
        services.includes("none") ? ["none"] : [...new Set(services)],
      ),
    ),
    [],
  );
}

/** EOI-13 */
function pavillionFocus() {
  return v.pipe(
    list(v.picklist(THEMATIC_AREAS, message("choice")), THEMATIC_AREAS.length, message("required")),
    v.minLength(1, message("required")),
    v.transform((areas) => [...new Set(areas)]),
  );
}

function flagged() {
  return v.optional(v.boolean(), false);
}

/** EOI-09 to EOI-25, under the keys of the form. */
const ANSWERS = {
  institutionName: requiredLine(200),
  country: v.optional(
    v.pipe(
      v.string(),
      v.minLength(1, message("required")),
      v.picklist(COUNTRIES, message("countryRequired")),
    ),
    "",
  ),
  cnpj: requiredLine(40),
  institutionType: v.picklist(INSTITUTION_TYPES, message("required")),
  institutionTypeOther: optionalLine(200),
  mainArea: requiredLine(200),
  website: optionalUrl(),
  socialMedia: optionalLine(500),
  pavillionFocus: pavillionFocus(),
  pavillionFocusOther: optionalLine(300),
  representativeName: personName(),
  representativePosition: requiredLine(200),
  representativePhone: phone(),
  representativeEmail: email(),
  standType: v.picklist(STAND_CHOICES, message("required")),
  spaceSize: v.picklist(SPACE_SIZES, message("required")),
  customSpaceSize: v.optional(v.nullable(v.number(message("customSizeRequired"))), null),
  justification: optionalText(4000),
  description: requiredText(4000),
  flexibility: v.picklist(FLEXIBILITIES, message("required")),
  flexibilityExplanation: optionalText(2000),
  additionalInfo: optionalText(4000),
  servicesNeeded: servicesNeeded(),
  links: links(),
  certifications: flagged(),
  certificationsDetails: optionalText(2000),
  abntPr2030: flagged(),
  abntPr2030Details: optionalText(2000),
  sustainabilityPractices: flagged(),
  sustainabilityPracticesDetails: optionalText(2000),
  contactLanguage: v.picklist(LOCALES, message("required")),
};

export function isAnswerKey(key: string): boolean {
  return Object.hasOwn(ANSWERS, key);
}

const answersInput = v.strictObject(ANSWERS);
export type SubmissionAnswers = v.InferOutput<typeof answersInput>;

/** A submission as sent, with the captcha's token and the accepted terms. */
export const submissionInput = v.pipe(
  v.strictObject({
    ...ANSWERS,
    captchaToken: v.optional(requiredText(8000, "captchaRequired"), ""),
    acceptedTermsVersion: v.optional(
      v.pipe(v.string(message("termsRequired")), v.literal(TERMS_VERSION, message("termsRequired"))),
      "",
    ),
    /** The secret of the stored form; it is deleted once the submission is sent. */
    keptToken: v.optional(v.union([v.literal(""), linkSecret()]), ""),
  }),
  conditions(),
  v.transform(forgetUnasked),
);
export type SubmissionInput = v.InferOutput<typeof submissionInput>;

/** Corrections by staff (SUB-03): the same rules, without captcha and terms. */
export const submissionEditInput = v.strictObject({
  id: id(),
  version: version(),
  answers: v.pipe(answersInput, conditions(), v.transform(forgetUnasked)),
});

/** "Other" texts, a custom size and details of a flag go with their question. */
function forgetUnasked<Answers extends SubmissionAnswers>(answers: Answers): Answers {
  return {
    ...answers,
    institutionTypeOther: answers.institutionType === "other" ? answers.institutionTypeOther : "",
    pavillionFocusOther: hasOtherFocus(answers) ? answers.pavillionFocusOther : "",
    customSpaceSize: answers.spaceSize === "custom" ? answers.customSpaceSize : null,
    certificationsDetails: answers.certifications ? answers.certificationsDetails : "",
    abntPr2030Details: answers.abntPr2030 ? answers.abntPr2030Details : "",
    sustainabilityPracticesDetails: answers.sustainabilityPractices
      ? answers.sustainabilityPracticesDetails
      : "",
  };
}
