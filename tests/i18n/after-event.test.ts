import { expect, test } from "bun:test";
import { LOCALES } from "#domain/locales.ts";
import { TEXTS } from "#i18n/i18n-texts.ts";

/** What public pages say once the event is over stands in the place of a sentence of its room, filled in with the same things. */
type Words = { readonly [key: string]: string | Words };

const argsOf = (text: string) => [...text.matchAll(/(?<!\{)\{(\w+)/g)].map(([, name]) => name);

function strangersIn(over: Words, words: Words, path: string): string[] {
  return Object.entries(over).flatMap(([key, later]) => {
    const now = words[key];
    const at = `${path}.${key}`;
    if (typeof later !== "string") return typeof now === "object" ? strangersIn(later, now, at) : [at];
    if (typeof now !== "string" || now === later) return [at];
    return argsOf(later).every((name) => argsOf(now).includes(name)) ? [] : [at];
  });
}

test.each(LOCALES)("each sentence for the time after the event has one for before, in %s", (locale) => {
  const rooms = Object.entries(TEXTS[locale] as unknown as Words).filter(
    (room): room is [string, Words] => typeof room[1] === "object" && "afterEvent" in room[1],
  );
  expect(rooms.map(([name]) => name).toSorted()).toEqual([
    "comers",
    "eoi",
    "home",
    "overview",
    "participation",
    "support",
  ]);
  expect(rooms.flatMap(([name, words]) => strangersIn(words["afterEvent"] as Words, words, name))).toEqual(
    [],
  );
});
