import { LOCALES, type Locale } from "#domain/locales.ts";
import type { PublicEvent } from "#domain/settings/schema.ts";
import { SHARE_SIZE, sharePictureFile, sharePictureOf } from "#domain/site/share-pictures.ts";
import { loadAllLocales } from "#i18n/i18n-util.sync.ts";
import { i18nObject } from "#i18n/i18n-util.ts";
import { isIndexed, type PublicPage, PUBLIC_PAGES } from "./addresses.ts";
import { addressForOthers, addressIn } from "./search-engines.ts";

loadAllLocales();

type HeadOf = { path: string; locale: Locale; event: PublicEvent; publicUrl: string };

const OG_LOCALE: Record<Locale, string> = { pt: "pt_BR", en: "en_GB" };

/** Title and description of every page, in its language (UI-03 to UI-05); for public pages what search engines read. */
export function pageHead(page: HeadOf): { title: string; tags: string } {
  const { path, locale, event } = page;
  const LL = i18nObject(locale);
  const title = LL.meta.title({ event: event.name[locale] });
  const { zone, city } = event;
  const description = LL.meta.description({ event: event.name[locale], zone, city });
  const isPublic = PUBLIC_PAGES.includes(path as PublicPage);
  const tags = [
    meta("name", "description", description),
    ...(isIndexed(path) ? [] : [meta("name", "robots", "noindex")]),
    ...(isPublic ? publicTags(page, { title, description }) : []),
  ];
  return { title, tags: tags.join("\n    ") };
}

function publicTags(page: HeadOf, texts: { title: string; description: string }): string[] {
  const { path, locale, event, publicUrl } = page;
  const address = addressIn(publicUrl, path, locale);
  const image = `${publicUrl}/${sharePictureFile(sharePictureOf(path), locale)}`;
  return [
    link("canonical", address),
    ...LOCALES.map((each) => link("alternate", addressIn(publicUrl, path, each), each)),
    link("alternate", addressForOthers(publicUrl, path), "x-default"),
    meta("property", "og:type", "website"),
    meta("property", "og:site_name", `${event.zone}, ${event.name[locale]}`),
    meta("property", "og:title", texts.title),
    meta("property", "og:description", texts.description),
    meta("property", "og:url", address),
    meta("property", "og:locale", OG_LOCALE[locale]),
    ...LOCALES.filter((each) => each !== locale).map((each) =>
      meta("property", "og:locale:alternate", OG_LOCALE[each]),
    ),
    meta("property", "og:image", image),
    meta("property", "og:image:width", String(SHARE_SIZE.width)),
    meta("property", "og:image:height", String(SHARE_SIZE.height)),
    meta("name", "twitter:card", "summary_large_image"),
    `<script type="application/ld+json">${jsonInHtml(structuredData(page, { ...texts, image, address }))}</script>`,
  ];
}

type Described = { description: string; image: string; address: string };

/** The event as schema.org knows it, from the facts in force. */
function structuredData({ locale, event }: HeadOf, { description, image, address }: Described): object {
  return {
    "@context": "https://schema.org",
    "@type": "Event",
    name: event.name[locale],
    description,
    image,
    url: address,
    inLanguage: locale === "pt" ? "pt-BR" : "en",
    startDate: event.conference.from,
    endDate: event.conference.to,
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    eventStatus: "https://schema.org/EventScheduled",
    location: {
      "@type": "Place",
      name: event.zone,
      address: {
        "@type": "PostalAddress",
        addressLocality: event.city,
        addressRegion: event.region,
        addressCountry: "BR",
      },
    },
    organizer: { "@type": "Organization", name: event.organiser.name, url: event.organiser.site },
  };
}

/** JSON that can't end the element it stands in. */
export function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

function meta(kind: "name" | "property", key: string, content: string): string {
  return `<meta ${kind}="${key}" content="${Bun.escapeHTML(content)}" />`;
}

function link(rel: string, href: string, hreflang?: string): string {
  const language = hreflang ? ` hreflang="${hreflang}"` : "";
  return `<link rel="${rel}"${language} href="${Bun.escapeHTML(href)}" />`;
}
