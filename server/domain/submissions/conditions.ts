import * as v from "valibot";
import type { MessageKey } from "../messages.ts";
import { isCnpj } from "./cnpj.ts";
import { MAX_SPACE_M2, MIN_SPACE_M2 } from "./options.ts";
import { needsExplanation } from "./size.ts";

/** Half-filled forms may lack any. */
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

function brokenConditions(answers: Answers): Broken[] {
  return [
    ...sizeConditions(answers),
    ...[
      // EOI-11
      asked(answers.institutionType === "other", answers, "institutionTypeOther", "institutionTypeOther"),
      // EOI-14
      asked(hasOtherFocus(answers), answers, "pavillionFocusOther", "focusOther"),
      // EOI-21
      asked(needsExplanation(answers), answers, "flexibilityExplanation", "flexibilityExplanation"),
      // EOI-24
      asked(answers.certifications === true, answers, "certificationsDetails", "detailsRequired"),
      asked(answers.abntPr2030 === true, answers, "abntPr2030Details", "detailsRequired"),
      asked(
        answers.sustainabilityPractices === true,
        answers,
        "sustainabilityPracticesDetails",
        "detailsRequired",
      ),
      wrongCnpj(answers),
    ].filter((broken) => broken !== undefined),
  ];
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

function asked(isAsked: boolean, answers: Answers, field: string, key: MessageKey): Broken | undefined {
  return isAsked && isBlank(answers[field]) ? { field, key } : undefined;
}

function isBlank(value: unknown): boolean {
  return typeof value !== "string" || value.trim() === "";
}

/** The legal ID of any other country is free text. */
function wrongCnpj({ country, cnpj }: Answers): Broken | undefined {
  if (country !== "BR" || isBlank(cnpj) || isCnpj(String(cnpj))) return undefined;
  return { field: "cnpj", key: "cnpjInvalid" };
}
