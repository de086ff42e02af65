import { describe, expect, test } from "bun:test";
import * as v from "valibot";
import {
  cleanText,
  email,
  id,
  line,
  locale,
  optionalLine,
  optionalText,
  optionalUrl,
  personName,
  requiredLine,
  requiredText,
  text,
  url,
  usd,
  version,
  wholeNumber,
} from "#domain/fields.ts";
import { fieldIssues } from "#domain/messages.ts";
import { check, no } from "./check-field.ts";

test.each([
  ["  two words ", "two words"],
  ["a\u0000b\u202Ec\u2066d", "abcd"],
  ["Primeira linha\u000BSegunda\u000C\u0085linha", "Primeira linha\nSegunda\n\nlinha"],
  ["ab\u0080\u009Fc\u061Cd\u200Ee\u200Ff", "abcdef"],
  ["می\u200Cخواهم", "می\u200Cخواهم"],
  ["👩\u200D🌾", "👩\u200D🌾"],
  ["\u00AD\u00ADinsti\u00ADtuto", "instituto"],
  ["line\nbreak\tkept", "line\nbreak\tkept"],
  ["e\u0301", "é"],
  [`e${"\u0301".repeat(1000)}`, `é${"\u0301".repeat(29)}`],
])("cleans %j to %j", (typed, clean) => {
  expect(cleanText(typed)).toBe(clean);
});

describe("texts", () => {
  test.each([
    ["x".repeat(5), "xxxxx"],
    [`  ${"x".repeat(5)}  `, "xxxxx"],
    ["x".repeat(6), no("textTooLong")],
    ["", no("required")],
    ["   ", no("required")],
    ["\u200Bx", "\u200Bx"],
    [undefined, no("required")],
  ])("a required text of 5 takes %j as %j", (typed, expected) => {
    expect<unknown>(check(requiredText(5), typed)).toEqual(expected);
  });

  test("a required text may have a message of its own", () => {
    expect<unknown>(check(requiredText(5, "titleRequired"), " ")).toEqual(no("titleRequired"));
    expect<unknown>(check(requiredText(5, "titleRequired"), 7)).toEqual(no("titleRequired"));
  });

  test("a text far over its limit is told the limit, whatever it is made of", () => {
    for (const typed of ["x".repeat(500_000), `a${"\u0301\u0323".repeat(250_000)}`, " ".repeat(500_000)]) {
      const { issues } = v.safeParse(requiredText(5), typed);
      expect(fieldIssues(issues ?? [])).toEqual([{ path: "", key: "textTooLong", limit: 5 }]);
    }
    expect<unknown>(check(email(), `${"a".repeat(500_000)}@example.org`)).toEqual(no("textTooLong"));
    expect<unknown>(check(url(), `https://${"a\u0301\u0323".repeat(90_000)}.org`)).toEqual(no("textTooLong"));
  });

  test("spaces around a text and accents apart from their letters do not count", () => {
    expect(check(requiredText(5), `${" ".repeat(500)}xxxxx${" ".repeat(500)}`)).toBe("xxxxx");
    expect(check(requiredText(5), "e\u0302\u0301".repeat(5))).toBe("ếếếếế");
  });

  test("an optional text is empty when it is left out", () => {
    expect(check(optionalText(5), undefined)).toBe("");
    expect<unknown>(check(text(5), "123456")).toEqual(no("textTooLong"));
  });
});

const BLANK = [
  "\u00AD",
  "\u034F",
  "\u061C",
  "\u115F",
  "\u1160",
  "\u180E",
  "\u200B",
  "\u200D",
  "\u200E",
  "\u2060",
  "\u2800",
  "\u3164",
  "\uFE0F",
  "\uFEFF",
  "\uFFA0",
  "\u{E0061}",
  "\u0301",
  "\ud800",
];

describe("a text in which there is nothing to see", () => {
  test.each(BLANK)("is no text: %j", (sign) => {
    for (const typed of [sign, sign.repeat(4), ` ${sign} \u00A0${sign}`]) {
      expect<unknown>(check(requiredText(20), typed)).toEqual(no("required"));
      expect<unknown>(check(requiredLine(20), typed)).toEqual(no("required"));
      expect<unknown>(check(personName(), typed)).toEqual(no("required"));
      expect(check(optionalText(20), typed)).toBe("");
    }
  });

  test.each(["1", "?", "ª", "あ", "é", "🌳", "\u3164a", "한"])("but %j is one", (typed) => {
    expect(check(requiredText(20), typed)).toBe(typed);
  });
});

