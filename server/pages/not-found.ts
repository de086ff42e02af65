import type { Context } from "hono";
import { paper, riverPage } from "./river-page.ts";

/** ROUTE-28: the word NotFound and nothing else to be read; a page for browsers, the bare word for everybody else. */
export function notFound(c: Context, displayFont?: string): Response {
  c.header("vary", "Accept");
  return c.req.header("accept")?.includes("text/html")
    ? c.html(page(displayFont), 404)
    : c.text("NotFound", 404);
}

function page(displayFont: string | undefined): string {
  const main = `<h1 style="margin:0;font:700 clamp(3.5rem,13vw,9rem)/1 Display,sans-serif;letter-spacing:-.035em;color:${paper}">NotFound</h1>`;
  return riverPage({ lang: "en", title: "NotFound", main, displayFont });
}
