import { describe, expect, test } from "bun:test";
import { MAIL_WORDS } from "#server/mail/words.ts";
import { loadLocale } from "#i18n/i18n-util.sync.ts";
import { loadedFormatters, loadedLocales } from "#i18n/i18n-util.ts";
import { makeWords } from "#i18n/make-words.ts";

loadLocale("en");
const LL = makeWords("en", loadedLocales.en, loadedFormatters.en);
const NILE = "منظمة النيل";

describe("a name that runs from right to left", () => {
  test("stands by itself in a sentence of a screen, so that what follows stays in its place", () => {
    expect<string>(LL.header.welcome({ name: NILE })).toBe(`Welcome, \u2068${NILE}\u2069`);
  });

  test("and in a letter", () => {
    expect<string>(
      MAIL_WORDS.pt.colleagueInvite.body({ inviter: NILE, company: "Ana", zone: "Z" }),
    ).toStartWith(`\u2068${NILE}\u2069`);
  });

  test("while every other name is as it is written", () => {
    expect<string>(LL.header.welcome({ name: "Ana Moura" })).toBe("Welcome, Ana Moura");
    expect<string>(LL.header.eoiOpen({ date: "12 Sep 2025" })).not.toMatch(/[\u2068\u2069]/);
  });
});

describe("words", () => {
  test("are read by their names, in lists, and are nothing where there are none", () => {
    expect<string>(LL.actions.cancel()).toBe("Cancel");
    expect<string>(LL.header.eoiLeft({ days: 1 })).toBe("1 day left");
    const none = (LL as unknown as Record<string, Record<string, () => string>>)["nothing"]?.["here"];
    expect(none?.()).toBe("");
  });
});
