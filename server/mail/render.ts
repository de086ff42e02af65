import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { outbox } from "#db/schema/index.ts";
import type { Locale } from "#domain/locales.ts";
import type { TemplatedMail } from "#domain/mail/letters.ts";
import { fitLogo } from "#domain/settings/logo.ts";
import { unseal } from "../platform/secret.ts";
import type { MailPicture } from "../platform/smtp.ts";
import { logoCid, logoPicture } from "./logo.ts";
import { MailDocument, QUAY_CID } from "./layout.tsx";
import { supportOf, type Frame, type Letter, type Surroundings } from "./content.ts";
import { writeLetter } from "./letter.ts";
import { writePlainText } from "./plain-text.ts";
import quay from "./quay.png" with { type: "file" };
import { subjectToSend } from "./subject.ts";
import { MAIL_WORDS } from "./words.ts";

export type OutboxRow = typeof outbox.$inferSelect;
export type RenderedMail = {
  subject: string;
  html: string;
  text: string;
  /** Pictures that the HTML names by `cid:`. */
  pictures: MailPicture[];
};
export type MailToRender = Pick<OutboxRow, "template" | "locale" | "toName" | "params" | "sealed">;

/** Renders a message in the recipient's language; secrets are decrypted here only. */
export function renderMail(row: MailToRender, around: Surroundings & { secret: string }): RenderedMail {
  const secrets = row.sealed ? (JSON.parse(unseal(around.secret, "mail", row.sealed)) as object) : {};
  const params = { ...row.params, ...secrets };
  const mail = { template: row.template, params, language: row.locale } as TemplatedMail;
  const subject = subjectToSend(row.template, row.locale, row.params, around.settings.name[row.locale]);
  return draw(subject, row.locale, writeLetter(mail, row.toName, around), around);
}

/** What every letter in this language has around it. */
export function renderFrame(locale: Locale, around: Surroundings): RenderedMail {
  return draw(
    "",
    locale,
    { title: "", to: "", before: [], facts: [], note: "", after: [], hints: [] },
    around,
  );
}

function draw(subject: string, locale: Locale, letter: Letter, around: Surroundings): RenderedMail {
  const frame = frameOf(locale, letter, around);
  const html = renderToStaticMarkup(createElement(MailDocument, { letter, frame, subject }));
  return {
    subject,
    html: `<!doctype html>${html}`,
    text: writePlainText(letter, frame),
    pictures: around.logo ? [QUAY, logoPicture(around.logo)] : [QUAY],
  };
}

/**
 * The head's picture travels with the message: programs that fetch nothing by themselves show it, nobody learns when a
 * letter is opened, and it is there where the portal has no address of its own.
 */
const QUAY: MailPicture = {
  cid: QUAY_CID,
  name: "quay.png",
  type: "image/png",
  content: readFileSync(quay),
};

/** The letter as a screen of the portal shows it, its pictures within. */
export function htmlWithPictures({ html }: Pick<RenderedMail, "html">): string {
  return [QUAY].reduce(
    (shown, { cid, type, content }) =>
      shown.replaceAll(`cid:${cid}`, `data:${type};base64,${content.toString("base64")}`),
    html,
  );
}

/** Space for the logo at the head, in pixels. */
const LOGO_FRAME = { width: 200, height: 40 };

function frameOf(locale: Locale, letter: Letter, around: Surroundings): Frame {
  const { frame } = MAIL_WORDS[locale];
  const { settings } = around;
  const { zone } = settings;
  const email = supportOf(locale, around);
  const event = settings.name[locale];
  const { logo } = around;
  return {
    lang: locale,
    zone,
    event,
    ...(logo && { logo: { cid: logoCid(logo.sha256), ...fitLogo(logo, LOGO_FRAME) } }),
    greeting: frame.greeting({ name: letter.to }),
    preheader: letter.preheader ?? letter.before.find((prose) => typeof prose === "string") ?? "",
    noteTitle: letter.noteTitle ?? frame.note(),
    closing: frame.closing({ zone }),
    linkHint: frame.linkHint(),
    footer: frame.footer({ zone, event }),
    office: settings.office[locale],
    email,
    support: frame.support({ email }),
  };
}
