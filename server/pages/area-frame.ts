import type { Locale } from "#domain/locales.ts";
import { i18nObject } from "#i18n/i18n-util.ts";

/** The pages behind a guard; what stands before it has a layout of its own. */
const AREA = /^\/(admin|partner)(?:\/(?!login|recover-password|first-access|invitation)|$)/;

/** Which area an address belongs to, if any. */
export function areaOf(path: string): string | undefined {
  return AREA.exec(path)?.[1];
}

function block(classes: string): string {
  return `<span aria-hidden="true" class="block animate-breathe rounded-sm bg-paper-3 ${classes}"></span>`;
}

/** A ring that turns, and what it waits for (GRD-07). */
function spinner(label: string): string {
  const ring = `<svg viewBox="0 0 20 20" aria-hidden="true" class="size-[1.15em] animate-spin" fill="none" stroke="currentColor" stroke-width="2.5"><circle cx="10" cy="10" r="8" opacity=".25"/><path d="M10 2a8 8 0 0 1 8 8" stroke-linecap="round"/></svg>`;
  return `<p role="status" class="mb-7 flex h-9 items-center gap-2.5 text-lg text-quiet">${ring}<span>${label}</span></p>`;
}

const PARTNER = (name: string, label: string): string =>
  `<div class="bg-forest text-paper-2" aria-hidden="true"><p class="page flex min-h-17 items-center font-semibold">${name}</p></div>
<div class="page pt-5 md:pt-9">${spinner(label)}${block("mb-10 h-56")}${block("mb-3 h-18").repeat(3)}</div>`;

const DESK = (name: string, label: string): string =>
  `<div class="min-h-dvh lg:grid lg:grid-cols-[14.25rem_minmax(0,1fr)]">
<div class="bg-forest text-paper-2" aria-hidden="true"><p class="flex min-h-15 items-center px-6 font-semibold lg:min-h-20">${name}</p></div>
<div class="px-5 pt-6 lg:px-8.5"><div class="mx-auto max-w-330">${spinner(label)}${block("mb-8 h-44")}${block("mb-2 h-11").repeat(8)}</div></div></div>`;

/**
 * An area as it is painted with the document, before any script has come: its bar, in the reader's language, a spinner
 * while the guard loads the profile (GRD-07), and the places of what comes. styles.css takes it away when the
 * application has drawn a page.
 */
export function areaFrame(path: string, locale: Locale): string {
  const area = areaOf(path);
  if (!area) return "";
  const { brand, loading } = i18nObject(locale);
  const draw = area === "admin" ? DESK : PARTNER;
  const drawn = draw(Bun.escapeHTML(brand.zone()), Bun.escapeHTML(loading.page()));
  return `<div id="area-frame" class="noscript:hidden">${drawn}</div>`;
}
