import type { RowProblem } from "#domain/imports/problems.ts";
import type { Locale } from "#domain/locales.ts";
import { SERVER_WORDS } from "#i18n/server-words.ts";
import { sayRowProblem } from "#i18n/row-problem.ts";

/** Words for files that the portal gives back. */
export function fileWords(locale: Locale) {
  const { imports } = SERVER_WORDS[locale];
  return {
    template: imports.templateName(),
    refused: imports.refusedName(),
    reasons: imports.reasons(),
    say: (problems: readonly RowProblem[]) =>
      problems.map((problem) => asSentence(sayRowProblem(SERVER_WORDS[locale], problem))).join(" "),
  };
}

/** Ends a text with a full stop, so that another sentence may follow. */
function asSentence(said: string): string {
  return said.endsWith(".") ? said : `${said}.`;
}
