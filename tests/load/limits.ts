import type { Page } from "@playwright/test";
import type { Locale } from "#domain/locales.ts";
import type { Kind } from "./visit.ts";

/** What may travel, in bytes: kB are thousands, bodies as compressed (P17, P18). */
export type Limits = Partial<Record<Kind, number>>;
export type PublicPage = {
  path: string;
  limits: Limits;
  isForReaders?: boolean;
  /** What a visitor opens on it, and what both may weigh together. */
  inside?: { name: string; open: (page: Page) => Promise<void>; limits: Limits };
};

/** Every page: its styles and the two core fonts. */
const EVERY_PAGE = { stylesheet: 20_000, font: 60_000 };
const READERS = { script: 115_000, ...EVERY_PAGE };
/**
 * The expression of interest begins as a page to read. While its terms are read comes the form: its fields, the schema
 * that the server holds against it too (valibot), the call (tRPC), the captcha, what keeps the text on the device, and
 * every country by all that it is called.
 */
const FORM = { script: 193_000, ...EVERY_PAGE };
/** A login has two fields, their rules (valibot) and the session as well, and no more. */
const LOGIN = { script: 125_300, ...EVERY_PAGE };

export const PUBLIC_PAGES: PublicPage[] = [
  { path: "/", limits: READERS, isForReaders: true },
  { path: "/overview", limits: READERS, isForReaders: true },
  { path: "/partnership-and-exhibit", limits: READERS, isForReaders: true },
  { path: "/exhibiting", limits: READERS, isForReaders: true },
  { path: "/services-and-support", limits: READERS, isForReaders: true },
  { path: "/privacy-policy", limits: READERS, isForReaders: true },
  {
    path: "/expression-of-interest",
    limits: READERS,
    isForReaders: true,
    inside: { name: "with its form", open: openForm, limits: FORM },
  },
  { path: "/partner/login", limits: LOGIN },
  { path: "/admin/login", limits: LOGIN },
];

/** From the rules over the terms to the form, in whatever language. */
async function openForm(page: Page): Promise<void> {
  const next = page.locator("main button").last();
  await next.press("Enter");
  await page.locator("main").getByRole("checkbox").press("Space");
  await next.press("Enter");
  await page.locator("main form").waitFor();
}

/** A further route of an area: its address, or how the address of one begins and the page that links to it. */
type Further = { path: string; linkedFrom?: string; limits?: Limits };

export type Area = PublicPage & Touch & { further: Further[] };

/** What a first page does not show comes with its first touch, before any step further. */
type Touch = { touched: Limits };

export const FURTHER_LIMITS: Limits = { script: 45_000, stylesheet: 20_000 };

export const PARTNER_AREA: Area = {
  path: "/partner",
  limits: { script: 167_000, ...EVERY_PAGE },
  // What asks, what signs in again where one is, the forms both stand on, and why something was refused.
  touched: { script: 75_000 },
  further: [
    { path: "/partner/customize/", linkedFrom: "/partner" },
    { path: "/partner/orders/", linkedFrom: "/partner" },
    { path: "/profile" },
  ],
};

export const STAFF_AREA: Area = {
  path: "/admin",
  limits: { script: 165_000, ...EVERY_PAGE },
  // And what all lists stand on and the countries, which the dashboard does not: together with the first page less than when it did.
  touched: { script: 110_000 },
  further: [
    { path: "/admin/submissions" },
    { path: "/admin/submissions/", linkedFrom: "/admin/submissions" },
    { path: "/admin/evaluations" },
    { path: "/admin/evaluations/ranking" },
    { path: "/admin/evaluations/assignment" },
    { path: "/admin/orders" },
    { path: "/admin/catalog/import" },
    { path: "/admin/orders/edit/", linkedFrom: "/admin/orders" },
    { path: "/admin/partners" },
    { path: "/admin/requests" },
    { path: "/admin/mails" },
    { path: "/admin/history" },
    { path: "/admin/reports" },
    { path: "/admin/staff" },
  ],
};

/** Sources that no visitor of a public page may be sent: the words of the other language and the staff desk. */
export function forbiddenSources(
  { isForReaders }: Pick<PublicPage, "isForReaders">,
  language: Locale,
): RegExp[] {
  const other = language === "pt" ? "en" : "pt";
  return [
    new RegExp(`^i18n/${other}/`),
    /^i18n\/(?:pt|en)\/(?:desk|staff|mail)\//,
    /^src\/features\/(?:submissions\/desk|orders\/(?:desk|lines|moves|payments|requests)|staff)\//,
    /^src\/routes\/admin\/.*\?tsr-split/,
    ...(isForReaders ? [NOT_FOR_READERS] : []),
  ];
}

/** A reader calls nothing, sends nothing and fills in nothing. */
const NOT_FOR_READERS =
  /node_modules\/(?:@trpc|valibot|@tanstack\/(?:react-query|query-core|react-form|form-core)|@?radix-ui|sonner|tailwind-merge|class-variance-authority|@formkit)\//;
