import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Locale } from "#domain/locales.ts";
import { Assets } from "#server/pages/assets.ts";
import { openRenderedPages, pages } from "#server/pages/pages.ts";
import { openTestPortal, ORIGIN, type TestPortal } from "#tests/portal.ts";
import { newDataFolder } from "#tests/setup.ts";

export type Asked = { language?: string; cookie?: string; headers?: Record<string, string> };

export type Reader = TestPortal & {
  ask: (path: string, asked?: Asked) => Promise<Response>;
  read: (path: string, asked?: Asked) => Promise<string>;
};

/** What a browser of each language asks for. */
export const BROWSER: Record<Locale, string> = { pt: "pt-BR", en: "en-US" };

/** The pages of a portal as a visitor, a search engine or a browser without JavaScript asks for them. */
export async function openReader(env: { SMTP_URL?: string } = {}): Promise<Reader> {
  const test = await openTestPortal({ env });
  const built = join(newDataFolder(), "web");
  mkdirSync(built, { recursive: true });
  await Bun.write(join(built, "index.html"), Bun.file("index.html"));
  const app = pages(test.portal, openRenderedPages(test.portal, new Assets(built, ORIGIN)));

  async function ask(path: string, { language = "pt-BR", cookie, headers }: Asked = {}): Promise<Response> {
    const all = new Headers({ "accept-language": language, ...headers });
    if (cookie) all.set("cookie", cookie);
    return app.fetch(new Request(`${ORIGIN}${path}`, { headers: all, redirect: "manual" }));
  }
  return { ...test, ask, read: async (path, asked) => (await ask(path, asked)).text() };
}

/** The words of a page as a reader without scripts sees them. */
export function textOf(html: string): string {
  return plain(html.replace(/<(script|style|head)\b[\s\S]*?<\/\1>/g, " ").replace(/<[^>]+>/g, " "));
}

/** The words of each element that a selector finds. */
export function textsOf(html: string, selector: string): string[] {
  const texts: string[] = [];
  const text = (chunk: HTMLRewriterTypes.Text) => void texts.push((texts.pop() ?? "") + chunk.text);
  new HTMLRewriter().on(selector, { element: () => void texts.push(""), text }).transform(html);
  return texts.map(plain);
}

/** One attribute of each element that a selector finds. */
export function attributesOf(html: string, selector: string, name: string): string[] {
  const values: string[] = [];
  const element = (found: HTMLRewriterTypes.Element) =>
    void values.push(plain(found.getAttribute(name) ?? ""));
  new HTMLRewriter().on(selector, { element }).transform(html);
  return values;
}

const SIGNS: Record<string, string> = {
  "&amp;": "&",
  "&#x27;": "'",
  "&quot;": '"',
  "&lt;": "<",
  "&gt;": ">",
};

function plain(text: string): string {
  return text
    .replaceAll(/&(?:amp|#x27|quot|lt|gt);/g, (sign) => SIGNS[sign] ?? sign)
    .replaceAll(/\s+/g, " ")
    .trim();
}
