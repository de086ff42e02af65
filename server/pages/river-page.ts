import { DRAWINGS, drawingAddress, type DrawingName } from "#domain/site/drawings.ts";
import { PALETTE } from "#domain/site/palette.ts";

const { forest } = PALETTE;
export const { paper } = PALETTE;
const PLACES = {
  "far-bank": "width:100%;min-width:72rem;height:auto;display:block",
  boat: "position:absolute;left:min(56vw,20%);top:40%;width:auto;height:42%",
} as const satisfies Partial<Record<DrawingName, string>>;

type RiverPage = {
  lang: string;
  title: string;
  /** HTML; its headings take the face Display. */
  main: string;
  style?: string;
  /** The address of the headings' font, once the pages are built. */
  displayFont: string | undefined;
};

/** What the server says by itself, without a script or a sheet: a few words above a boat past the last stand of the river. */
export function riverPage({ lang, title, main, style = "", displayFont }: RiverPage): string {
  const face = displayFont ? `@font-face{font-family:Display;font-weight:700;src:url("${displayFont}")}` : "";
  const styles = `${face}${style}`;
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${title}</title>`,
    `<link rel="icon" href="/favicon.svg">${styles && `<style>${styles}</style>`}</head>`,
    `<body style="margin:0;min-height:100vh;display:flex;flex-direction:column;overflow-x:hidden;background:${forest}">`,
    `<main style="flex:1;display:flex;align-items:center;padding:3rem clamp(1.25rem,6vw,5.5rem)">${main}</main>`,
    `<div style="position:relative;overflow:hidden">${picture("far-bank")}${picture("boat")}</div>`,
    "</body></html>",
  ].join("");
}

function picture(name: keyof typeof PLACES): string {
  const { width, height } = DRAWINGS[name];
  return `<img src="${drawingAddress(name, "en")}" alt="" width="${width}" height="${height}" style="${PLACES[name]}">`;
}
