import * as v from "valibot";
import { searchable } from "../accents.ts";
import type { Localised } from "../locales.ts";
import { message, type MessageKey } from "../messages.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { DIGITS, LOWER, pickCharacter, randomBelow, UPPER, type RandomBytes } from "./random-characters.ts";

const PASSWORD_MIN = 8;
const PASSWORD_MAX = 128;

/** Allowed special characters (REC-14, REC-15). */
export const PASSWORD_SPECIALS = "@$!%*?&";

const TEMPORARY_LENGTH = 14;

/** The owner's facts that a password must not contain; both may be unknown, as in a reset by code. */
export type PasswordOwner = { email?: string; eventName?: string | Localised };

/** The same rule for the password that a phone or browser proposes (`passwordrules`, as WebKit reads it). */
export const PROPOSED_PASSWORD = `minlength: ${PASSWORD_MIN}; maxlength: ${PASSWORD_MAX}; required: lower; required: upper; required: digit; required: [${PASSWORD_SPECIALS}];`;

type Rule = { key: MessageKey; isMet: (password: string) => boolean };

/** The rules in the order in which they are reported; also the ticks beside the field. */
export const PASSWORD_RULES: readonly Rule[] = [
  { key: "passwordTooShort", isMet: (password) => [...password].length >= PASSWORD_MIN },
  { key: "passwordTooLong", isMet: (password) => !isTooLong(password) },
  { key: "passwordLower", isMet: (password) => /[a-z]/.test(password) },
  { key: "passwordUpper", isMet: (password) => /[A-Z]/.test(password) },
  { key: "passwordDigit", isMet: (password) => /[0-9]/.test(password) },
  { key: "passwordSpecial", isMet: (password) => /[@$!%*?&]/.test(password) },
  { key: "passwordCharacters", isMet: (password) => /^[A-Za-z0-9@$!%*?&]*$/.test(password) },
];

/**
 * Every broken rule of a new password: 8 to 128 characters, lower, upper, digit and one of `@ $ ! % * ? &`, no
 * others, not common, not the own e-mail or the event's name. For one that is too long only that is reported.
 */
export function passwordIssues(password: string, owner: PasswordOwner = {}): MessageKey[] {
  if (isTooLong(password)) return ["passwordTooLong"];
  const broken = PASSWORD_RULES.filter((rule) => !rule.isMet(password)).map((rule) => rule.key);
  if (isCommonPassword(password)) broken.push("passwordCommon");
  if (isPersonal(password, owner)) broken.push("passwordPersonal");
  return broken;
}

/** The schema of a new password. Never trimmed: a space is refused. */
export function newPassword(owner: PasswordOwner = {}) {
  return v.pipe(
    v.string(message("required")),
    v.minLength(1, message("required")),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      for (const key of passwordIssues(dataset.value, owner)) addIssue({ message: key });
    }),
  );
}

/** 14 characters without look-alikes, at least one of each kind, at random positions. */
export function generateTemporaryPassword(randomBytes: RandomBytes, owner: PasswordOwner = {}): string {
  for (;;) {
    const characters = [LOWER, UPPER, DIGITS, PASSWORD_SPECIALS].map((kind) =>
      pickCharacter(kind, randomBytes),
    );
    const all = LOWER + UPPER + DIGITS + PASSWORD_SPECIALS;
    while (characters.length < TEMPORARY_LENGTH) characters.push(pickCharacter(all, randomBytes));
    const password = shuffle(characters, randomBytes).join("");
    if (passwordIssues(password, owner).length === 0) return password;
  }
}

function isTooLong(password: string): boolean {
  return [...password].length > PASSWORD_MAX;
}

function isPersonal(password: string, { email, eventName }: PasswordOwner): boolean {
  const names = typeof eventName === "string" ? [eventName] : Object.values(eventName ?? {});
  const local = email?.split("@")[0] ?? "";
  const own = squash(password);
  // Fragments shorter than four characters would forbid half the dictionary.
  return [email ?? "", local, ...names, ...names.map(withoutYear)]
    .map(squash)
    .some((fragment) => fragment.length >= 4 && own.includes(fragment));
}

function withoutYear(name: string): string {
  return name.replace(/\d+/g, "");
}

/** Lower-case letters and digits, without accents. */
function squash(text: string): string {
  return searchable(text).replace(/[^a-z0-9]/g, "");
}

function shuffle(characters: readonly string[], randomBytes: RandomBytes): string[] {
  const mixed = [...characters];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = randomBelow(last + 1, randomBytes);
    [mixed[last], mixed[other]] = [mixed[other] ?? "", mixed[last] ?? ""];
  }
  return mixed;
}
