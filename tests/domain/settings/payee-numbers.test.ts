import { describe, expect, test } from "bun:test";
import * as v from "valibot";
import { fieldIssues } from "#domain/messages.ts";
import { settingsForm, settingsFormInput } from "#domain/settings/form.ts";
import { isAccount, isPixKey, isTaxNumber } from "#domain/settings/payee-numbers.ts";
import { DEFAULT_SETTINGS, type Settings } from "#domain/settings/schema.ts";

test.each([
  ["11.222.333/0001-81", true],
  ["CNPJ 11222333000181", true],
  ["12.ABC.345/01DE-35", true],
  ["11.222.333/0001-82", false],
  ["CNPJ 11.222.333/0001", false],
  ["1122233300018", false],
  ["12.ABC.345/01DE-36", false],
  ["SIRET 732 829 320 00074", true],
  ["DE 143/333/12345", true],
  ["EIN 12-3456789", true],
])("the tax number %p can be right: %p", (written, isRight) => {
  expect(isTaxNumber(written)).toBe(isRight);
});

test.each([
  ["11.222.333/0001-81", true],
  ["11.222.333/0001-82", false],
  ["529.982.247-25", true],
  ["529.982.247-26", false],
  ["111.111.111-11", false],
  ["pagamentos@ribeira.org.br", true],
  ["pagamentos@ribeira", false],
  ["+55 91 98765-4321", true],
  ["+55 (91) 3222-0000", true],
  ["91 98765-4321", false],
  ["+1 202 555 0100", false],
  ["123e4567-e89b-12d3-a456-426655440000", true],
  ["123e4567-e89b-12d3-a456-42665544000", false],
  ["banco do igarapé", false],
])("the Pix key %p can be right: %p", (written, isRight) => {
  expect(isPixKey(written)).toBe(isRight);
});

test.each([
  ["DE89 3704 0044 0532 0130 00", true],
  ["IBAN: BR18 0036 0305 0000 1000 9795 493C 1", true],
  ["DE89 3704 0044 0532 0130 01", false],
  ["DE89 3704 0044 0532 0130 0", false],
  ["IBAN 12345", false],
  ["Ag. 0001-9 CC 12345-6", true],
  ["AG 1234 CC 123456-7", true],
  ["BB 1234-5 12345678-9", true],
  ["CC 12345678-9, agência 1674", true],
  ["(ag. 1674) 12345-6", true],
  ["[] *", true],
])("the account %p can be right: %p", (written, isRight) => {
  expect(isAccount(written)).toBe(isRight);
});

describe("the organiser's numbers in the settings", () => {
  const settings = (paying: Partial<Settings["paying"]>, taxNumber = ""): Settings => ({
    ...DEFAULT_SETTINGS,
    paying: { ...DEFAULT_SETTINGS.paying, ...paying },
    identity: { ...DEFAULT_SETTINGS.identity, taxNumber },
  });
  const wrong = settings(
    { swift: "BRASBR", account: "DE89 3704 0044 0532 0130 01", pixKey: "12345678909876" },
    "11.222.333/0001-82",
  );

  test("each that cannot be right is refused beside its field", () => {
    const { issues = [] } = v.safeParse(settingsFormInput, settingsForm(wrong));
    expect(fieldIssues(issues)).toEqual([
      { path: "identity.taxNumber", key: "taxNumberInvalid" },
      { path: "paying.account", key: "ibanInvalid" },
      { path: "paying.swift", key: "swiftInvalid" },
      { path: "paying.pixKey", key: "pixKeyInvalid" },
    ]);
  });

  test("right ones are stored, a CNPJ as it is printed", () => {
    const right = settings(
      { swift: "BRASBRRJBLM", account: "Ag. 1674-8, conta 50.123-9", pixKey: "11222333000181" },
      "CNPJ 11222333000181",
    );
    const saved = v.parse(settingsFormInput, settingsForm(right));
    expect(saved.paying).toEqual(right.paying);
    expect(saved.identity.taxNumber).toBe("11.222.333/0001-81");
    const iban = settings({ account: "DE89 3704 0044 0532 0130 00" });
    expect(v.is(settingsFormInput, settingsForm(iban))).toBe(true);
  });
});
