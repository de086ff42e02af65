import { createHash } from "node:crypto";
import { brotliCompressSync, constants } from "node:zlib";
import type { Locale } from "#domain/locales.ts";
import type { PublicEvent } from "#domain/settings/schema.ts";
import { i18nObject } from "#i18n/i18n-util.ts";
import { findPublicPage, isIndexed } from "./addresses.ts";
import { jsonInHtml, pageHead } from "./head.ts";

type Document = { html: Uint8Array<ArrayBuffer>; etag: string; packed?: Uint8Array<ArrayBuffer> };
/** `day` because a page says the year and how many days are left. */
type Wanted = { path: string; locale: Locale; event: PublicEvent; day: string };

/**
 * The HTML of every page: rendered once per language and state of the facts, then answered from memory. Nothing in it
 * depends on who asks; who is signed in shows once the browser has taken the page over.
 */
export class Documents {
  readonly #template: string;
  readonly #publicUrl: string;
  readonly #preloads: string;
  readonly #kept = new Map<string, Promise<Document>>();
  #facts = "";

  /** `fonts` are the addresses of those that every page begins with. */
  constructor(options: { template: string; publicUrl: string; fonts: string[] }) {
    this.#template = options.template;
    this.#publicUrl = options.publicUrl;
    this.#preloads = options.fonts
      .map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin />\n    `)
      .join("");
  }

  async answer(wanted: Wanted, request: Request): Promise<Response> {
    const document = await this.#find(wanted);
    const headers = new Headers({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
      vary: "cookie, accept-language, accept-encoding",
      etag: document.etag,
    });
    if (request.headers.get("if-none-match") === document.etag)
      return new Response(null, { status: 304, headers });
    if (!/\bbr\b/.test(request.headers.get("accept-encoding") ?? ""))
      return new Response(document.html, { headers });
    headers.set("content-encoding", "br");
    document.packed ??= pack(document.html);
    return new Response(document.packed, { headers });
  }

  #find({ path, locale, event, day }: Wanted): Promise<Document> {
    const facts = JSON.stringify([day, event]);
    if (facts !== this.#facts) this.#kept.clear();
    this.#facts = facts;
    // Whatever the browser renders by itself starts from the same page.
    const key = `${locale} ${findPublicPage(path) ?? (isIndexed(path) ? "login" : "area")}`;
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const made = this.#make({ path, locale, event, day });
    this.#kept.set(key, made);
    // A rendering that failed is not kept: the next reader gets another try.
    made.catch(() => this.#kept.delete(key));
    return made;
  }

  async #make(wanted: Wanted): Promise<Document> {
    const { title, tags } = pageHead({ ...wanted, publicUrl: this.#publicUrl });
    const page = findPublicPage(wanted.path);
    const body = page ? await renderPublicPage({ ...wanted, path: page }) : "";
    const note = page ? "" : scriptNote(wanted.locale);
    const facts = `<script type="application/json" id="event">${jsonInHtml(wanted.event)}</script>`;
    const html = this.#template
      .replace(/<html lang="[^"]*"/, `<html lang="${wanted.locale}"`)
      .replace(/<title>[^<]*<\/title>/, () => `<title>${Bun.escapeHTML(title)}</title>`)
      .replace("<!--page-head-->", () => this.#preloads + tags)
      .replace("<!--page-->", () => body)
      .replace("<!--page-facts-->", () => facts + note);
    const bytes = new TextEncoder().encode(html);
    return { html: bytes, etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"` };
  }
}

/** React and the pages are loaded with the first page asked for, so that the start does not wait for them. */
async function renderPublicPage(page: Wanted): Promise<string> {
  const { renderPage } = await import("#src/server-entry.tsx");
  return renderPage(page);
}

/** For a browser without JavaScript, at an address that cannot do without. */
function scriptNote(locale: Locale): string {
  const { error, actions } = i18nObject(locale);
  const text = Bun.escapeHTML(error.needsScript());
  const home = Bun.escapeHTML(actions.goHome());
  return `<noscript><p class="page section">${text} <a class="link" href="/">${home}</a></p></noscript>`;
}

function pack(html: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
}
