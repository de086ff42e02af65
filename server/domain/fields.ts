import * as v from "valibot";
import { joinAccents } from "./accents.ts";
import { LOCALES } from "./locales.ts";
import { message, type MessageKey } from "./messages.ts";
import { MAX_CENTS } from "./money.ts";

/**
 * Building blocks of schemas. Every text is trimmed, loses its control characters and has a limit, generous enough
 * never to be met in normal use.
 */

const MAX_EMAIL = 254;
const MAX_PHONE = 40;
export const MAX_URL = 2000;

/**
 * Control characters other than tab and line breaks, the direction marks and overrides used to disguise text, and soft
 * hyphens, which a printed document cannot begin with.
 */
const UNSEEN = /(?![\t\n\r])[\p{Cc}\p{Bidi_Control}\u00AD]/gu;

/**
 * A character that can be seen: no space, nothing that Unicode leaves blank (zero-width signs, the Hangul fillers, the
 * empty Braille cell) and no mark without its letter.
 */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Signs that leave no trace in a line. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** A text as it is kept. One in which there is nothing to see is empty; joiners within words stay. */
export function cleanText(text: string): string {
  const clean = joinAccents(text.replace(UNSEEN, "")).trim();
  return VISIBLE.test(clean) ? clean : "";
}

/**
 * What is kept of a typed text. Spaces around it and accents apart from their letters make it longer than that; one
 * far beyond the limit is left as it came, for the limit to refuse it without further work.
 */
function cleaned(max: number, clean = cleanText) {
  return v.transform((typed: string) => (typed.length > 4 * max + 1000 ? typed : clean(typed)));
}

/** On one line: whatever Unicode takes for a break, a tab or a space is a single space. */
function oneLine(typed: string): string {
  return cleanText(typed.replace(/[\s\u0085]/g, " ")).replace(/ +/g, " ");
}

/** A text that may be empty, up to `max` characters after trimming. */
export function text(max: number) {
  return v.pipe(v.string(), cleaned(max), v.maxLength(max, message("textTooLong")));
}

/** A text that must say something. */
export function requiredText(max: number, whenEmpty: MessageKey = "required") {
  return v.pipe(
    v.string(whenEmpty),
    cleaned(max),
    v.minLength(1, whenEmpty),
    v.maxLength(max, message("textTooLong")),
  );
}

/** A text that may be left out; absent and empty are the same "". */
export function optionalText(max: number) {
  return v.optional(text(max), "");
}

/** A text of one line, up to `max` characters: names and titles stand in mails and must not bring paragraphs along. */
export function line(max: number) {
  return v.pipe(v.string(), cleaned(max, oneLine), v.maxLength(max, message("textTooLong")));
}

/** A line that must say something. */
export function requiredLine(max: number, whenEmpty: MessageKey = "required") {
  return v.pipe(
    v.string(whenEmpty),
    cleaned(max, oneLine),
    v.minLength(1, whenEmpty),
    v.maxLength(max, message("textTooLong")),
  );
}

/** A line that may be left out. */
export function optionalLine(max: number) {
  return v.optional(line(max), "");
}

/** What a person is called: one line without a web address, which a mail program would make a link of. */
export function personName() {
  return v.pipe(
    requiredLine(200),
    v.check((name) => !name.includes("://"), message("nameWithAddress")),
  );
}

/**
 * An e-mail address, lower-cased, up to 254 characters, with a dot in its domain (EOI-30 refuses a@b) and nothing in it
 * that cannot be seen: it would be another account under the same letters.
 */
export function email() {
  return v.pipe(
    v.string(message("required")),
    cleaned(MAX_EMAIL),
    v.toLowerCase(),
    v.minLength(1, message("required")),
    v.maxLength(MAX_EMAIL, message("textTooLong")),
    v.regex(/^[^\s@<>,;:"()[\]\\]{1,64}@(?:[\p{L}\p{N}-]+\.)+[\p{L}]{2,}$/u, message("emailInvalid")),
    v.check((address) => !HIDDEN.test(address), message("emailInvalid")),
  );
}

/** A phone as typed, at least 10 characters of the trimmed text (EOI-29), digits among them. */
export function phone() {
  return v.pipe(
    v.string(message("required")),
    cleaned(MAX_PHONE),
    v.minLength(10, message("phoneTooShort")),
    v.maxLength(MAX_PHONE, message("textTooLong")),
    v.regex(/^[0-9+().\-\s/x]+$/i, message("phoneInvalid")),
  );
}

/** A full http or https address (EOI-31); anything else, `javascript:` above all, is refused. */
export function url() {
  return v.pipe(
    v.string(message("required")),
    cleaned(MAX_URL),
    v.maxLength(MAX_URL, message("textTooLong")),
    v.check(isWebUrl, message("urlInvalid")),
  );
}

/** An address that may be left out. */
export function optionalUrl() {
  return v.optional(v.union([v.literal(""), url()], message("urlInvalid")), "");
}

/** A full http(s) address without gaps, and without a name or password that would hide where it leads. */
export function isWebUrl(value: string): boolean {
  if (value.length > MAX_URL || !/^https?:\/\/\S+$/i.test(value)) return false;
  const parsed = URL.parse(value);
  if (parsed === null || parsed.username !== "" || parsed.password !== "") return false;
  return (parsed.protocol === "http:" || parsed.protocol === "https:") && parsed.hostname !== "";
}

/**
 * Up to `max` entries; `whenNone` is told for what is no list. They are counted before the first is looked at: a list
 * of a hundred thousand wrong ones is one broken rule and not a hundred thousand.
 */
export function list<const Item extends v.GenericSchema>(item: Item, max: number, whenNone?: MessageKey) {
  return v.pipe(
    v.array(
      v.custom<v.InferInput<Item>>(() => true),
      whenNone,
    ),
    v.maxLength(max, message("tooMany")),
    v.array(item),
  );
}

export function locale() {
  return v.picklist(LOCALES, message("choice"));
}

/** An id we issued: 1 to 64 characters of letters, digits, `-` and `_`. */
export function id() {
  return v.pipe(v.string(message("required")), v.regex(/^[A-Za-z0-9_-]{1,64}$/, message("required")));
}

/** The version a person saw when the screen was loaded. */
export function version() {
  return v.pipe(v.number(), v.integer(), v.minValue(1));
}

export function wholeNumber(min: number, max: number, tooSmall: MessageKey, tooLarge: MessageKey) {
  return v.pipe(
    v.number(notNumberOr(tooSmall)),
    v.integer(message("wholeNumber")),
    v.minValue(min, tooSmall),
    v.maxValue(max, tooLarge),
  );
}

/** Dollars on the wire: finite, at most two decimals, within the portal's limit. */
export function usd(min: number, tooSmall: MessageKey) {
  return v.pipe(
    v.number(notNumberOr(tooSmall)),
    v.finite(tooSmall),
    v.minValue(min, tooSmall),
    v.maxValue(MAX_CENTS / 100, message("numberTooLarge")),
    v.check((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-4, message("decimals")),
  );
}

/** What was typed and reads as no number arrives as it was typed; nothing typed is as good as too little. */
function notNumberOr(tooSmall: MessageKey): v.ErrorMessage<v.NumberIssue> {
  return ({ input }) =>
    typeof input === "string" && Number.isNaN(Number(input)) ? message("notNumber") : tooSmall;
}
