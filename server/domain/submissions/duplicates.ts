import { bareCnpj } from "./cnpj.ts";
import { areNearlySame, plainName, readName, type NameParts } from "./organisation-name.ts";

/** What two submissions of one organisation may have in common. */
export const LIKENESSES = ["cnpj", "email", "site", "name"] as const;
export type Likeness = (typeof LIKENESSES)[number];

/** What of a submission is compared. */
export type Compared = {
  institutionName: string;
  country: string;
  cnpj: string;
  representativeEmail: string;
  website: string;
};

/** By what others are looked up: all but `word` are evidence by themselves, a word only leads to a name to compare. */
export type LookUp = { kind: Likeness | "word"; value: string };

/** A submission made ready to be compared with many. */
export type Comparable = { name: NameParts; facts: Readonly<Record<Likeness, string>> };

/** Takes apart what is compared, once for all comparisons. */
export function comparableOf(compared: Compared): Comparable {
  const name = readName(compared.institutionName);
  const whole = plainName(name);
  return {
    name,
    facts: {
      cnpj: legalIdOf(compared),
      email: compared.representativeEmail.trim().toLowerCase(),
      site: siteOf(compared.website),
      // The same words are the same name within one country only: every country has its ministry of finance.
      name: whole && `${compared.country} ${whole}`,
    },
  };
}

/** Nobody's name has more words that count. */
const MOST_WORDS = 12;

/** What a submission is found by; one that shares none of it is not worth a look. */
export function lookUpsOf({ name, facts }: Comparable): LookUp[] {
  const words = name.distinctive.slice(0, MOST_WORDS).map((value) => ({ kind: "word" as const, value }));
  const own = LIKENESSES.map((kind) => ({ kind, value: facts[kind] }));
  return [...own.filter(({ value }) => value !== ""), ...words];
}

/** What two submissions have in common, the surest first; nothing when they are not worth a look. */
export function likenessesOf(one: Comparable, other: Comparable): Likeness[] {
  return LIKENESSES.filter(
    (kind) =>
      (one.facts[kind] !== "" && one.facts[kind] === other.facts[kind]) ||
      (kind === "name" && areNearlySame(one.name, other.name)),
  );
}

/**
 * What was compared where two submissions are alike. A judgement that they are not the same holds as long as this does:
 * once one of these fields changes, or another becomes alike, somebody looks again.
 */
export function basisOf(one: Comparable, other: Comparable, alike: readonly Likeness[]): string {
  return JSON.stringify(alike.map((kind) => [kind, ...[one.facts[kind], other.facts[kind]].toSorted()]));
}

/** A legal ID within its country; "" for what is none, such as "to be issued" or 00000. */
function legalIdOf({ country, cnpj }: Compared): string {
  const bare = bareCnpj(cnpj).replace(/[^0-9A-Z]/g, "");
  const digits = bare.replace(/\D/g, "");
  return digits.length < 4 || /^(.)\1*$/.test(digits) ? "" : `${country} ${bare}`;
}

/** Where many organisations have their page: only the page itself tells them apart. */
const SHARED_HOSTS =
  /^(?:gov\.\w\w|(?:[\w-]+\.)?(?:facebook|instagram|linkedin|twitter|x|youtube|linktr|medium|tiktok)\.\w{2,3}|sites\.google\.com|github\.com)$/;

/** The host of a site without "www", with its first folder where many share the host; "" without a site. */
function siteOf(website: string): string {
  const url = URL.canParse(website) ? new URL(website) : undefined;
  if (!url) return "";
  const host = url.hostname.toLowerCase().replace(/^www\d?\./, "");
  if (!SHARED_HOSTS.test(host)) return host;
  const folders = url.pathname.toLowerCase().split("/").filter(Boolean);
  const page = folders.slice(
    0,
    /^(?:company|in|school|pages|groups|sites|view)$/.test(folders[0] ?? "") ? 2 : 1,
  );
  return page.length === 0 ? "" : `${host}/${page.join("/")}`;
}
