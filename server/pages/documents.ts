import { createHash } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Locale } from "#domain/locales.ts";
import type { PublicEvent } from "#domain/settings/schema.ts";
import { i18nObject } from "#i18n/i18n-util.ts";
import { findPublicPage, isIndexed } from "./addresses.ts";
import { jsonInHtml, pageHead } from "./head.ts";
import { acceptedEncodings, hasEtag, type Encoding } from "./packed.ts";

type Bytes = Uint8Array<ArrayBuffer>;
type Document = { html: Bytes; hash: string; packed: Map<Encoding, Bytes> };
/** `clock` is what of the time a page shows: the year, and how many days are left. */
type Wanted = { path: string; locale: Locale; event: PublicEvent; clock: string };

/**
 * The HTML of every page: rendered once per language and state of the facts, then answered from memory. Nothing in it
 * depends on who asks; who is signed in shows once the browser has taken the page over.
 */
export class Documents {
  readonly #template: string;
  readonly #publicUrl: string;
  readonly #preloads: string;
  readonly #scripts: string;
  readonly #kept = new Map<string, Promise<Document>>();
  #facts = "";

  /** `fonts` are those every page begins with; `scripts` what a page needs that the browser draws by itself. */
  constructor(options: { template: string; publicUrl: string; fonts: string[]; scripts: string[] }) {
    this.#template = options.template;
    this.#scripts = options.scripts
      .map((href) => `<link rel="modulepreload" href="${href}" crossorigin />\n    `)
      .join("");
    this.#publicUrl = options.publicUrl;
    this.#preloads = options.fonts
      .map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin />\n    `)
      .join("");
  }

  async answer(wanted: Wanted, request: Request): Promise<Response> {
    const document = await this.#find(wanted);
    const [encoding] = acceptedEncodings(request.headers.get("accept-encoding"));
    const etag = encoding ? `"${document.hash}-${encoding}"` : `"${document.hash}"`;
    const headers = new Headers({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
      vary: "cookie, accept-language, accept-encoding",
      etag,
    });
    const held = request.headers.get("if-none-match");
    if (held && hasEtag(held, etag)) return new Response(null, { status: 304, headers });
    if (!encoding) return new Response(document.html, { headers });
    headers.set("content-encoding", encoding);
    const packed = document.packed.get(encoding) ?? PACK[encoding](document.html);
    document.packed.set(encoding, packed);
    return new Response(packed, { headers });
  }

  #find({ path, locale, event, clock }: Wanted): Promise<Document> {
    const facts = JSON.stringify([clock, event]);
    if (facts !== this.#facts) this.#kept.clear();
    this.#facts = facts;
    // Whatever the browser renders by itself starts from the same page.
    const key = `${locale} ${findPublicPage(path) ?? (isIndexed(path) ? "login" : "area")}`;
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const made = this.#make({ path, locale, event, clock });
    this.#kept.set(key, made);
    // A rendering that failed is not kept: the next reader gets another try.
    made.catch(() => this.#kept.delete(key));
    return made;
  }

  async #make(wanted: Wanted): Promise<Document> {
    const { title, tags } = pageHead({ ...wanted, publicUrl: this.#publicUrl });
    const page = findPublicPage(wanted.path);
    const body = page ? await renderPublicPage({ ...wanted, path: page }) : "";
    const note = page ? "" : notesOf(wanted.locale);
    const facts = `<script type="application/json" id="event">${jsonInHtml(wanted.event)}</script>`;
    const html = this.#template
      .replace(/<html lang="[^"]*"/, `<html lang="${wanted.locale}"`)
      .replace(/<title>[^<]*<\/title>/, () => `<title>${Bun.escapeHTML(title)}</title>`)
      .replace("<!--page-head-->", () => this.#preloads + (page ? "" : this.#scripts) + tags)
      .replace("<!--page-->", () => body)
      .replace("<!--page-facts-->", () => facts + note);
    const bytes = new TextEncoder().encode(html);
    const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
    return { html: bytes, hash, packed: new Map() };
  }
}

/** React and the pages are loaded with the first page asked for, so that the start does not wait for them. */
async function renderPublicPage(page: Wanted): Promise<string> {
  const { renderPage } = await import("#src/server-entry.tsx");
  return renderPage(page);
}

/** What an address says that the browser draws by itself: without JavaScript, and when the application did not start. */
function notesOf(locale: Locale): string {
  const { error, actions } = i18nObject(locale);
  const home = `<a class="link" href="/">${Bun.escapeHTML(actions.goHome())}</a>`;
  const again = `<a class="link" href="">${Bun.escapeHTML(actions.retry())}</a>`;
  const unstarted = [error.unexpected(), error.unexpectedHint()]
    .map((text) => Bun.escapeHTML(text))
    .join(" ");
  return [
    `<noscript><p class="page section">${Bun.escapeHTML(error.needsScript())} ${home}</p></noscript>`,
    `<template id="start-failed"><p class="page section" role="alert">${unstarted} ${again} ${home}</p></template>`,
  ].join("");
}

const PACK: Record<Encoding, (html: Bytes) => Bytes> = {
  br: (html) => new Uint8Array(brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })),
  gzip: (html) => new Uint8Array(gzipSync(html, { level: 9 })),
};