describe("a line", () => {
  test.each([
    ["Ana\r\n\r\nPay here", "Ana Pay here"],
    ["Ana\tde \u00A0 Souza", "Ana de Souza"],
    ["Ana\u0085\u2028\u2029\u000B\u000CSouza", "Ana Souza"],
    ["Ana \u0000 Souza\n", "Ana Souza"],
    ["\n\t", no("required")],
    [`a${" ".repeat(30)}b`, "a b"],
    ["x".repeat(21), no("textTooLong")],
    [undefined, no("required")],
  ])("of 20 takes %j as %j", (typed, expected) => {
    expect<unknown>(check(requiredLine(20), typed)).toEqual(expected);
  });

  test("may be left out where it is optional", () => {
    expect(check(optionalLine(20), undefined)).toBe("");
    expect(check(line(20), "a\nb")).toBe("a b");
  });
});

describe("a person's name", () => {
  test.each([
    ["Ana  de\nSouza", "Ana de Souza"],
    ["Prof.dr. Jan de Vries", "Prof.dr. Jan de Vries"],
    ["João P.dos Santos", "João P.dos Santos"],
    ["J.da Silva", "J.da Silva"],
    ["J.de Vries", "J.de Vries"],
    ["Prof.Dr.med. Anna Weiß", "Prof.Dr.med. Anna Weiß"],
    ["Dr.med.vet. Anna Weiß", "Dr.med.vet. Anna Weiß"],
    ["María de.la Cruz", "María de.la Cruz"],
    ["Eng.civil João Souza", "Eng.civil João Souza"],
    ["Dr.de Souza", "Dr.de Souza"],
    ["Joe spam.ru", no("nameWithAddress")],
    ["Dr.evil.com", no("nameWithAddress")],
    ["Dr.com", no("nameWithAddress")],
    ["Dr.med.de/x", no("nameWithAddress")],
    ["olédr.de", no("nameWithAddress")],
    ["evil-dr.de", no("nameWithAddress")],
    ["t.me", no("nameWithAddress")],
    ["Ana evil.de", no("nameWithAddress")],
    ["Ana http://evil.example", no("nameWithAddress")],
    ["Ana HTTPS://evil.example", no("nameWithAddress")],
    ["www.evil.example/login", no("nameWithAddress")],
    ["Ana (WWW.Evil.Example)", no("nameWithAddress")],
    ["Evil.Com", no("nameWithAddress")],
    ["Evil.Xyz/login", no("nameWithAddress")],
    ["J.R.R. Tolkien", "J.R.R. Tolkien"],
    ["Ana A.B.Silva Jr.", "Ana A.B.Silva Jr."],
    ["João: produção/eventos", "João: produção/eventos"],
    ["x".repeat(201), no("textTooLong")],
  ])("takes %j as %j", (typed, expected) => {
    expect<unknown>(check(personName(), typed)).toEqual(expected);
  });
});

