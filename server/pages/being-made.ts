import type { Locale } from "#domain/locales.ts";
import { SERVER_WORDS } from "#i18n/server-words.ts";
import { paper, riverPage } from "./river-page.ts";

const AGAIN_SECONDS = 2;
const PULSE =
  "@keyframes p{50%{opacity:.3}}i{animation:p 1.6s ease-in-out infinite}@media(prefers-reduced-motion){i{animation:none}}";

/**
 * Shown by a browser that opened a brochure which is still being printed: it says so, looks again by itself until it is
 * there, and has a way on meanwhile.
 */
export function brochureBeingMade(locale: Locale, displayFont?: string): Response {
  const words = SERVER_WORDS[locale].brochure.waiting;
  const [title = "", hint, on] = [words.title(), words.hint(), words.on()].map((text) =>
    Bun.escapeHTML(text),
  );
  const main = [
    `<div style="max-width:40rem;font:1.125rem/1.5 system-ui,sans-serif;color:${paper}">`,
    `<i aria-hidden="true" style="display:block;width:3.5rem;height:.25rem;margin-bottom:1.75rem;background:${paper}"></i>`,
    `<h1 style="margin:0 0 1rem;font:700 clamp(2rem,6vw,3.25rem)/1.1 Display,sans-serif;letter-spacing:-.03em">${title}</h1>`,
    `<p role="status" style="margin:0 0 2rem">${hint}</p>`,
    `<p style="margin:0"><a href="/" style="display:inline-block;padding:.6rem 0;color:${paper}">${on}</a></p></div>`,
  ].join("");
  return new Response(riverPage({ lang: locale, title, main, style: PULSE, displayFont }), {
    status: 202,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-language": locale === "pt" ? "pt-BR" : "en",
      refresh: String(AGAIN_SECONDS),
    },
  });
}
