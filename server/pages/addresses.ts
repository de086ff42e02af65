import { CONTRACT_SUBJECTS, type ContractSubject } from "#domain/contracts/subject.ts";

/** What every visitor may read: rendered on the server, found by search engines. */
export const PUBLIC_PAGES = [
  "/",
  "/overview",
  "/partnership-and-exhibit",
  "/exhibiting",
  "/services-and-support",
  "/expression-of-interest",
  "/privacy-policy",
] as const;
export type PublicPage = (typeof PUBLIC_PAGES)[number];

/**
 * Doors that need not hide, though what is behind them is nobody's to index. They are rendered on the server, too, as
 * somebody sees them who is not signed in.
 */
export const LOGINS = ["/partner/login", "/admin/login"] as const;
export type Login = (typeof LOGINS)[number];

/** Behind the link of a campaign: a page without scripts. */
const OPT_OUT = /^\/unsubscribe\/[\w-]+$/;

/** What an order comes under, to be read before it is sent: a page without scripts, too. */
const CLAUSES = /^\/clauses(?:\/(\w+))?$/;

/** What the browser renders by itself: signed-in areas, and pages that only the holder of a link may read. */
const OTHER_PAGES = [
  /^\/status(\/[\w-]+)?$/,
  /^\/confirm-email\/[\w-]+$/,
  /^\/handed-on\/[\w-]+$/,
  OPT_OUT,
  /^\/profile$/,
  /^\/admin(\/.*)?$/,
  /^\/partner(\/.*)?$/,
];

export function findPublicPage(path: string): PublicPage | undefined {
  return PUBLIC_PAGES.find((page) => page === path);
}

export function findLogin(path: string): Login | undefined {
  return LOGINS.find((login) => login === path);
}

/** The kind of order whose clauses are requested; a stand unless the address names another. */
export function findClauses(path: string): ContractSubject | undefined {
  const [, named = "stand"] = CLAUSES.exec(path) ?? [undefined, ""];
  return CONTRACT_SUBJECTS.find((subject) => subject === named);
}

export function isOptOut(path: string): boolean {
  return OPT_OUT.test(path);
}

/** Everything else is the word NotFound with status 404 (ROUTE-28). */
export function isPage(path: string): boolean {
  return (
    findPublicPage(path) !== undefined ||
    findClauses(path) !== undefined ||
    OTHER_PAGES.some((page) => page.test(path))
  );
}

export function isIndexed(path: string): boolean {
  return findPublicPage(path) !== undefined || findLogin(path) !== undefined;
}
