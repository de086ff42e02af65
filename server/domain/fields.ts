import * as v from "valibot";
import { joinAccents, plainFigures, usualForms } from "./accents.ts";
import { addressKey, asciiDomain } from "./addresses.ts";
import { LOCALES } from "./locales.ts";
import { message, type MessageKey } from "./messages.ts";
import { MAX_CENTS } from "./money.ts";

/** Building blocks of schemas. Every text is trimmed, loses its control characters and has a limit. */

const MAX_EMAIL = 254;
const MAX_PHONE = 40;
export const MAX_URL = 2000;

/**
 * Control characters other than tab and line breaks, direction marks that could disguise text, and soft hyphens,
 * which a printed document cannot begin with.
 */
const UNSEEN = /(?![\t\n\r])[\p{Cc}\p{Bidi_Control}\u00AD]/gu;

/**
 * A visible character: no space, no blank (zero-width signs, Hangul fillers, the empty Braille cell), no mark without
 * its letter.
 */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Characters that are invisible in a line. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Line breaks that word processors write: a vertical tab, a form feed, the next line of a mainframe. */
const OTHER_BREAKS = /[\v\f\u0085]/g;

/** A text without a visible character becomes ""; joiners within words stay. */
export function cleanText(text: string): string {
  const clean = joinAccents(text.replace(OTHER_BREAKS, "\n").replace(UNSEEN, "")).trim();
  return VISIBLE.test(clean) ? clean : "";
}

/**
 * Cleaning only shortens, so a text far beyond the limit is left as it is: the limit refuses it without further work.
 */
function cleaned(max: number, clean = cleanText) {
  return v.transform((typed: string) => (typed.length > 4 * max + 1000 ? typed : clean(typed)));
}

/** Any line break, tab or run of spaces becomes one space. */
function oneLine(typed: string): string {
  return cleanText(typed).replace(/\s+/g, " ");
}

/** A text; `max` counts after trimming. */
export function text(max: number) {
  return v.pipe(v.string(), cleaned(max), v.maxLength(max, message("textTooLong")));
}

export function requiredText(max: number, whenEmpty: MessageKey = "required") {
  return v.pipe(
    v.string(whenEmpty),
    cleaned(max),
    v.minLength(1, whenEmpty),
    v.maxLength(max, message("textTooLong")),
  );
}

/** An optional text; absent and empty are both "". */
export function optionalText(max: number) {
  return v.optional(text(max), "");
}

/** A single line, because names and titles stand in mails. */
export function line(max: number) {
  return v.pipe(v.string(), cleaned(max, oneLine), v.maxLength(max, message("textTooLong")));
}

export function requiredLine(max: number, whenEmpty: MessageKey = "required") {
  return v.pipe(
    v.string(whenEmpty),
    cleaned(max, oneLine),
    v.minLength(1, whenEmpty),
    v.maxLength(max, message("textTooLong")),
  );
}

export function optionalLine(max: number) {
  return v.optional(line(max), "");
}

/**
 * What mail programs make a link of: a scheme, "www.", a host with a path, a host that is written small or ends as most
 * addresses do. A "St.John", "J.R.Silva" or "P.dos Santos" is none.
 */
const LINKED =
  /\.\S*[/\\]|:\/\/|(?:^|[^\p{L}])[wW]{3}\.|(?:[\p{L}\d]{2}\.(?!(?:dra?|d[ai]s?|dos|del|van|von|der|los|rer|nat|phil|civil)(?![\p{L}\d]))|(?:^|[^\p{L}\d.])[\p{L}\d]\.(?=com?(?![\p{L}\d])|me(?![\p{L}\d])|org|net))(?:\p{Ll}{2,}|(?:[cC][oO][mM]|[nN][eE][tT]|[oO][rR][gG]|[bB][rR]))(?![\p{L}\d])/u;

/** A title or a particle before what can end an address as well: "Dr.med.", "de.la Cruz". */
const TITLED =
  /(?<![\p{L}\d-])(?:profa?|dra?|enga?|med|rer|d[ei])\.(?=(?:med|vet|ing|pol|sc|de|la)(?![\p{L}\d/\\]))/giu;

/** A person's name without a web address, which a mail program would turn into a link. */
export function personName() {
  return v.pipe(
    requiredLine(200),
    v.check((name) => !LINKED.test(name.replace(TITLED, "$& ")), message("nameWithAddress")),
  );
}

/** An address as mail programs copy it: Maria <maria@example.org>. */
const NAMED_ADDRESS = /^[^<>]*<([^<>]*)>$/;

