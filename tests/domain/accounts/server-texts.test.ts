import { describe, expect, test } from "bun:test";
import { i18nObject } from "#i18n/i18n-util.ts";
import { loadAllLocales } from "#i18n/i18n-util.sync.ts";
import { roleName } from "#src/features/accounts/role-name.ts";
import { sayPasswordFailure, sayRecoveryFailure } from "#src/features/accounts/server-texts.ts";
import { recoverySearch } from "#src/features/accounts/recovery/search.ts";
import { CallError } from "#src/lib/call/call.ts";

loadAllLocales();
const [pt, en] = [i18nObject("pt"), i18nObject("en")];

describe("why a recovery failed", () => {
  test("REC-23: all items of an errors array, joined", () => {
    const error = new CallError(400, { errors: [{ msg: "a" }, { msg: "b" }], message: "c" });
    expect(sayRecoveryFailure(en, error)).toBe("a, b");
  });

  test("REC-24: else the server's message, else that the network failed", () => {
    expect(sayRecoveryFailure(en, new CallError(400, { message: "c" }))).toBe("c");
    for (const error of [
      new TypeError("Failed to fetch"),
      new CallError(500, undefined),
      new CallError(400, { errors: [] }),
    ]) {
      expect(sayRecoveryFailure(en, error)).toBe("Network error occurred");
      expect(sayRecoveryFailure(pt, error)).toBe("Ocorreu um erro de rede");
    }
  });

  test.each([
    ["Invalid recovery code", "Código de recuperação inválido"],
    ["Recovery code has expired", "O código de recuperação expirou"],
    ["Recovery code has already been used", "O código de recuperação já foi usado"],
    ["Password confirmation does not match", "A confirmação da senha não confere"],
    ["New password must be at least 8 characters long.", "A nova senha deve ter pelo menos 8 caracteres."],
  ])("a text we know is said in the reader's language: %s", (literal, portuguese) => {
    const error = new CallError(400, { message: literal });
    expect([sayRecoveryFailure(en, error), sayRecoveryFailure(pt, error)]).toEqual([literal, portuguese]);
  });
});

describe("why a password change failed, in this order (FA-08, FA-09)", () => {
  test.each([
    [{ errors: [{ msg: "a" }, { msg: "b" }], message: "c" }, "a"],
    [{ errors: [], message: "c" }, "c"],
    [{ errors: [] }, "Failed to change password. Please try again."],
  ])("%j", (body, text) => {
    expect(sayPasswordFailure(en, new CallError(400, body))).toBe(text);
  });

  test("no answer at all", () => {
    expect(sayPasswordFailure(en, undefined)).toBe("Failed to change password. Please try again.");
    expect(sayPasswordFailure(pt, undefined)).toBe("Falha ao alterar a senha. Tente novamente.");
  });
});

test.each([
  ["ADMIN", "Administrator", "Administrador"],
  ["SUBMISSION_MANAGER", "Submission Manager", "Gestor de Submissões"],
  ["PARTNER", "Partner", "Parceiro"],
  ["GRUPORG", "Gruporg", "Gruporg"],
  ["SOMETHING", "User", "Usuário"],
])("PROF-03: %s is shown by name", (role, english, portuguese) => {
  expect([roleName(en, role), roleName(pt, role)]).toEqual([english, portuguese]);
});

test("REC-02: a code of the address is a text, even when it looks like a number", () => {
  expect(recoverySearch({ code: 2345678923 })).toEqual({ code: "2345678923" });
  expect(recoverySearch({ code: "" })).toEqual({ code: "" });
  expect(recoverySearch({ other: "x" })).toEqual({});
});
