import { createHash } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Locale } from "#domain/locales.ts";
import type { PageFacts, PublicEvent } from "#domain/settings/schema.ts";
import { daysUntilClosing } from "#domain/submissions/window.ts";
import { i18nObject } from "#i18n/i18n-util.ts";
import { contentSecurityPolicy } from "../http/headers.ts";
import { findLogin, findPublicPage } from "./addresses.ts";
import { jsonInHtml, pageHead } from "./head.ts";
import { acceptedEncodings, hasEtag, type Encoding } from "./packed.ts";

type Bytes = Uint8Array<ArrayBuffer>;
type Document = { html: Bytes; hash: string; policy: string; packed: Map<Encoding, Bytes> };
type Wanted = { path: string; locale: Locale; event: PublicEvent; now: Date };

/**
 * The HTML of every page: rendered once per language and state of the facts, then answered from memory. Nothing in it
 * depends on who asks; who is signed in shows once the browser has taken the page over.
 */
export class RenderedPages {
  readonly #template: string;
  readonly #publicUrl: string;
  readonly #preloads: string;
  readonly #scripts: string;
  readonly #onFailure: (error: unknown, path: string) => void;
  readonly #kept = new Map<string, Promise<Document>>();
  #facts = "";

  /**
   * `fonts` are those every page begins with; `scripts` what a page needs that the browser draws by itself; `onFailure`
   * is told of a page that could not be rendered.
   */
  constructor(options: {
    template: string;
    publicUrl: string;
    fonts: string[];
    scripts: string[];
    onFailure: (error: unknown, path: string) => void;
  }) {
    this.#onFailure = options.onFailure;
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
    const document = await this.#find(wanted).catch((error: unknown) => {
      // The browser may still be able to draw it, and says so if not.
      this.#onFailure(error, wanted.path);
      return this.#make(wanted, false);
    });
    const [encoding] = acceptedEncodings(request.headers.get("accept-encoding"));
    const etag = encoding ? `"${document.hash}-${encoding}"` : `"${document.hash}"`;
    const headers = new Headers({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
      "content-security-policy": document.policy,
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

  #find(wanted: Wanted): Promise<Document> {
    const { path, locale, event, now } = wanted;
    // What of the time a page shows: the year, and how many days are left.
    const facts = JSON.stringify([now.getUTCFullYear(), daysUntilClosing(now, event.eoi), event]);
    if (facts !== this.#facts) this.#kept.clear();
    this.#facts = facts;
    // Whatever the browser renders by itself starts from the same page.
    const key = `${locale} ${findPublicPage(path) ?? findLogin(path) ?? "area"}`;
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const isRendered = (findPublicPage(path) ?? findLogin(path)) !== undefined;
    const made = this.#make(wanted, isRendered);
    this.#kept.set(key, made);
    // A rendering that failed is not kept: the next reader gets another try.
    made.catch(() => this.#kept.delete(key));
    return made;
  }

  async #make(wanted: Wanted, isRendered: boolean): Promise<Document> {
    const { title, tags } = pageHead({ ...wanted, publicUrl: this.#publicUrl });
    const { path, locale, event, now } = wanted;
    const facts: PageFacts = { event, now: now.toISOString() };
    const { body, scriptHashes } = isRendered ? await renderOnServer({ path, locale, facts }) : EMPTY;
    const data = `<script type="application/json" id="facts">${jsonInHtml(facts)}</script>`;
    const notes = (isRendered ? "" : noteWithoutScript(locale)) + noteOfFailure(locale);
    const html = this.#template
      .replace(/<html lang="[^"]*"/, `<html lang="${locale}"`)
      .replace(/<title>[^<]*<\/title>/, () => `<title>${Bun.escapeHTML(title)}</title>`)
      .replace("<!--page-head-->", () => this.#preloads + (isRendered ? "" : this.#scripts) + tags)
      .replace("<!--page-->", () => body)
      .replace("<!--page-facts-->", () => data + notes);
    const bytes = new TextEncoder().encode(html);
    const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
    return { html: bytes, hash, policy: contentSecurityPolicy(scriptHashes), packed: new Map() };
  }
}

type Rendered = { body: string; scriptHashes: string[] };
const EMPTY: Rendered = { body: "", scriptHashes: [] };

/** React and the pages are loaded with the first page asked for, so that the start does not wait for them. */
async function renderOnServer(page: { path: string; locale: Locale; facts: PageFacts }): Promise<Rendered> {
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
  const unstarted = [error.unexpected(), error.unexpectedHint()]
    .map((text) => Bun.escapeHTML(text))
    .join(" ");
  return `<template id="start-failed"><p class="page section in-[main]:p-0" role="alert">${unstarted} ${again} ${homeLink(locale)}</p></template>`;
}

function homeLink(locale: Locale): string {
  return `<a class="link" href="/">${Bun.escapeHTML(i18nObject(locale).actions.goHome())}</a>`;
}

const PACK: Record<Encoding, (html: Bytes) => Bytes> = {
  br: (html) => new Uint8Array(brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })),
  gzip: (html) => new Uint8Array(gzipSync(html, { level: 9 })),
};
