import type { Locale } from "#domain/locales.ts";
import type { TemplatedMail, TemplateParams } from "#domain/mail/templates.ts";
import { formatMoment } from "#i18n/formatters.ts";
import { type Content, standDayFacts, type Surroundings } from "./content.ts";
import type { MailWords } from "./words.ts";

/** Access to accounts, and changes of it. */
export function writeCredentials(
  template: "credentials" | "credentialsReset" | "staffCredentials",
  { email, loginUrl, temporaryPassword, validUntil }: TemplateParams["credentials"],
  words: MailWords,
  locale: Locale,
  around: Surroundings,
): Content {
  const { city, eventZone, zone } = around.settings;
  const { title, body, button, unexpected } = words[template];
  const date = formatMoment(locale, validUntil, eventZone);
  return {
    title: title(),
    before: [body({ zone })],
    figure: { label: words.facts.temporaryPassword(), value: temporaryPassword, isCode: true },
    facts: [
      { label: words.facts.email(), value: email },
      { label: words.facts.validUntil(), value: words.facts.validUntilValue({ date, city }) },
      ...(template === "credentials" ? standDayFacts(words, locale, around) : []),
    ],
    button: { label: button(), url: loginUrl },
    hints: [unexpected()],
  };
}

export function writeRecovery(
  { code, minutes, resetUrl }: TemplateParams["recoveryCode"],
  words: MailWords,
): Content {
  const { title, body, button, unexpected } = words.recoveryCode;
  return {
    title: title(),
    before: [body({ minutes })],
    figure: { label: words.facts.code(), value: code, isCode: true },
    button: { label: button(), url: resetUrl },
    hints: [unexpected()],
  };
}

type AccountChange = Extract<
  TemplatedMail,
  { template: "passwordChanged" | "roleChanged" | "accessChanged" | "emailChanged" }
>;

/** What became of an account, told to whom it belongs. */
export function writeAccountChange(mail: AccountChange, words: MailWords): Content {
  switch (mail.template) {
    case "passwordChanged":
      return writePasswordChanged(words);
    case "roleChanged":
      return writeRoleChanged(mail.params, words);
    case "accessChanged":
      return writeAccessChanged(mail.params, words);
    case "emailChanged":
      return writeEmailChanged(mail.params, words);
    default:
      return mail satisfies never;
  }
}

function writeRoleChanged({ role }: TemplateParams["roleChanged"], words: MailWords): Content {
  const { title, body, unexpected } = words.roleChanged;
  return {
    title: title(),
    before: [body()],
    facts: [{ label: words.facts.role(), value: words.role[role]() }],
    hints: [unexpected()],
  };
}

/** With the reason that the administrator gave. */
function writeAccessChanged(
  { act, company, note }: TemplateParams["accessChanged"],
  words: MailWords,
): Content {
  const { title, body, unexpected } = words.accessChanged;
  return { title: title[act](), before: [body[act]({ company })], note, hints: [unexpected()] };
}

function writeEmailChanged(
  { email, isOwn = false }: TemplateParams["emailChanged"],
  words: MailWords,
): Content {
  const { title, body, ownBody, unexpected } = words.emailChanged;
  return {
    title: title(),
    before: [isOwn ? ownBody() : body()],
    facts: [{ label: words.facts.newEmail(), value: email }],
    hints: [unexpected()],
  };
}

export function writeEmailConfirm(
  { url, validUntil }: TemplateParams["emailConfirm"],
  words: MailWords,
  locale: Locale,
  { settings: { city, eventZone } }: Surroundings,
): Content {
  const { title, body, button, unexpected } = words.emailConfirm;
  const date = formatMoment(locale, validUntil, eventZone);
  return {
    title: title(),
    before: [body()],
    facts: [{ label: words.facts.inviteUntil(), value: words.facts.validUntilValue({ date, city }) }],
    button: { label: button(), url },
    hints: [unexpected()],
  };
}

export function writeLinked(
  { company, reference, url }: TemplateParams["submissionLinked"],
  words: MailWords,
): Content {
  const { title, body, button, unexpected } = words.submissionLinked;
  return {
    title: title(),
    before: [body({ company })],
    facts: [{ label: words.facts.reference(), value: reference }],
    button: { label: button(), url },
    hints: [unexpected()],
  };
}

export function writeInvite(
  { inviter, company, reference, acceptUrl, validUntil }: TemplateParams["colleagueInvite"],
  words: MailWords,
  locale: Locale,
  { settings: { city, eventZone, zone } }: Surroundings,
): Content {
  const { title, body, button, private: isPrivate, unexpected } = words.colleagueInvite;
  const date = formatMoment(locale, validUntil, eventZone);
  return {
    title: title(),
    before: [body({ inviter, company, zone })],
    facts: [
      { label: words.facts.reference(), value: reference },
      { label: words.facts.inviteUntil(), value: words.facts.validUntilValue({ date, city }) },
    ],
    button: { label: button(), url: acceptUrl },
    hints: [isPrivate(), unexpected()],
  };
}

function writePasswordChanged(words: MailWords): Content {
  const { title, body, unexpected } = words.passwordChanged;
  return { title: title(), before: [body()], hints: [unexpected()] };
}
