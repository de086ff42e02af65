import { LOCALES, type Locale, type Localised, pickText } from "#domain/locales.ts";
import { type Content, saidRows, type StandRow } from "#domain/package-contents.ts";
import type { PackageId } from "#domain/package-id.ts";
import { offeredPackages } from "#domain/packages.ts";
import type { Settings } from "#domain/settings/schema.ts";
import { formatNumber } from "#i18n/formatters.ts";
import enBriefing from "#i18n/en/briefing/index.ts";
import enHome from "#i18n/en/home/index.ts";
import enSettings from "#i18n/en/settings/index.ts";
import ptBriefing from "#i18n/pt/briefing/index.ts";
import ptHome from "#i18n/pt/home/index.ts";
import ptSettings from "#i18n/pt/settings/index.ts";
import { dated, siteFactsOf } from "./site-facts.ts";

/** Of the rooms that name them: every first answer reads these, and all words would cost it 25 ms (P10). */
const WORDS = {
  pt: { ...ptSettings, fact: { ...ptBriefing.fact, ...ptHome.facts } },
  en: { ...enSettings, fact: { ...enBriefing.fact, ...enHome.facts } },
};

/** The site facts that matter when choosing a stand, out of those for builders. */
const SITE = ["build", "strike", "maxHeight", "power"] as const;
const FACTS = ["build", "summit", "conference", "strike", "maxHeight", "power"] as const;

/**
 * What the packages on offer contain, then what holds for every stand; rows of which nothing is known are left out. The
 * days of the event, which always are, make no table alone.
 */
export function standRows(settings: Settings): StandRow[] {
  const { summit, conference, openingHours } = settings;
  const site = siteFactsOf(settings, null);
  const contents = contentRows(settings, offeredPackages(settings.packages));
  const isKnown = contents.length > 0 || SITE.some((fact) => site[fact]) || pickText(openingHours, "en");
  if (!isKnown) return [];
  const facts = {
    ...site,
    summit: dated(summit, { pt: "", en: "" }),
    conference: dated(conference, openingHours),
  };
  return [
    ...contents,
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
