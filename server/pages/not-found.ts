import type { Context } from "hono";

/** On a phone a plain text is set as wide as a desk and read with a magnifying glass. */
const PAGE =
  '<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>NotFound</title>NotFound';

/** ROUTE-28: the word NotFound and nothing else to be seen; a page for browsers, the bare word for everybody else. */
export function notFound(c: Context): Response {
  c.header("vary", "Accept");
  return c.req.header("accept")?.includes("text/html") ? c.html(PAGE, 404) : c.text("NotFound", 404);
}
