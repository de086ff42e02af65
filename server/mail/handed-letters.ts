import type { HandedParams } from "#domain/handed-on/letters.ts";
import type { TemplatedMail } from "#domain/mail/templates.ts";
import { formatMoment } from "#i18n/formatters.ts";
import type { Content, Surroundings } from "./content.ts";
import type { MailWords } from "./words.ts";

export type HandedMail = Extract<TemplatedMail, { template: keyof HandedParams }>;

export function isHanded(mail: TemplatedMail): mail is HandedMail {
  return mail.template.startsWith("step");
}

/** A step of an order that somebody else is to do: what it is, whose, and what was said with it. */
export function writeHanded(mail: HandedMail, words: MailWords, { settings }: Surroundings): Content {
  if (mail.template === "stepHandedIn") return writeHandedIn(mail.params, words);
  const { company, reference, giver, step } = mail.params;
  const said = { giver, company, step: words.handedStep[step]() };
  const facts = [{ label: words.facts.reference(), value: reference }];
  if (mail.template === "stepTakenBack") {
    const { title, body } = words.stepTakenBack;
    return { title: title(), before: [body(said)], facts };
  }
  if (mail.template === "stepHandedOn") {
    const { title, body, button } = words.stepHandedOn;
    const { note, url } = mail.params;
    const noteTitle = words.handedNote({ name: giver });
    return {
      title: title(said),
      before: [body(said)],
      note,
      noteTitle,
      facts,
      button: { label: button(), url },
    };
  }
  const { note, url, validUntil } = mail.params;
  const { title, body, button, only, unexpected } = words.stepHandedOut;
  const date = formatMoment(mail.language, validUntil, settings.eventZone);
  return {
    title: title({ company }),
    before: [body({ ...said, zone: settings.zone })],
    note,
    noteTitle: words.handedNote({ name: giver }),
    facts: [
      ...facts,
      {
        label: words.facts.inviteUntil(),
        value: words.facts.validUntilValue({ date, city: settings.city }),
      },
    ],
    button: { label: button(), url },
    hints: [only(), unexpected()],
  };
}

/** To whoever handed the step on: it is done. */
function writeHandedIn(
  { company, reference, name, files, note, url }: HandedParams["stepHandedIn"],
  words: MailWords,
): Content {
  const { title, body, wordsAlone, button } = words.stepHandedIn;
  return {
    title: title({ name }),
    before: [files === 0 ? wordsAlone({ name, company }) : body({ name, company, count: files })],
    note,
    noteTitle: words.handedNote({ name }),
    facts: [{ label: words.facts.reference(), value: reference }],
    button: { label: button(), url },
  };
}
