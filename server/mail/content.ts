import type { Locale } from "#domain/locales.ts";
import type { Settings } from "#domain/settings/schema.ts";

/** What a mail says, before it becomes HTML or plain text. */
export type Letter = {
  title: string;
  /** Whom it greets; without a name nobody is greeted. */
  to: string;
  before: string[];
  facts: LetterFact[];
  /** What somebody of the team wrote by hand. */
  note: string;
  /** Whose words the note is, where it is not the team's. */
  noteTitle?: string;
  after: string[];
  button?: { label: string; url: string };
  /** Small print after the button. */
  hints: string[];
};

/** `isCode` marks what is copied letter by letter. */
type LetterFact = { label: string; value: string; isCode?: boolean };

export type Surroundings = { settings: Settings; publicUrl: string };

/** What one template fills in; the rest of the letter stays empty. */
export type Content = Pick<Letter, "title"> & Partial<Letter>;

/** Where the reader's questions go. */
export function supportOf(locale: Locale, { settings: { support } }: Surroundings): string {
  return locale === "pt" ? support.pt : support.other;
}
