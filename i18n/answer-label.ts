import type { TranslationFunctions } from "./i18n-types.ts";

export type AnswerField = keyof TranslationFunctions["eoi"]["fields"];

/** What a question is called; the legal ID by the country it is of. */
export function labelOfAnswer(
  { fields }: Pick<TranslationFunctions["eoi"], "fields">,
  field: AnswerField,
  country: unknown,
): string {
  if (field !== "cnpj") return fields[field]();
  if (typeof country !== "string" || country.trim() === "") return fields.cnpjOrLegalId();
  return country === "BR" ? fields.cnpj() : fields.legalId();
}
