import { expect, test } from "bun:test";
import { TEMPORARY_PASSWORD_DAYS } from "#domain/accounts/recovery-code.ts";
import { INVITATION_DAYS } from "#domain/colleagues/invitation.ts";
import { LOCALES, type Locale } from "#domain/locales.ts";
import { RUN_LETTERS_WAIT_MS } from "#domain/orders/moves/letters.ts";
import { KEPT_DAYS } from "#domain/submissions/kept-days.ts";
import { TEXTS } from "#i18n/i18n-texts.ts";

/** Sentences that write out a span of time say the one that the rule has. */

const DAYS: Record<Locale, RegExp> = { pt: /(\d+) dias/, en: /(\d+) days/ };
/** What a sentence with days is about, by its words, and the rule it tells of. */
const RULES: readonly [about: RegExp, days: number][] = [
  [/senha|password|credenciais|credentials/i, TEMPORARY_PASSWORD_DAYS],
  [/convite|invitation|link (?:by email|por e-mail)/i, INVITATION_DAYS],
  [/escrev|wrote|writ|texto|your text|formul|form\b/i, KEPT_DAYS],
];
/** What reports look at, the login, the law. */
const APART = /^(?:reports\.|privacy\..*(?:refresh|renov|renew|LGPD))/;

function linesOf(value: unknown, path = ""): [path: string, line: string][] {
  if (typeof value === "string") return value.split("\n").map((line) => [path, line]);
  return Object.entries(value as object).flatMap(([key, part]) =>
    linesOf(part, path ? `${path}.${key}` : key),
  );
}

test.each(LOCALES.map((locale) => [locale]))("days written out in %s are those of the rules", (locale) => {
  const named = linesOf(TEXTS[locale]).filter(
    ([path, line]) => DAYS[locale].test(line) && !APART.test(`${path} ${line}`),
  );
  expect(named.length).toBeGreaterThan(15);
  const wrong = named.filter(([, line]) => {
    const rule = RULES.find(([about]) => about.test(line));
    return rule?.[1] !== Number(DAYS[locale].exec(line)?.[1]);
  });
  expect(wrong).toEqual([]);
});

test("the letters of a run wait as long as is said before it", () => {
  const minutes = { pt: "dez minutos", en: "ten minutes" };
  for (const locale of LOCALES) {
    const saying = linesOf(TEXTS[locale].bulk).filter(([, line]) => line.includes(minutes[locale]));
    expect(saying).not.toEqual([]);
  }
  expect(RUN_LETTERS_WAIT_MS).toBe(10 * 60_000);
});
