import * as v from "valibot";
import type { MessageKey } from "../messages.ts";
import { isCnpj } from "./cnpj.ts";
import { MAX_SPACE_M2, MIN_SPACE_M2 } from "./options.ts";
import { needsExplanation } from "./size.ts";

/** Answers of a form; a half-filled form may lack any. */
type Answers = Readonly<Record<string, unknown>>;
type Broken = { field: string; key: MessageKey };

/** Rules between fields, reported together with all others. */
export function conditions<Input extends object>() {
  return v.rawCheck<Input>(({ dataset, addIssue }) => {
    if (typeof dataset.value !== "object" || dataset.value === null) return;
    const input = dataset.value as Record<string, unknown>;
    for (const { field, key } of brokenConditions(input)) {
      addIssue({
        message: key,
        path: [{ type: "object", origin: "value", input, key: field, value: input[field] }],
      });
    }
  });
}

/** Texts that become required by other answers. */
const ASKED: (Broken & { isAsked: (answers: Answers) => boolean })[] = [
  // EOI-11
  {
    field: "institutionTypeOther",
    key: "institutionTypeOther",
    isAsked: ({ institutionType }) => institutionType === "other",
  },
  // EOI-14
  { field: "pavillionFocusOther", key: "focusOther", isAsked: hasOtherFocus },
  // EOI-21
  { field: "flexibilityExplanation", key: "flexibilityExplanation", isAsked: needsExplanation },
  // EOI-24
  ...["certifications", "abntPr2030", "sustainabilityPractices"].map((flag) => ({
    field: `${flag}Details`,
    key: "detailsRequired" as const,
    isAsked: (answers: Answers) => answers[flag] === true,
  })),
];

function brokenConditions(answers: Answers): Broken[] {
  return [
    ...sizeConditions(answers),
    ...ASKED.filter(({ field, isAsked }) => isAsked(answers) && isBlank(answers[field])),
    ...wrongCnpj(answers),
  ];
}

/** Fields that must be answered because of what other answers say. */
export function askedByOthers(answers: Answers): string[] {
  const size = answers.spaceSize === "custom" ? ["customSpaceSize"] : [];
  return [...size, ...ASKED.filter(({ isAsked }) => isAsked(answers)).map(({ field }) => field)];
}

export function hasOtherFocus(answers: Answers): boolean {
  return Array.isArray(answers.pavillionFocus) && answers.pavillionFocus.includes("other");
}

/** EOI-17, EOI-18: a whole number of m2, from 50. */
function sizeConditions({ spaceSize, customSpaceSize: size }: Answers): Broken[] {
  if (spaceSize !== "custom") return [];
  const field = "customSpaceSize";
  if (typeof size !== "number" || !Number.isFinite(size)) return [{ field, key: "customSizeRequired" }];
  if (size < MIN_SPACE_M2) return [{ field, key: "spaceTooSmall" }];
  if (!Number.isInteger(size)) return [{ field, key: "wholeNumber" }];
  return size > MAX_SPACE_M2 ? [{ field, key: "spaceTooLarge" }] : [];
}

function isBlank(value: unknown): boolean {
  return typeof value !== "string" || value.trim() === "";
}

/** The legal ID of any other country is free text. */
function wrongCnpj({ country, cnpj }: Answers): Broken[] {
  if (country !== "BR" || isBlank(cnpj) || isCnpj(String(cnpj))) return [];
  return [{ field: "cnpj", key: "cnpjInvalid" }];
}
