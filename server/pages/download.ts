import { Hono } from "hono";
import type { Locale } from "#domain/locales.ts";
import { hasEtag } from "../http/etag.ts";
import { isSettledIn } from "../platform/settled-in.ts";
import type { Portal } from "../portal/portal.ts";
import { readLate } from "../portal/read-late.ts";

/** What can be downloaded (PUB-02, PUB-03, API-18): the brochure of each language, named by its code in capitals. */
const BROCHURES = new Map<string, Locale>([
  ["brochure-PT.pdf", "pt"],
  ["brochure-EN.pdf", "en"],
]);

/** A person who opened one in a browser looks at an empty page no longer than this. */
const LOOKED_AT_MS = 3_000;

/** `/download/…`; an unknown name is no page of the application, so the answer is JSON like that of unknown calls. */
export function downloads(
  portal: Pick<Portal, "brochures">,
  { displayFont, lookedAtMs = LOOKED_AT_MS }: { displayFont?: string | undefined; lookedAtMs?: number } = {},
): Hono {
  return new Hono().get("/:file", async (c, next) => {
    const file = c.req.param("file");
    const locale = BROCHURES.get(file);
    if (!locale) return next();
    const made = portal.brochures.get(locale);
    if (c.req.header("sec-fetch-dest") === "document" && !(await isSettledIn(lookedAtMs, made))) {
      const { brochureBeingMade } = await readLate(() => import("./being-made.ts"));
      return brochureBeingMade(locale, displayFont);
    }
    const { bytes, etag } = await made;
    const headers = { etag, "cache-control": "no-cache" };
    const held = c.req.header("if-none-match");
    if (held && hasEtag(held, etag)) return c.body(null, 304, headers);
    return c.body(bytes, 200, {
      ...headers,
      "content-type": "application/pdf",
      "content-length": String(bytes.byteLength),
      "content-language": locale === "pt" ? "pt-BR" : "en",
      "content-disposition": `inline; filename="${file}"`,
    });
  });
}
