import { expect, test } from "bun:test";
import { refuse } from "#domain/refusal.ts";
import type { Translations } from "#i18n/i18n-types.ts";
import { loadedFormatters, loadedLocales } from "#i18n/i18n-util.ts";
import { makeWords } from "#i18n/make-words.ts";
import { say } from "#src/lib/words/say.ts";
import { openPage } from "../../page.tsx";

openPage();

test("why something was refused is said although its sentence came while the answer was awaited", () => {
  const { error } = loadedLocales.en;
  const before = makeWords("en", { error } as Translations, loadedFormatters.en);
  const refused = refuse("fileTypeNotAllowed", {
    name: "a.exe",
    allowed: "application/pdf, application/zip",
  });
  expect(say(before, refused)).toBe(
    "a.exe is not of a type accepted here. Please send a PDF or ZIP files. Any other file can be sent packed into a ZIP.",
  );
});
