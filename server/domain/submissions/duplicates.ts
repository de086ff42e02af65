import { addressKey } from "../addresses.ts";
import { bareCnpj } from "./cnpj.ts";
import { readScripts } from "../look-alikes.ts";
import { areNearlySame, plainName, readName, type NameParts } from "./organisation-name.ts";

export const LIKENESSES = ["cnpj", "branch", "email", "looks", "site", "name"] as const;
export type Likeness = (typeof LIKENESSES)[number];

/** The facts of a submission that are compared. */
export type Compared = {
  institutionName: string;
  country: string;
  cnpj: string;
  representativeEmail: string;
  website: string;
};

/** Index keys: all but `word` are evidence by themselves. */
export type LookUp = { kind: Likeness | "word"; value: string };

/** The facts of a submission, prepared for many comparisons. */
export type Comparable = { name: NameParts; facts: Readonly<Record<Likeness, string>> };

export function comparableOf(compared: Compared): Comparable {
  const name = readName(compared.institutionName);
  const whole = plainName(name);
  const legalId = legalIdOf(compared);
  return {
    name,
    facts: {
      cnpj: legalId,
      branch: CNPJ.exec(legalId)?.[1] ?? "",
      email: addressKey(compared.representativeEmail),
      looks: addressKey(readScripts(compared.representativeEmail)),
      site: siteOf(compared.website),
      // The same words are the same name within one country only: every country has a ministry of finance.
      name: whole && `${compared.country} ${whole}`,
    },
  };
}

/** Head office and branches have one root, the first eight of fourteen. */
const CNPJ = /^(BR \w{8})\w{6}$/;

/** Names have no more words that count. */
const MOST_WORDS = 12;

/** Submissions that share none of these are not compared. */
export function lookUpsOf({ name, facts }: Comparable): LookUp[] {
  const words = name.distinctive.slice(0, MOST_WORDS).map((value) => ({ kind: "word" as const, value }));
  const own = LIKENESSES.flatMap((kind): LookUp[] => {
    if (kind !== "looks") return [{ kind, value: facts[kind] }];
    // The address it looks like is a second key to find it by.
    return facts.looks === facts.email ? [] : [{ kind: "email", value: facts.looks }];
  });
  return [...own.filter(({ value }) => value !== ""), ...words];
}

/** The strongest first; empty when they are not similar. */
export function likenessesOf(one: Comparable, other: Comparable): Likeness[] {
  const isSame = (kind: Likeness) => one.facts[kind] !== "" && one.facts[kind] === other.facts[kind];
  return LIKENESSES.filter((kind) => {
    if (kind === "branch") return isSame("branch") && !isSame("cnpj");
    if (kind === "looks") return isSame("looks") && !isSame("email");
    return isSame(kind) || (kind === "name" && areNearlySame(one.name, other.name));
  });
}

/** The compared values of two similar submissions. A judgement that they differ holds while this stays the same. */
export function basisOf(one: Comparable, other: Comparable, alike: readonly Likeness[]): string {
  return JSON.stringify(alike.map((kind) => [kind, ...[one.facts[kind], other.facts[kind]].toSorted()]));
}

/** The legal ID within its country; "" for placeholders such as "to be issued" or 00000. */
function legalIdOf({ country, cnpj }: Compared): string {
  const bare = bareCnpj(cnpj).replace(/[^0-9A-Z]/g, "");
  const digits = bare.replace(/\D/g, "");
  return digits.length < 4 || /^(.)\1*$/.test(digits) ? "" : `${country} ${bare}`;
}

/** Hosts of many organisations, whose sites differ by path only. */
const SHARED_HOSTS =
  /^(?:gov\.\w\w|(?:[\w-]+\.)?(?:facebook|instagram|linkedin|twitter|x|youtube|linktr|medium|tiktok)\.\w{2,3}|sites\.google\.com|github\.com)$/;

/** The site's key: without "www", with the first folder on shared hosts; "" without a site. */
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
