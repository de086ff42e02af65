import type { Locale } from "#domain/locales.ts";
import { PALETTE } from "#domain/site/palette.ts";
import { SERVER_WORDS } from "#i18n/server-words.ts";

const { forest, paper } = PALETTE;
const AGAIN_SECONDS = 2;

/**
 * Shown by a browser that opened a brochure which is still being printed: it says so, looks again by itself until it is there,
 * and has a way on meanwhile. It needs no script and no sheet.
 */
export function brochureBeingMade(locale: Locale): Response {
  const words = SERVER_WORDS[locale].brochure.waiting;
  const [title, hint, on] = [words.title(), words.hint(), words.on()].map((text) => Bun.escapeHTML(text));
  const html = [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${title}</title><link rel="icon" href="/favicon.svg">`,
    "<style>@keyframes b{50%{opacity:.35}}i{animation:b 1.6s ease-in-out infinite}@media(prefers-reduced-motion){i{animation:none}}</style></head>",
    `<body style="margin:0;min-height:100vh;display:flex;align-items:center;background:${forest};color:${paper};font:1.125rem/1.5 system-ui,sans-serif">`,
    '<main style="padding:3rem clamp(1.25rem,8vw,7rem);max-width:34rem">',
    `<i aria-hidden="true" style="display:block;width:3.5rem;height:.25rem;margin-bottom:1.75rem;background:${paper}"></i>`,
    `<h1 style="margin:0 0 1rem;font-size:clamp(1.75rem,5vw,2.5rem);line-height:1.15;letter-spacing:-.02em">${title}</h1>`,
    `<p role="status" style="margin:0 0 2rem">${hint}</p><p style="margin:0"><a href="/" style="color:${paper}">${on}</a></p>`,
    "</main></body></html>",
  ].join("");
  return new Response(html, {
    status: 202,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-language": locale === "pt" ? "pt-BR" : "en",
      refresh: String(AGAIN_SECONDS),
    },
  });
}
