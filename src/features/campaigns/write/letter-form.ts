import { formOptions } from "@tanstack/react-form";
import type { LetterKind } from "#domain/campaigns/kinds.ts";
import type { LetterTexts } from "#domain/campaigns/schema.ts";

const BLANK: LetterTexts & { kind: LetterKind } = {
  kind: "notice",
  subject_pt: "",
  subject_en: "",
  message_pt: "",
  message_en: "",
  details_pt: "",
  details_en: "",
};

/** What the fields of a letter know of the form they stand in, of a draft or of a type. */
export const LETTER_FORM = formOptions({ defaultValues: BLANK });

export function textsOf(letter: LetterTexts): LetterTexts {
  const { subject_pt, subject_en, message_pt, message_en, details_pt, details_en } = letter;
  return { subject_pt, subject_en, message_pt, message_en, details_pt, details_en };
}

/** A form that has these fields and others beside them, which form libraries take for another form. */
export function asLetterForm(form: object): never {
  return form as never;
}
