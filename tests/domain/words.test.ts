import { describe, expect, test } from "bun:test";
import { MESSAGES } from "#domain/messages.ts";
import { NEEDS, RECORD_KINDS, REFUSALS } from "#domain/refusal.ts";
import enRefusals from "#i18n/en/refusals/index.ts";
import enValidation from "#i18n/en/validation/index.ts";
import ptRefusals from "#i18n/pt/refusals/index.ts";
import ptValidation from "#i18n/pt/validation/index.ts";

type Words = { [key: string]: string | Words };

/** Every sentence by its dotted path. */
function flatten(words: Words, path = ""): [string, string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] => {
    const here = path ? `${path}.${key}` : key;
    return typeof value === "string" ? [[here, value]] : flatten(value, here);
  });
}

/** The names a sentence is given, without their kind and format: "{limit:number|number}" -> "limit". */
function parametersOf(sentence: string): string[] {
  return [...sentence.matchAll(/(?<!\{)\{(\w+)[^{}]*\}/g)].map((match) => match[1] ?? "").toSorted();
}

const SAID_ELSEWHERE = ["notFound", "moveNeeds"];

describe.each([
  ["pt", ptValidation, ptRefusals],
  ["en", enValidation, enRefusals],
] as const)("%s", (_locale, validation, refusals) => {
  test("has a sentence for every rule a form can break", () => {
    expect(Object.keys(validation).toSorted()).toEqual(MESSAGES.toSorted());
  });

  test("has a sentence for every refusal, record and need", () => {
    const codes = Object.keys(REFUSALS).filter((code) => !SAID_ELSEWHERE.includes(code));
    expect(Object.keys(refusals.reason).toSorted()).toEqual(codes.toSorted());
    expect(Object.keys(refusals.notFound).toSorted()).toEqual(RECORD_KINDS.toSorted());
    expect(Object.keys(refusals.record).toSorted()).toEqual(RECORD_KINDS.toSorted());
    expect(Object.keys(refusals.need).toSorted()).toEqual(NEEDS.toSorted());
  });

  test("has no empty sentence", () => {
    expect(flatten({ validation, refusals }).filter(([, sentence]) => sentence.trim() === "")).toEqual([]);
  });
});

test("the two languages say the same things with the same figures, each in its own words", () => {
  const pt = flatten({ validation: ptValidation, refusals: ptRefusals });
  const en = new Map(flatten({ validation: enValidation, refusals: enRefusals }));
  expect(pt.map(([path]) => path)).toEqual([...en.keys()]);
  for (const [path, sentence] of pt) {
    expect([path, parametersOf(en.get(path) ?? "")]).toEqual([path, parametersOf(sentence)]);
    expect([path, en.get(path)]).not.toEqual([path, sentence]);
  }
});

/** Byte for byte what the requirements print, each in its own language. */
test.each([
  ["EOI-29", enValidation.phoneTooShort, "Phone must be at least 10 characters."],
  ["EOI-30", enValidation.emailInvalid, "Please enter a valid email."],
  ["EOI-31", enValidation.urlInvalid, "Please enter a valid URL."],
  ["EOI-32", enValidation.captchaRequired, "Please complete the CAPTCHA verification"],
  ["FA-06", enValidation.passwordTooShort, "New password must be at least 8 characters long."],
  ["FA-07", enValidation.passwordMismatch, "New passwords do not match."],
  ["REC-12", enValidation.recoveryMismatch, "Password confirmation does not match"],
  ["REC-12", ptValidation.recoveryMismatch, "A confirmação da senha não confere"],
  ["WIZ-29", enValidation.descriptionRequired, "Description is required"],
  ["WIZ-29", ptValidation.descriptionRequired, "Descrição é obrigatória"],
  ["WIZ-30", enValidation.valuePositive, "Value must be positive"],
  ["WIZ-30", ptValidation.valuePositive, "Valor deve ser positivo"],
  [
    "WIZ-38",
    ptValidation.auditoriumCapacity,
    "Capacidade do auditório é obrigatória quando auditório está selecionado",
  ],
  [
    "WIZ-39",
    ptValidation.productDescription,
    "Descrição dos produtos é obrigatória quando área de exposição está selecionada",
  ],
  [
    "WIZ-40",
    ptValidation.productQuantity,
    "Quantidade de produtos é obrigatória quando área de exposição está selecionada",
  ],
  ["WIZ-44", ptValidation.quantityMin, "Quantidade deve ser pelo menos 1"],
  ["WIZ-44", ptValidation.quantityMax, "Quantidade máxima é 100"],
  ["WIZ-45", ptValidation.periodMin, "Período de uso deve ser pelo menos 1"],
  ["WIZ-45", ptValidation.periodMax, "Período máximo é 100"],
  ["WIZ-46", ptValidation.discountMin, "Desconto deve ser maior ou igual a zero"],
  ["WIZ-46", ptValidation.discountMax, "Desconto máximo é 100%"],
  ["WIZ-49", ptValidation.totalValueMin, "Valor total deve ser maior ou igual a zero"],
  ["WIZ-50", ptValidation.totalItemsMin, "Total de itens deve ser maior ou igual a zero"],
  ["WIZ-60", enValidation.submissionIdRequired, "Submission ID is required"],
  ["CAT-11", ptValidation.itemIdRequired, "ID é obrigatório"],
  ["CAT-12", ptValidation.titleRequired, "Título é obrigatório"],
  ["CAT-13", ptValidation.unitMetricRequired, "Unidade de medida é obrigatória"],
  ["CAT-14", ptValidation.unitPriceMin, "Preço deve ser maior ou igual a zero"],
  ["ORD-15", enRefusals.reason.nothingChanged, "Please make changes before saving."],
  ["ORD-15", ptRefusals.reason.nothingChanged, "Por favor, faça alterações antes de salvar."],
  ["ERR-05", enRefusals.reason.captchaFailed, "CAPTCHA verification failed. Please try again."],
  ["ERR-16", enRefusals.notFound.submission, "Submission not found"],
  ["ERR-19", enRefusals.reason.pdfFailed, "Error generating PDF. Please try again."],
  ["ERR-26", enValidation.required, "Required"],
] as [string, string, string][])("%s reads as it is written", (_id, sentence, literal) => {
  expect(sentence).toBe(literal);
});
