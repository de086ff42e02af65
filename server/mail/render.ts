import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { outbox } from "#db/schema/index.ts";
import type { Locale } from "#domain/locales.ts";
import type { TemplatedMail } from "#domain/mail/templates.ts";
import { unseal } from "../platform/secret.ts";
import { MailDocument, type Frame } from "./layout.tsx";
import { supportOf, type Letter, type Surroundings } from "./content.ts";
import { writeLetter } from "./letter.ts";
import { composeSubject, subjectWithEvent } from "./subject.ts";
import { MAIL_WORDS } from "./words.ts";

export type OutboxRow = typeof outbox.$inferSelect;
export type RenderedMail = { subject: string; html: string; text: string };
export type MailToRender = Pick<OutboxRow, "template" | "locale" | "toName" | "params" | "sealed">;

/** In the recipient's language; secrets are decrypted here only. */
export function renderMail(row: MailToRender, around: Surroundings & { secret: string }): RenderedMail {
  const secrets = row.sealed ? (JSON.parse(unseal(around.secret, "mail", row.sealed)) as object) : {};
  const params = { ...row.params, ...secrets };
  const mail = { template: row.template, params, language: row.locale } as TemplatedMail;
  const said = composeSubject(row.template, row.locale, row.params);
  const subject = subjectWithEvent(said, row.params, around.settings.name[row.locale]);
  const letter = writeLetter(mail, row.toName, around);
  const frame = frameOf(row.locale, letter, around);
  const html = renderToStaticMarkup(createElement(MailDocument, { letter, frame, subject }));
  return { subject, html: `<!doctype html>${html}`, text: plainText(letter, frame) };
}

function frameOf(locale: Locale, letter: Letter, around: Surroundings): Frame {
  const { frame } = MAIL_WORDS[locale];
  const { settings } = around;
  const { zone } = settings;
  const email = supportOf(locale, around);
  const event = settings.name[locale];
  return {
    lang: locale,
    zone,
    event,
    greeting: frame.greeting({ name: letter.to }),
    noteTitle: letter.noteTitle ?? frame.note(),
    closing: frame.closing(),
    team: frame.team({ zone }),
    linkHint: frame.linkHint(),
    footer: frame.footer({ zone, event }),
    email,
    support: frame.support({ email }),
  };
}

/** The plain text part. */
function plainText(letter: Letter, frame: Frame): string {
  const blocks = [
    letter.title,
    letter.to && frame.greeting,
    ...letter.before,
    letter.facts.map(({ label, value }) => `${label}: ${value}`).join("\n"),
    letter.note.trim() && `${frame.noteTitle}:\n${letter.note.trim()}`,
    ...letter.after,
    letter.button && `${letter.button.label}:\n${letter.button.url}`,
    ...letter.hints,
    `${frame.closing}\n${frame.team}`,
    `-- \n${frame.footer}\n${frame.support}`,
  ];
  return `${blocks.filter(Boolean).join("\n\n")}\n`;
}
