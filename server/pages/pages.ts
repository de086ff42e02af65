import { join } from "node:path";
import { Hono } from "hono";
import { pickText } from "#domain/locales.ts";
import { localeOf } from "../context.ts";
import type { Portal } from "../portal.ts";
import { readSettings } from "../settings/read.ts";
import { Assets } from "./assets.ts";

/** The addresses the application answers; everything else is the word NotFound with status 404 (ROUTE-28). */
const PAGES = [
  /^\/$/,
  /^\/expression-of-interest\/?$/,
  /^\/status\/[\w-]+\/?$/,
  /^\/profile\/?$/,
  /^\/admin(\/.*)?$/,
  /^\/partner(\/.*)?$/,
];

/** The built application: its files, and one HTML shell in the visitor's language for every page. */
export function pages(portal: Portal, folder = join(import.meta.dir, "../../dist/web")): Hono {
  const assets = new Assets(folder);
  const shell = assets.find("/index.html");
  const template = shell && new TextDecoder().decode(shell.body);

  return new Hono().get("*", async (c) => {
    const { path } = c.req;
    const file = path === "/index.html" ? undefined : assets.answer(path, c.req.raw);
    if (file) return file;
    if (!PAGES.some((page) => page.test(path)) || !template) return c.text("NotFound", 404);
    const locale = localeOf(c.req.raw);
    const { name } = await readSettings(portal.db.read);
    const title = {
      pt: `${pickText(name, "pt")} - Oportunidades de Exposição e Parceria`,
      en: `${pickText(name, "en")} - Exhibition & Partnership Opportunities`,
    }[locale];
    const html = template
      .replace(/<html lang="[^"]*"/, `<html lang="${locale}"`)
      .replace(/<title>[^<]*<\/title>/, () => `<title>${Bun.escapeHTML(title)}</title>`);
    return c.html(html, 200, { "cache-control": "no-cache", vary: "cookie, accept-language" });
  });
}
