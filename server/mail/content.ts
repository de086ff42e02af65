import type { Locale } from "#domain/locales.ts";
import type { Settings } from "#domain/settings/schema.ts";

/** A mail before it becomes HTML or plain text. */
export type Letter = {
  title: string;
  /** Without a name there is no greeting. */
  to: string;
  before: string[];
  facts: LetterFact[];
  /** Written by the team. */
  note: string;
  /** If the note is not the team's. */
  noteTitle?: string;
  after: string[];
  button?: { label: string; url: string };
  /** Small print after the button. */
  hints: string[];
};

/** `isCode`: copied letter by letter. */
type LetterFact = { label: string; value: string; isCode?: boolean };

export type Surroundings = { settings: Settings; publicUrl: string };

export type Content = Pick<Letter, "title"> & Partial<Letter>;

/** Contact for questions. */
export function supportOf(locale: Locale, { settings: { support } }: Surroundings): string {
  return locale === "pt" ? support.pt : support.other;
}
