import * as v from "valibot";
import { cleanText } from "../fields.ts";
import { fieldIssues, formName } from "../messages.ts";
import { askedByOthers } from "./conditions.ts";
import { submissionInput, type SubmissionInput } from "./schema.ts";

/** The form's sections in their order, each with its fields. */
export const FORM_SECTIONS = {
  organisation: [
    "institutionName",
    "country",
    "cnpj",
    "institutionType",
    "institutionTypeOther",
    "mainArea",
    "website",
    "socialMedia",
    "pavillionFocus",
    "pavillionFocusOther",
  ],
  representative: [
    "representativeName",
    "representativePosition",
    "representativePhone",
    "representativeEmail",
  ],
  stand: [
    "standType",
    "spaceSize",
    "customSpaceSize",
    "description",
    "justification",
    "flexibility",
    "flexibilityExplanation",
  ],
  services: ["servicesNeeded", "links", "additionalInfo"],
  practices: [
    "certifications",
    "certificationsDetails",
    "abntPr2030",
    "abntPr2030Details",
    "sustainabilityPractices",
    "sustainabilityPracticesDetails",
  ],
  send: ["contactLanguage", "captchaToken"],
} as const satisfies Record<string, readonly (keyof SubmissionInput)[]>;

export type FormSectionId = keyof typeof FORM_SECTIONS;

/** How far a section is; fields by their names in the form. */
export type SectionStanding = {
  id: FormSectionId;
  /** Number of required answers, including those that other answers require. */
  required: number;
  /** Fields that are required and not given. */
  missing: string[];
  /** Fields that a rule refuses. */
  wrong: string[];
  isBegun: boolean;
};

/** What is typed so far; answers may be half written. */
type Typed = Readonly<Record<string, unknown>>;

/** What is left in each section of the form, by the rules of sending. */
export function standingOf(typed: Typed): SectionStanding[] {
  const issues = v.safeParse(submissionInput, typed).issues ?? [];
  const broken = fieldIssues(issues).map(({ path }) => formName(path));
  const required = new Set([...alwaysRequired(), ...askedByOthers(typed)]);
  return Object.entries(FORM_SECTIONS).map(([id, fields]) => {
    const isMissing = (name: string) => required.has(name) && isBlank(typed[name]);
    // Sorted in the order of the form, which is not that of the rules.
    const found = fields.flatMap((field) => broken.filter((name) => rootOf(name) === field));
    return {
      id: id as FormSectionId,
      required: [...required].filter((name) => isAskedIn(id as FormSectionId, name)).length,
      missing: found.filter(isMissing),
      wrong: found.filter((name) => !isMissing(name)),
      isBegun: fields.some((field) => !isBlank(typed[field])),
    };
  });
}

/** Required answers that are given, of all. */
export function answeredOf(standing: readonly SectionStanding[]): { given: number; required: number } {
  const required = standing.reduce((sum, section) => sum + section.required, 0);
  const missing = standing.reduce((sum, section) => sum + section.missing.length, 0);
  return { given: required - missing, required };
}

export function isAskedIn(section: FormSectionId, name: string): boolean {
  return (FORM_SECTIONS[section] as readonly string[]).includes(rootOf(name));
}

let always: readonly string[] | undefined;

/** What an empty form is refused for. */
function alwaysRequired(): readonly string[] {
  always ??= fieldIssues(v.safeParse(submissionInput, {}).issues ?? []).map(({ path }) => path);
  return always;
}

function rootOf(name: string): string {
  return name.replace(/\[.*/, "");
}

function isBlank(value: unknown): boolean {
  if (typeof value === "string") return cleanText(value) === "";
  return (
    value === null || value === undefined || value === false || (Array.isArray(value) && value.length === 0)
  );
}
