import { createHash } from "node:crypto";
import type { Locale } from "#domain/locales.ts";
import type { PageFacts, PublicEvent } from "#domain/settings/schema.ts";
import type { PlainPage } from "#domain/plain-page.ts";
import { i18nObject } from "#i18n/i18n-util.ts";
import { contentSecurityPolicy } from "../http/headers.ts";
import { areaFrame } from "./area-frame.ts";
import { jsonInHtml, pageHead } from "./head.ts";

/** What every page of one portal is put into. */
export type PageFrame = {
  /** The HTML that every page begins as. */
  template: string;
  publicUrl: string;
  /** The files of the faces that every page begins with. */
  fonts: string[];
  /** What a page needs that the browser draws by itself. */
  scripts: string[];
  /** False without a mail server: what promises a message says so. */
  sendsMail: boolean;
};
export type Wanted = {
  path: string;
  locale: Locale;
  event: PublicEvent;
  now: Date;
  /** Set for a page without scripts. */
  plain?: PlainPage;
};
/** A page to compose; without `isRendered` the browser draws it by itself. */
export type PageJob = { wanted: Wanted; frame: PageFrame; isRendered: boolean };
export type Document = { html: Uint8Array<ArrayBuffer>; hash: string; policy: string };

/** One page as HTML; nothing in it depends on the caller. Fails when a part of it cannot be rendered. */
export async function composeDocument(job: PageJob): Promise<Document> {
  const { wanted, frame, isRendered } = job;
  if (wanted.plain) return composePlain(wanted, wanted.plain, frame);
  const { path, locale } = wanted;
  const { title, tags } = pageHead({ ...wanted, publicUrl: frame.publicUrl });
  const facts = factsOf(wanted, frame);
  const { body, scriptHashes } = isRendered ? await renderOnServer({ path, locale, facts }) : EMPTY;
  const data = `<script type="application/json" id="facts">${jsonInHtml(facts)}</script>`;
  const unrendered = isRendered ? "" : areaFrame(path, locale) + noteWithoutScript(locale);
  const notes = unrendered + noteOfFailure(locale);
  const fonts = frame.fonts.map((href) => preload(`rel="preload" as="font" type="font/woff2"`, href));
  const scripts = isRendered ? [] : frame.scripts.map((href) => preload(`rel="modulepreload"`, href));
  const html = fillTemplate(frame.template, {
    locale,
    title,
    head: [...fonts, ...scripts, tags].join(""),
    body,
    facts: data + notes,
  });
  return documentOf(html, scriptHashes);
}

/** A page for every browser and mail program: no script runs on it. */
async function composePlain(wanted: Wanted, page: PlainPage, frame: PageFrame): Promise<Document> {
  const { locale } = wanted;
  const { renderPlain } = await import("#src/server-entry.tsx");
  const { title, tags } = pageHead({ ...wanted, publicUrl: frame.publicUrl });
  const body = renderPlain(page, { locale, facts: factsOf(wanted, frame) });
  const html = fillTemplate(frame.template, { locale, title, head: tags, body, facts: "" });
  return documentOf(html.replaceAll(SCRIPTS, ""), []);
}

/** And what is only fetched for one. */
const SCRIPTS = /<script\b[^>]*>.*?<\/script>|<link rel="modulepreload"[^>]*>/gs;

function factsOf({ event, now }: Wanted, { sendsMail }: PageFrame): PageFacts {
  return { event, now: now.toISOString(), sendsMail };
}

type Filling = { locale: Locale; title: string; head: string; body: string; facts: string };

function fillTemplate(template: string, { locale, title, head, body, facts }: Filling): string {
  return template
    .replace(/<html lang="[^"]*"/, `<html lang="${locale}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${Bun.escapeHTML(title)}</title>`)
    .replace("<!--page-head-->", () => head)
    .replace("<!--page-->", () => body)
    .replace("<!--page-facts-->", () => facts);
}

function documentOf(html: string, scriptHashes: string[]): Document {
  const bytes = new TextEncoder().encode(html);
  const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
  return { html: bytes, hash, policy: contentSecurityPolicy(scriptHashes) };
}

function preload(kind: string, href: string): string {
  return `<link ${kind} href="${href}" crossorigin />\n    `;
}

type PageToRender = { path: string; locale: Locale; facts: PageFacts };
type Rendered = { body: string; scriptHashes: string[] };
const EMPTY: Rendered = { body: "", scriptHashes: [] };

/** React and the pages are loaded with the first page that is rendered: one that is not can do without them. */
async function renderOnServer(page: PageToRender): Promise<Rendered> {
  const { renderPage } = await import("#src/server-entry.tsx");
  const nonce = crypto.randomUUID();
  return allowScripts(await renderPage({ ...page, nonce }), nonce);
}

/**
 * The scripts that the router has written, known by a mark nobody can foresee, may run. A page is kept and answered
 * many times, so they are named to the browser by their hashes; a nonce is good for one answer only.
 */
function allowScripts(html: string, nonce: string): Rendered {
  const mark = ` nonce="${nonce}"`;
  const marked = new RegExp(`<script${mark}[^>]*>(.*?)</script>`, "gs");
  const scriptHashes = [...html.matchAll(marked)].map(([, script = ""]) =>
    createHash("sha256").update(script).digest("base64"),
  );
  return { body: html.replaceAll(mark, ""), scriptHashes };
}

/** What an address says without JavaScript that the browser draws by itself. */
function noteWithoutScript(locale: Locale): string {
  const { error } = i18nObject(locale);
  return `<noscript><p class="page section">${Bun.escapeHTML(error.needsScript())} ${homeLink(locale)}</p></noscript>`;
}

/** What a page that cannot be used says when the application did not start (boot.ts). */
function noteOfFailure(locale: Locale): string {
  const { error, actions } = i18nObject(locale);
  const again = `<a class="link" href="">${Bun.escapeHTML(actions.retry())}</a>`;
  const title = `<strong>${Bun.escapeHTML(error.notOpened())}.</strong>`;
  const code = `<small>(${Bun.escapeHTML(error.unexpected())})</small>`;
  return `<template id="start-failed"><p class="page section in-[main]:p-0" role="alert">${title} ${Bun.escapeHTML(error.part())} ${again} ${homeLink(locale)} ${code}</p></template>`;
}

function homeLink(locale: Locale): string {
  return `<a class="link" href="/">${Bun.escapeHTML(i18nObject(locale).actions.goHome())}</a>`;
}