describe("an e-mail address (EOI-30)", () => {
  test.each([
    ["Ana.Souza@Example.ORG ", "ana.souza@example.org"],
    ["a+b@sub.example.org", "a+b@sub.example.org"],
    ["abc", no("emailInvalid")],
    ["a@", no("emailInvalid")],
    ["post@example.xn--p1ai", "post@example.xn--p1ai"],
    ["info@xn--80aswg.xn--p1ai", "info@xn--80aswg.xn--p1ai"],
    ["Rosa@AÇAÍ.com.br", "rosa@açaí.com.br"],
    ["sac@भारत.भारत", "sac@भारत.भारत"],
    ["rosa@ａçaí。com.br", "rosa@açaí.com.br"],
    ["rosa@açaí.xn--p1ai", "rosa@xn--aa-4iaz.xn--p1ai"],
    ["Maria <maria@example.org>", "maria@example.org"],
    ["maria..silva@example.org", no("emailInvalid")],
    [".maria@example.org", no("emailInvalid")],
    ["maria.@example.org", no("emailInvalid")],
    ["info@-bad-.org", no("emailInvalid")],
    ["info@example..org", no("emailInvalid")],
    ["info@example.org-", no("emailInvalid")],
    ["a@b", no("emailInvalid")],
    ["a b@example.org", no("emailInvalid")],
    ["a@example.org,b@example.org", no("emailInvalid")],
    ["a@example.org\nbcc: b@example.org", no("emailInvalid")],
    [`${"a".repeat(65)}@example.org`, no("emailInvalid")],
    ["a\u200Bdmin@example.org", no("emailInvalid")],
    ["admin\u2060@example.org", no("emailInvalid")],
    ["admin@exam\u200Dple.org", no("emailInvalid")],
    ["admin@exam\u3164ple.org", no("emailInvalid")],
    ["\u2800admin@example.org", no("emailInvalid")],
    ["\u200Eadmin@example.org", "admin@example.org"],
    ["", no("required")],
  ])("takes %j as %j", (typed, expected) => {
    expect<unknown>(check(email(), typed)).toEqual(expected);
  });
});

describe("an address on the web (EOI-31)", () => {
  test.each([
    ["https://example.org/a?b=c#d", "https://example.org/a?b=c#d"],
    [" HTTP://example.org ", "HTTP://example.org"],
    ["example.org", "https://example.org"],
    [" www.exemplo.org.br/a?b ", "https://www.exemplo.org.br/a?b"],
    ["münchen.example:8443/x", "https://münchen.example:8443/x"],
    ["name@example.org", no("urlInvalid")],
    ["example", no("urlInvalid")],
    ["1.5", no("urlInvalid")],
    ["javascript:x.org", no("urlInvalid")],
    ["data.org:80@evil.example", no("urlInvalid")],
    ["ftp://example.org", no("urlInvalid")],
    ["javascript:alert(1)", no("urlInvalid")],
    ["https://", no("urlInvalid")],
    ["https://exa mple.org", no("urlInvalid")],
  ])("takes %j as %j", (typed, expected) => {
    expect<unknown>(check(url(), typed)).toEqual(expected);
  });

  test("may be left out where it is optional", () => {
    expect(check(optionalUrl(), undefined)).toBe("");
    expect(check(optionalUrl(), "")).toBe("");
    expect(check(optionalUrl(), "example.org")).toBe("https://example.org");
    expect<unknown>(check(optionalUrl(), "no address")).toEqual(no("urlInvalid"));
  });
});

describe("numbers", () => {
  test.each([
    [1, 1],
    [100, 100],
    [0, no("quantityMin")],
    [101, no("quantityMax")],
    [1.5, no("wholeNumber")],
    ["5", no("quantityMin")],
    [Number.NaN, no("quantityMin")],
  ])("a whole number from 1 to 100 takes %p as %j", (typed, expected) => {
    expect<unknown>(check(wholeNumber(1, 100, "quantityMin", "quantityMax"), typed)).toEqual(expected);
  });

  test.each([
    [0, 0],
    [19.99, 19.99],
    [10_000_000_000, 10_000_000_000],
    [10_000_000_000.01, no("numberTooLarge")],
    [0.001, no("decimals")],
    [-0.01, no("unitPriceMin")],
    [Number.POSITIVE_INFINITY, no("unitPriceMin")],
  ])("dollars take %p as %j", (typed, expected) => {
    expect<unknown>(check(usd(0, "unitPriceMin"), typed)).toEqual(expected);
  });
});

test("ids and versions are only those we could have issued", () => {
  expect(check(id(), "aZ09_-")).toBe("aZ09_-");
  expect<unknown>(check(id(), "../etc/passwd")).toEqual(no("required"));
  expect<unknown>(check(id(), "x".repeat(65))).toEqual(no("required"));
  expect(check(version(), 1)).toBe(1);
  expect(v.is(version(), 0)).toBe(false);
  expect(v.is(version(), 1.5)).toBe(false);
});

test("a language is one of ours", () => {
  expect(check(locale(), "pt")).toBe("pt");
  expect<unknown>(check(locale(), "fr")).toEqual(no("choice"));
});