/** Local part of 64 characters at most, dots only within; labels of a domain begin and end with no hyphen. */
const EMAIL =
  /^(?=[^@]{1,64}@)[^\s@<>,;:"()[\]\\.]+(?:\.[^\s@<>,;:"()[\]\\.]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?\.)+(?:\p{L}[\p{L}\p{M}]+|xn--[a-z0-9-]*[a-z0-9])$/u;

/**
 * Stored as typed but in lower case, and compared by `addressKey`; up to 254 characters, with a dot in its domain
 * (EOI-30 refuses a@b) and no invisible characters, which would make a second account of the same look.
 */
export function email() {
  return v.pipe(
    v.string(message("required")),
    cleaned(MAX_EMAIL, (typed) => cleanText(cleanText(typed).replace(NAMED_ADDRESS, "$1"))),
    v.transform(oneDomain),
    v.minLength(1, message("required")),
    v.maxLength(MAX_EMAIL, message("textTooLong")),
    v.regex(EMAIL, message("emailInvalid")),
    v.check(
      (address) =>
        !HIDDEN.test(address) && asciiDomain(address.slice(address.lastIndexOf("@") + 1)) !== undefined,
      message("emailInvalid"),
    ),
  );
}

/** Its letters and dots in their usual form; a domain of both spellings in punycode. */
function oneDomain(typed: string): string {
  const at = typed.lastIndexOf("@") + 1;
  const email = (typed.slice(0, at) + usualForms(typed.slice(at)).replaceAll("。", ".")).toLowerCase();
  return email.includes("xn--", at) ? addressKey(email) : email;
}

/** At least 10 characters after trimming (EOI-29), four of them digits, whatever stands between them: an extension, a word to dial. */
export function phone() {
  return v.pipe(
    v.string(message("required")),
    cleaned(MAX_PHONE, (typed) => plainFigures(oneLine(typed))),
    v.minLength(1, message("required")),
    v.minLength(10, message("phoneTooShort")),
    v.maxLength(MAX_PHONE, message("textTooLong")),
    v.regex(/(?:\d[^\d]*){4}/, message("phoneInvalid")),
  );
}

/** http or https only (EOI-31): `javascript:` is refused. A bare host is taken as a full address. */
export function url() {
  return v.pipe(
    v.string(message("required")),
    cleaned(MAX_URL, (typed) => fullAddress(cleanText(typed))),
    v.maxLength(MAX_URL, message("textTooLong")),
    v.check(isWebUrl, message("urlInvalid")),
  );
}

export function optionalUrl() {
  return v.optional(v.union([v.literal(""), url()], message("urlInvalid")), "");
}

const BARE_HOST = /^(?:[\p{L}\d-]{1,63}\.)+\p{L}[\p{L}\d-]{1,62}(?:[/?#:]|$)/u;

/** "www.example.org" -> "https://www.example.org"; what does not begin with a host is returned as typed. */
export function fullAddress(typed: string): string {
  const address = typed.trim();
  return BARE_HOST.test(address) ? `https://${address}` : typed;
}

/** Full http(s) without spaces, and without a user name or password that could hide its target. */
export function isWebUrl(value: string): boolean {
  if (value.length > MAX_URL || !/^https?:\/\/\S+$/i.test(value)) return false;
  const parsed = URL.parse(value);
  if (parsed === null || parsed.username !== "" || parsed.password !== "") return false;
  return (parsed.protocol === "http:" || parsed.protocol === "https:") && parsed.hostname !== "";
}

/**
 * Up to `max` entries, counted before the first is looked at: a huge list of wrong entries is one issue. `whenNone`
 * is the message for what is no list.
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

/** 1 to 64 characters of letters, digits, `-` and `_`. */
export function id() {
  return v.pipe(v.string(message("required")), v.regex(/^[A-Za-z0-9_-]{1,64}$/, message("required")));
}

/** The secret of a mailed link. */
export function linkSecret() {
  return v.pipe(v.string(message("required")), v.regex(/^[A-Za-z0-9_-]{16,96}$/, message("required")));
}

/** The record's version as loaded on the screen. */
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

/** Finite, at most two decimals, within MAX_CENTS. */
export function usd(min: number, tooSmall: MessageKey) {
  return v.pipe(
    v.number(notNumberOr(tooSmall)),
    v.finite(tooSmall),
    v.minValue(min, tooSmall),
    v.maxValue(MAX_CENTS / 100, message("numberTooLarge")),
    v.check((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-4, message("decimals")),
  );
}

/** What reads as no number arrives as typed; nothing typed counts as too small. */
function notNumberOr(tooSmall: MessageKey): v.ErrorMessage<v.NumberIssue> {
  return ({ input }) =>
    typeof input === "string" && Number.isNaN(Number(input)) ? message("notNumber") : tooSmall;
}
