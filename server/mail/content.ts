import type { Locale } from "#domain/locales.ts";
import type { OrderPlace } from "#domain/orders/moves/places.ts";
import type { DrawnLogo } from "../event/logo.ts";
import type { Settings } from "#domain/settings/schema.ts";

/** A mail before it becomes HTML or plain text. */
export type Letter = {
  /** What has happened, as a heading. */
  title: string;
  /** Beside the subject in the list of a mail program; without it the first sentence. */
  preheader?: string;
  /** The reader's name; without one there is no greeting. */
  to: string;
  before: Prose[];
  /** The amount, or the code, and the day that the letter is about: large, above everything else. */
  figure?: Figure | undefined;
  day?: Figure | undefined;
  /** What is copied as a whole, like the data of a bank account. */
  block?: { title: string; rows: LetterFact[]; text?: string } | undefined;
  facts: LetterFact[];
  /** Below the amounts of a letter that names any: that they include the taxes. */
  taxes?: string | undefined;
  /** A note written by the team. */
  note: string;
  /** The note's heading, if the note is not the team's. */
  noteTitle?: string;
  after: Prose[];
  /** The one thing to do, at the very place where it is done. */
  button?: { label: string; url: string } | undefined;
  /** Small print after the button. */
  hints: string[];
  /** A way out of letters of this kind, in the foot. */
  optOut?: { label: string; url: string };
};

/** `isCode`: the reader copies the value character by character. */
export type LetterFact = { label: string; value: string; isCode?: boolean };

/** `remark` is what the value does not include. */
export type Figure = LetterFact & { remark?: string | undefined };

/** A paragraph as the portal writes it, or the team's text with bold, links or a list. */
export type Prose = string | Span[] | { items: Span[][]; isNumbered?: boolean };
export type Span = { text: string; isBold?: boolean; isItalic?: boolean; url?: string };

/** What surrounds it, in the reader's language. */
export type Frame = {
  lang: string;
  zone: string;
  event: string;
  /** Replaces the leaf and the name of the zone. */
  logo?: { cid: string; width: number; height: number };
  greeting: string;
  preheader: string;
  noteTitle: string;
  closing: string;
  linkHint: string;
  footer: string;
  /** The office that answers for the event. */
  office: string;
  /** The contact's address, alone and in a sentence. */
  email: string;
  support: string;
};

/** A link to one place on a page. */
export function at(url: string, place: OrderPlace): string {
  return `${url}#${place}`;
}

/** `logo` only where the letter is drawn with its pictures. */
export type Surroundings = { settings: Settings; publicUrl: string; logo?: DrawnLogo | undefined };

export type Content = Pick<Letter, "title"> & Partial<Letter>;

/** The contact for questions. */
export function supportOf(locale: Locale, { settings: { support } }: Surroundings): string {
  return locale === "pt" ? support.pt : support.other;
}
