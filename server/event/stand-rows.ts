import { LOCALES, type Locale, type Localised } from "#domain/locales.ts";
import { type Content, saidRows, type StandRow } from "#domain/package-contents.ts";
import type { PackageId } from "#domain/package-id.ts";
import { offeredPackages } from "#domain/packages.ts";
import type { Settings } from "#domain/settings/schema.ts";
import { formatNumber } from "#i18n/formatters.ts";
import enBriefing from "#i18n/en/briefing/index.ts";
import enSettings from "#i18n/en/settings/index.ts";
import ptBriefing from "#i18n/pt/briefing/index.ts";
import ptSettings from "#i18n/pt/settings/index.ts";
import { siteFactsOf } from "./site-facts.ts";

/** Of the rooms that name them: every first answer reads these, and all words would cost it 25 ms (P10). */
const WORDS = {
  pt: { ...ptSettings, fact: ptBriefing.fact },
  en: { ...enSettings, fact: enBriefing.fact },
};

/** Of what a builder has to know, what whoever chooses a stand asks too. */
const FACTS = ["build", "strike", "maxHeight", "power"] as const;

/** What the packages on offer contain, then what holds for every stand; rows of which nothing is known are left out. */
export function standRows(settings: Settings): StandRow[] {
  const facts = siteFactsOf(settings, null);
  return [
    ...contentRows(settings, offeredPackages(settings.packages)),
    ...FACTS.flatMap((fact) => {
      const cell = facts[fact];
      return cell ? [{ name: inBoth((locale) => WORDS[locale].fact[fact]), cells: [cell] }] : [];
    }),
  ];
}

/** What these packages contain, a cell each. */
export function contentRows({ packageContents }: Settings, ids: readonly PackageId[]): StandRow[] {
  if (ids.length === 0) return [];
  return saidRows(packageContents, ids).map((row) => {
    const { unit, ...contents } = packageContents[row];
    return {
      name: inBoth((locale) => WORDS[locale].contents[row]),
      cells: ids.map((id) => inBoth((locale) => sayContent(locale, contents[id], unit))),
    };
  });
}

function sayContent(locale: Locale, content: Content, unit: Localised): string {
  if (typeof content !== "number") return WORDS[locale].content[content ? "yes" : "no"];
  return [formatNumber(locale, content), unit[locale]].filter(Boolean).join("\u00A0");
}

function inBoth(say: (locale: Locale) => string): Localised {
  return Object.fromEntries(LOCALES.map((locale) => [locale, say(locale)])) as Localised; // fromEntries loses the names.
}
