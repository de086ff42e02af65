import type { Context } from "hono";
import { DRAWINGS, drawingAddress, type DrawingName } from "#domain/site/drawings.ts";
import { PALETTE } from "#domain/site/palette.ts";

const { forest, paper } = PALETTE;
const PLACES = {
  "far-bank": "width:100%;min-width:72rem;height:auto;display:block",
  boat: "position:absolute;left:min(56vw,20%);top:40%;width:auto;height:42%",
} as const satisfies Partial<Record<DrawingName, string>>;

/**
 * ROUTE-28: the word NotFound and nothing else to be read; a page for browsers, the bare word for everybody else. Around
 * it, a boat past the last stand of the river. It needs no script and no sheet; `displayFont`: where the headings' face
 * is, once something is built.
 */
export function notFound(c: Context, displayFont?: string): Response {
  c.header("vary", "Accept");
  return c.req.header("accept")?.includes("text/html")
    ? c.html(page(displayFont), 404)
    : c.text("NotFound", 404);
}

function page(displayFont: string | undefined): string {
  const face = displayFont
    ? `<style>@font-face{font-family:Display;font-weight:700;src:url("${displayFont}")}</style>`
    : "";
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><title>NotFound</title>',
    `<link rel="icon" href="/favicon.svg">${face}</head>`,
    `<body style="margin:0;min-height:100vh;display:flex;flex-direction:column;overflow-x:hidden;background:${forest}">`,
    '<main style="flex:1;display:flex;align-items:center;padding:3rem clamp(1.25rem,6vw,5.5rem)">',
    `<h1 style="margin:0;font:700 clamp(3.5rem,13vw,9rem)/1 Display,sans-serif;letter-spacing:-.035em;color:${paper}">NotFound</h1></main>`,
    `<div style="position:relative;overflow:hidden">${picture("far-bank")}${picture("boat")}</div>`,
    "</body></html>",
  ].join("");
}

function picture(name: keyof typeof PLACES): string {
  const { width, height } = DRAWINGS[name];
  return `<img src="${drawingAddress(name, "en")}" alt="" width="${width}" height="${height}" style="${PLACES[name]}">`;
}
