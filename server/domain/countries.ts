import type { Locale } from "./locales.ts";

/** ISO 3166-1 alpha-2, 249 codes; names come from the platform. */
const CODES = `
AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ
CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR
GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP
KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT
MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW
SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ
UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW
`;

export const COUNTRIES: readonly string[] = CODES.trim().split(/\s+/);
const KNOWN = new Set(COUNTRIES);

export type Country = { code: string; name: string };

export function isCountry(code: unknown): code is string {
  return typeof code === "string" && KNOWN.has(code);
}

/** "BR" -> Brasil, Brazil; an unknown code comes back as it is. */
export function countryName(code: string, locale: Locale): string {
  return isCountry(code) ? (regionNames(locale).of(code) ?? code) : code;
}

/** Sorted by name in the reader's language (EOI-33). */
export function listCountries(locale: Locale): Country[] {
  const known = regionNames(locale);
  const { compare } = new Intl.Collator(locale);
  return COUNTRIES.map((code) => ({ code, name: known.of(code) ?? code })).toSorted((a, b) =>
    compare(a.name, b.name),
  );
}

/** Kept: creating one is slower than a hundred names. */
const names: Partial<Record<Locale, Intl.DisplayNames>> = {};

function regionNames(locale: Locale): Intl.DisplayNames {
  return (names[locale] ??= new Intl.DisplayNames(locale === "pt" ? "pt-BR" : "en", { type: "region" }));
}
