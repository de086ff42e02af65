import { searchable } from "../accents.ts";
import { addressKey, asciiDomain } from "../addresses.ts";

const SUSPICIONS = ["mailDomain", "website", "name"] as const;
export type Suspicion = (typeof SUSPICIONS)[number];

type Applicant = { representativeEmail: string; representativeName: string; website: string };
type Reader = { email: string; name: string };

/** Public mail hosts and example domains: no evidence. */
const ANYBODYS = new Set([
  "gmail.com",
  "googlemail.com",
  "outlook.com",
  "outlook.com.br",
  "hotmail.com",
  "hotmail.com.br",
  "live.com",
  "msn.com",
  "yahoo.com",
  "yahoo.com.br",
  "ymail.com",
  "icloud.com",
  "me.com",
  "aol.com",
  "proton.me",
  "protonmail.com",
  "gmx.com",
  "gmx.net",
  "zoho.com",
  "mail.com",
  "uol.com.br",
  "bol.com.br",
  "terra.com.br",
  "ig.com.br",
  "globo.com",
  "r7.com",
  "example.org",
  "example.com",
  "example.net",
]);

/** Registries under which anybody registers: no evidence. */
const REGISTRIES = new Set([
  "com",
  "org",
  "net",
  "gov",
  "edu",
  "co",
  "ac",
  "gob",
  "go",
  "or",
  "mil",
  "jus",
  "leg",
]);

/** Facts that may tie a reader to an applicant; undefined where a fact is no evidence. */
export type ReaderTies = { domain: string | undefined; name: string | undefined };
export type ApplicantTies = { domain: string; host: string; name: string };

/**
 * Signs of a conflict of interest: the representative's mail domain, the organisation's site, or the same name. A
 * subdomain counts (sema.pa.gov.br and pa.gov.br), public mail hosts do not. Undefined for none.
 */
export function suspect(reader: Reader, applicant: Applicant): Suspicion | undefined {
  return suspectTies(tiesOfReader(reader), tiesOfApplicant(applicant));
}

/** Compares a reader and an applicant whose facts were prepared beforehand. */
export function suspectTies(own: ReaderTies, theirs: ApplicantTies): Suspicion | undefined {
  if (own.domain !== undefined) {
    if (isSameHouse(own.domain, theirs.domain)) return "mailDomain";
    if (isSameHouse(own.domain, theirs.host)) return "website";
  }
  return own.name !== undefined && own.name === theirs.name ? "name" : undefined;
}

export function tiesOfReader({ email, name }: Reader): ReaderTies {
  const [domain, plainName] = [mailDomainOf(email), plain(name)];
  return {
    domain: isEvidence(domain) ? domain : undefined,
    name: plainName.includes(" ") ? plainName : undefined,
  };
}

export function tiesOfApplicant(applicant: Applicant): ApplicantTies {
  const { representativeEmail, representativeName, website } = applicant;
  return {
    domain: mailDomainOf(representativeEmail),
    host: hostOf(website),
    name: plain(representativeName),
  };
}

function mailDomainOf(email: string): string {
  const key = addressKey(email);
  return key.slice(key.lastIndexOf("@") + 1);
}

function hostOf(website: string): string {
  const host = /^(?:https?:\/\/)?([^/:?#\s]+)/i.exec(website.trim())?.[1] ?? "";
  return (asciiDomain(host) ?? host.toLowerCase()).replace(/^www\./, "");
}

/** Whether the domains are equal, or one is below the other. */
function isSameHouse(a: string, b: string): boolean {
  return (a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`)) && isEvidence(b);
}

function isEvidence(domain: string): boolean {
  const parts = domain.split(".");
  if (parts.length < 2 || ANYBODYS.has(domain)) return false;
  return parts.length > 2 || !REGISTRIES.has(parts[0] ?? "");
}

function plain(name: string): string {
  return searchable(name).replace(/\s+/g, " ").trim();
}
