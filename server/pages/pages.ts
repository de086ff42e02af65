import { Hono } from "hono";
import { publicEvent } from "#domain/settings/schema.ts";
import { isLocale, type Locale } from "#domain/locales.ts";
import { chosenLocale, localeOf } from "../context.ts";
import { sendsMail } from "../env.ts";
import { describeError, loggedPath } from "../platform/log.ts";
import type { Portal } from "../portal.ts";
import { readSettings } from "../event/read.ts";
import { isIndexed, isPage } from "./addresses.ts";
import type { Assets } from "./assets.ts";
import { notFound } from "./not-found.ts";
import { RenderedPages } from "./rendered-pages.ts";
import { robotsText, sitemap } from "./search-engines.ts";

/** The first file of each face holds all that the portal itself writes. */
const FONTS = ["src/fonts/bricolage.woff2", "src/fonts/inter.woff2"];

/** An HTML page in the visitor's language for every address the application answers. */
export function pages(portal: Portal, assets: Assets): Hono {
  const publicUrl = portal.env.PUBLIC_URL;
  const { template } = assets;
  const fonts = FONTS.map((source) => assets.addressOf(source)).filter((address) => address !== undefined);
  const scripts = assets.scriptsOf("main");
  const onFailure = (error: unknown, path: string) =>
    portal.log.error({ path: loggedPath(path), ...describeError(error) }, "page not rendered");
  const keepsMail = !sendsMail(portal.env);
  const rendered =
    template && new RenderedPages({ template, publicUrl, fonts, scripts, keepsMail }, onFailure);

  return new Hono()
    .get("/robots.txt", (c) => c.text(robotsText(publicUrl)))
    .get("/sitemap.xml", (c) => c.body(sitemap(publicUrl), 200, { "content-type": "application/xml" }))
    .get("*", async (c) => {
      const { path } = c.req;
      const page = path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
      if (!isPage(page) || !rendered) return notFound(c);
      if (page !== path) {
        const { pathname, search } = new URL(c.req.url);
        return c.redirect(`${pathname.slice(0, -1)}${search}`, 308);
      }
      const now = portal.clock();
      const event = publicEvent(await readSettings(portal.db.read), now);
      const locale = readersLocale(c.req.raw);
      const answer = await rendered.answer({ path, locale, event, now }, c.req.raw);
      if (!isIndexed(path)) answer.headers.set("x-robots-tag", "noindex");
      return answer;
    });
}

/** The reader's own choice first, then the language an address names (search engines follow those), then the browser's. */
function readersLocale(request: Request): Locale {
  const named = new URL(request.url).searchParams.get("lang");
  return !chosenLocale(request) && isLocale(named) ? named : localeOf(request);
}
