import { expect, test } from "bun:test";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { clausesOf } from "#domain/contracts/clauses.ts";
import { CONTRACT_SUBJECTS, type ContractSubject } from "#domain/contracts/subject.ts";
import { LOCALES, type Locale } from "#domain/locales.ts";
import { createApp } from "#server/app.ts";
import { readSettings } from "#server/event/read.ts";
import { Assets } from "#server/pages/assets.ts";
import { changeSettings } from "#tests/factories.ts";
import { openTestPortal, ORIGIN } from "#tests/portal.ts";
import { newDataFolder } from "#tests/setup.ts";
import { BROWSER, textOf, textsOf } from "./reading.ts";

const { portal } = await openTestPortal();
const built = join(newDataFolder(), "web");
mkdirSync(built, { recursive: true });
await Bun.write(join(built, "index.html"), Bun.file("index.html"));
const app = createApp(portal, new Assets(built, ORIGIN));

async function read(path: string, locale: Locale): Promise<string> {
  const answer = await app.fetch(
    new Request(`${ORIGIN}${path}`, { headers: { "accept-language": BROWSER[locale] } }),
  );
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
}

const CASES = CONTRACT_SUBJECTS.flatMap((subject) => LOCALES.map((locale) => [subject, locale] as const));

test.each<readonly [ContractSubject, Locale]>(CASES)(
  "the clauses of a contract about %s stand in %s as it numbers them, readable without a script",
  async (subject, locale) => {
    const html = await read(`/clauses/${subject}`, locale);
    const { clauses } = await readSettings(portal.db.read);
    const titles = clausesOf(subject, clauses.items).map(({ title }, at) => `${at + 1}. ${title[locale]}`);
    expect(textsOf(html, "ol h3")).toEqual(titles);
    expect(html).toContain(`<html lang="${locale}">`);
    expect(textOf(html)).not.toContain("{{");
    expect(html).not.toContain("<script");
  },
);

test("a link says in which language, and what only an order knows is named in brackets", async () => {
  const text = textOf(await read("/clauses?lang=pt", "en"));
  expect(text).toContain("Ribeira Eventos cede a [expositor] o uso do espaço");
  expect(text).toContain("O expositor paga [total do pedido]");
});

test("says that they can still change until the organiser has confirmed them", async () => {
  const unconfirmed = "The organiser has not confirmed these clauses yet";
  expect(textOf(await read("/clauses", "en"))).toContain(unconfirmed);
  await changeSettings(portal, (data) => ({ ...data, clausesRead: data.clauses.version }));
  const confirmed = textOf(await read("/clauses", "en"));
  expect(confirmed).not.toContain(unconfirmed);
  expect(confirmed).toContain("Version 1.");
});

test("of no other kind of order are there any", async () => {
  expect((await app.fetch(new Request(`${ORIGIN}/clauses/boats`))).status).toBe(404);
});
