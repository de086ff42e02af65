import { expect, test } from "bun:test";
import { formatCnpj, isCnpj, shownLegalId } from "#domain/submissions/cnpj.ts";

test.each([
  ["numeric", "11.222.333/0001-81"],
  ["numeric, bare", "11222333000181"],
  ["alphanumeric, the authority's own example", "12.ABC.345/01DE-35"],
  ["alphanumeric, small letters", "12abc34501de35"],
  ["with an en dash", "11.222.333/0001–81"],
  ["with a hyphen that does not break", "11.222.333/0001‑81"],
  ["with its name before it", "CNPJ: 11.222.333/0001-81"],
  ["with what people write before it", "CNPJ nº 11.222.333/0001-81"],
  ["without a space behind that", "CNPJ/MF sob o n.º11.222.333/0001-81"],
  ["with letters behind its name", "CNPJ 12ABC34501DE35"],
  ["of full width", "１１．２２２．３３３／０００１－８１"],
])("accepts a CNPJ: %s", (_name, cnpj) => {
  expect(isCnpj(cnpj)).toBe(true);
});

test.each([
  ["last digit wrong", "11.222.333/0001-82"],
  ["first check digit wrong", "11.222.333/0001-91"],
  ["letter changed", "12.ABD.345/01DE-35"],
  ["letters as check digits", "12ABC34501DEAB"],
  ["too short", "1122233300018"],
  ["too long", "112223330001811"],
  ["one digit fourteen times", "00000000000000"],
  ["another digit fourteen times", "11111111111111"],
  ["empty", ""],
  ["a foreign number", "DE123456789"],
])("refuses a CNPJ: %s", (_name, cnpj) => {
  expect(isCnpj(cnpj)).toBe(false);
});

test("writes it the usual way, and leaves anything else alone", () => {
  expect(formatCnpj("12abc34501de35")).toBe("12.ABC.345/01DE-35");
  expect(formatCnpj("CNPJ 11.222.333/0001–81")).toBe("11.222.333/0001-81");
  expect(formatCnpj("１１．２２２．３３３／０００１－８１")).toBe("11.222.333/0001-81");
  expect(formatCnpj("DE123456789")).toBe("DE123456789");
});

test("shows a Brazilian organisation's number as a CNPJ, and another country's as it was given", () => {
  expect(shownLegalId({ country: "BR", cnpj: "11222333000181" })).toBe("11.222.333/0001-81");
  expect(shownLegalId({ country: "PT", cnpj: "11222333000181" })).toBe("11222333000181");
});
