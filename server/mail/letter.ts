import type { TemplatedMail } from "#domain/mail/letters.ts";
import { isolate } from "#i18n/isolate.ts";
import type { Letter, LetterFact, Surroundings } from "./content.ts";
import { writerOf } from "./letters/index.ts";
import { toolsOf } from "./letters/writer.ts";
import { namesAmount } from "./names-amount.ts";

/** Writes a letter in the reader's language. */
export function writeLetter(mail: TemplatedMail, toName: string, around: Surroundings): Letter {
  const tools = toolsOf(mail.language, around);
  const { write } = writerOf(mail.template);
  const letter = write(mail.params, { ...tools, words: tools.all[mail.template] });
  const own = { to: isolate(toName), before: [], note: "", after: [], hints: [], ...letter };
  return {
    ...own,
    facts: (letter.facts ?? []).map(isolateFact),
    // A message of the team says it in its small print.
    taxes: mail.template !== "campaign" && namesAmount(letter) ? tools.all.taxes() : undefined,
    ...(letter.button && { button: absolute(letter.button, around.publicUrl) }),
  };
}

/** A name from right to left stands by itself, beside an amount too; so it does in every sentence (make-words.ts). */
function isolateFact({ label, value, ...fact }: LetterFact): LetterFact {
  return { ...fact, label: isolate(label), value: isolate(value) };
}

/** Full addresses of this portal; anything but http(s) is no link (S45). */
function absolute({ label, url }: { label: string; url: string }, publicUrl: string): Letter["button"] {
  const full = URL.parse(url, `${publicUrl}/`);
  return full?.protocol === "http:" || full?.protocol === "https:" ? { label, url: full.href } : undefined;
}
