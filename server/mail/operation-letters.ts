import type { Locale } from "#domain/locales.ts";
import type { TemplatedMail, TemplateParams } from "#domain/mail/templates.ts";
import { formatMoment } from "#i18n/formatters.ts";
import type { Content, Surroundings } from "./content.ts";
import type { MailWords } from "./words.ts";

type OperationMail = Extract<TemplatedMail, { template: "testMail" | "backupFailed" }>;

/** What an administrator should know of the portal itself. */
export function writeOperation(mail: OperationMail, words: MailWords, around: Surroundings): Content {
  if (mail.template === "backupFailed") return writeBackupFailed(mail.params, words, mail.language, around);
  return { title: words.testMail.title(), before: [words.testMail.body()] };
}

function writeBackupFailed(
  { reason, place, lastGood, url }: TemplateParams["backupFailed"],
  words: MailWords,
  locale: Locale,
  { settings: { eventZone } }: Surroundings,
): Content {
  const { title, body, button, never, ...labels } = words.backupFailed;
  const last = lastGood === "" ? never() : formatMoment(locale, lastGood, eventZone);
  return {
    title: title(),
    before: [body()],
    facts: [
      { label: labels.reason(), value: reason },
      { label: labels.place(), value: place },
      { label: labels.lastGood(), value: last },
    ],
    button: { label: button(), url },
  };
}
