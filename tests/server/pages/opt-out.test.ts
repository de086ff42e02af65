import { describe, expect, test } from "bun:test";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { mailOptOuts } from "#db/schema/index.ts";
import { LOCALES } from "#domain/locales.ts";
import { createApp } from "#server/app.ts";
import { isOptedOut, optOutUrlOf } from "#server/mail/opt-out.ts";
import { Assets } from "#server/pages/assets.ts";
import { openTestPortal, ORIGIN } from "#tests/portal.ts";
import { newDataFolder } from "#tests/setup.ts";
import { attributesOf, BROWSER, textOf, textsOf } from "./reading.ts";

const { portal } = await openTestPortal();
const built = join(newDataFolder(), "web");
mkdirSync(built, { recursive: true });
await Bun.write(join(built, "index.html"), Bun.file("index.html"));
const app = createApp(portal, new Assets(built, ORIGIN));

const ANA = "ana@example.org";
const link = optOutUrlOf(portal, { lane: "campaign", toEmail: ANA, campaignId: null });
const isOut = () => isOptedOut(portal.db.read, portal.optOutKey, ANA);

const BODIES = { leave: "leave=1", again: "again=1", oneClick: "List-Unsubscribe=One-Click" };

/** As a browser without scripts: by a form of the page, without a cookie; its policy hides where it was sent from. */
async function ask(address: string, body?: string, language: string = BROWSER.en): Promise<Response> {
  const headers = {
    "accept-language": language,
    ...(body && { "content-type": "application/x-www-form-urlencoded", origin: "null" }),
  };
  return app.fetch(new Request(address, { headers, ...(body && { method: "POST", body }) }));
}

const HEADINGS = {
  pt: {
    asked: "Não quer mais receber estas mensagens?",
    left: "Pronto: você não recebe mais campanhas",
    back: "Você volta a receber nossas mensagens",
  },
  en: {
    asked: "No more messages like that one?",
    left: "Done: you receive no more campaigns",
    back: "You receive our messages again",
  },
};

describe.each(LOCALES)("the page behind the link of a campaign, in %s", (locale) => {
  test("is left and returned to by forms of HTML alone, each answered with a page", async () => {
    const language = BROWSER[locale];
    const said = HEADINGS[locale];
    const steps = [
      [undefined, said.asked, "leave", false],
      [BODIES.leave, said.left, "again", true],
      [BODIES.leave, said.left, "again", true],
      [BODIES.again, said.back, "leave", false],
    ] as const;
    for (const [body, heading, next, out] of steps) {
      const answer = await ask(link, body, language);
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
      const html = await answer.text();
      expect(html).toContain(`<html lang="${locale}">`);
      expect(textsOf(html, "h1")).toEqual([heading]);
      expect(attributesOf(html, 'form[method="post"] button', "name")).toEqual([next]);
      expect(attributesOf(html, 'form[method="post"]', "action")).toEqual([""]);
      expect(html).not.toContain("<script");
      expect(await isOut()).toBe(out);
    }
  });
});

test("speaks the language that the link names, its message's, whatever browser and cookie say", async () => {
  const asked = { headers: { "accept-language": "en-US", cookie: "language=en" } };
  const answer = await app.fetch(new Request(`${link}?lang=pt`, asked));
  expect(textsOf(await answer.text(), "h1")).toEqual([HEADINGS.pt.asked]);
  const left = await ask(`${link}?lang=pt`, BODIES.leave);
  expect(textsOf(await left.text(), "h1")).toEqual([HEADINGS.pt.left]);
});

test("a mail program's own button keeps its short answer", async () => {
  const answer = await ask(link, BODIES.oneClick);
  expect([answer.status, await answer.text(), await isOut()]).toEqual([200, "OK", true]);
});

test("says the same to a token that nobody has, and names none in the page", async () => {
  const known = await (await ask(link, BODIES.leave)).text();
  await portal.db.write((tx) => tx.delete(mailOptOuts));
  const unknown = await ask(`${ORIGIN}/unsubscribe/${"x".repeat(100)}`, BODIES.leave);
  expect([unknown.status, await unknown.text()]).toEqual([200, known]);
  expect(await portal.db.read.$count(mailOptOuts)).toBe(0);
  expect(textOf(known)).not.toContain("@");
});

test.each(["GET", "HEAD"])("%s changes nothing and is kept by nobody on the way", async (method) => {
  await ask(link, BODIES.leave);
  const answer = await app.fetch(new Request(link, { method }));
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(await isOut()).toBe(true);
});
