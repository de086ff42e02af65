import { Hono } from "hono";
import type { OptOutState } from "#domain/campaigns/opt-out.ts";
import type { ContractSubject } from "#domain/contracts/subject.ts";
import { isLocale, type Locale } from "#domain/locales.ts";
import type { PlainPage } from "#domain/plain-page.ts";
import { chosenLocale, localeOf } from "../portal/context.ts";
import { sendsMail } from "../platform/env.ts";
import { describeError, loggedPath } from "../platform/log.ts";
import type { Portal } from "../portal/portal.ts";
import { readPublicEvent } from "../event/public.ts";
import { readSettings } from "../event/read.ts";
import { readLate } from "../portal/read-late.ts";
import { findClauses, isIndexed, isOptOut, isPage } from "./addresses.ts";
import type { Assets } from "./assets.ts";
import { notFound } from "./not-found.ts";
import { RenderedPages } from "./rendered-pages.ts";
import { robotsText, sitemap } from "./search-engines.ts";

/** The first file of each face holds all that the portal itself writes. */
const FONTS = ["src/fonts/bricolage.woff2", "src/fonts/inter.woff2"];

/** The pages of one portal as they are rendered; undefined where nothing was built. */
export function openRenderedPages(portal: Portal, assets: Assets): RenderedPages | undefined {
  const { template } = assets;
  if (!template) return undefined;
  const publicUrl = portal.env.PUBLIC_URL;
  const fonts = FONTS.map((source) => assets.addressOf(source)).filter((address) => address !== undefined);
  const scripts = assets.scriptsOf("main");
  const onFailure = (error: unknown, path: string) =>
    portal.log.error({ path: loggedPath(path), ...describeError(error) }, "page not rendered");
  return new RenderedPages(
    { template, publicUrl, fonts, scripts, sendsMail: sendsMail(portal.env) },
    onFailure,
  );
}

/** An HTML page in the visitor's language for every address the application answers. */
export function pages(portal: Portal, rendered: RenderedPages | undefined): Hono {
  const publicUrl = portal.env.PUBLIC_URL;
  return new Hono()
    .get("/robots.txt", (c) => c.text(robotsText(publicUrl)))
    .get("/sitemap.xml", (c) => c.body(sitemap(publicUrl), 200, { "content-type": "application/xml" }))
    .get("*", async (c) => {
      const { path } = c.req;
      const page = path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
      if (!isPage(page) || !rendered) return notFound(c, rendered?.displayFont);
      if (page !== path) {
        const { pathname, search } = new URL(c.req.url);
        return c.redirect(`${pathname.slice(0, -1)}${search}`, 308);
      }
      if (isOptOut(path)) return answerOptOut(portal, rendered, c.req.raw, "asked");
      const subject = findClauses(path);
      if (subject) return answerClauses(portal, rendered, c.req.raw, subject);
      const now = portal.clock();
      const event = await readPublicEvent(portal.db.read, now);
      const locale = readersLocale(c.req.raw);
      const answer = await rendered.answer({ path, locale, event, now }, c.req.raw);
      if (!isIndexed(path)) answer.headers.set("x-robots-tag", "noindex");
      return answer;
    });
}

/** The page behind the link of a campaign, in the language that the link names: its message's. */
export async function answerOptOut(
  portal: Portal,
  rendered: RenderedPages,
  request: Request,
  optOut: OptOutState,
): Promise<Response> {
  const answer = await answerPlain(portal, rendered, request, { path: "/unsubscribe", plain: { optOut } });
  answer.headers.set("cache-control", "no-store");
  return answer;
}

/** The clauses as they stand, in the language of the page that led there. */
async function answerClauses(
  portal: Portal,
  rendered: RenderedPages,
  request: Request,
  subject: ContractSubject,
): Promise<Response> {
  const { showClauses } = await readLate(() => import("./show-clauses.ts"));
  const clauses = showClauses(await readSettings(portal.db.read), subject, plainLocale(request));
  return answerPlain(portal, rendered, request, { path: "/clauses", plain: { clauses } });
}

async function answerPlain(
  portal: Portal,
  rendered: RenderedPages,
  request: Request,
  page: { path: string; plain: PlainPage },
): Promise<Response> {
  const now = portal.clock();
  const event = await readPublicEvent(portal.db.read, now);
  const answer = await rendered.answer({ ...page, locale: plainLocale(request), event, now }, request);
  answer.headers.set("x-robots-tag", "noindex");
  return answer;
}

function plainLocale(request: Request): Locale {
  return namedLocale(request) ?? localeOf(request);
}

/** The reader's own choice first, then the language an address names (search engines follow those), then the browser's. */
function readersLocale(request: Request): Locale {
  return chosenLocale(request) ?? namedLocale(request) ?? localeOf(request);
}

function namedLocale(request: Request): Locale | undefined {
  const named = new URL(request.url).searchParams.get("lang");
  return isLocale(named) ? named : undefined;
}
