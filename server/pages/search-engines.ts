import { LOCALES, type Locale } from "#domain/locales.ts";
import { LOGINS, PUBLIC_PAGES } from "./addresses.ts";

/** The one address of a page in a language. The plain address answers in the reader's own. */
export function addressIn(publicUrl: string, path: string, locale: Locale): string {
  return `${publicUrl}${path}?lang=${locale}`;
}

/** Who reads neither language is led to the Portuguese page; the plain address is no page of its own. */
export function addressForOthers(publicUrl: string, path: string): string {
  return addressIn(publicUrl, path, "pt");
}

/** The robots.txt: what search engines may index. */
export function robotsText(publicUrl: string): string {
  return [
    "User-agent: *",
    ...LOGINS.map((path) => `Allow: ${path}$`),
    ...["/admin", "/partner/", "/partner$", "/profile", "/status/", "/api/"].map(
      (path) => `Disallow: ${path}`,
    ),
    "",
    `Sitemap: ${publicUrl}/sitemap.xml`,
    "",
  ].join("\n");
}

/** Every public page with its two languages, for search engines. */
export function sitemap(publicUrl: string): string {
  const urls = PUBLIC_PAGES.flatMap((path) =>
    LOCALES.map((locale) => {
      const alternates = [
        ...LOCALES.map((each) => ({ hreflang: each as string, href: addressIn(publicUrl, path, each) })),
        { hreflang: "x-default", href: addressForOthers(publicUrl, path) },
      ];
      const links = alternates.map(
        ({ hreflang, href }) =>
          `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${Bun.escapeHTML(href)}"/>`,
      );
      return `<url><loc>${Bun.escapeHTML(addressIn(publicUrl, path, locale))}</loc>${links.join("")}</url>`;
    }),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}
