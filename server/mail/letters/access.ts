import type { TemplateParams } from "#domain/mail/letters.ts";
import type { Content } from "../content.ts";
import type { MailWords } from "../words.ts";
import { standDayFacts } from "./stand-days.ts";
import type { Tools, Writers } from "./writer.ts";

/** Access to accounts, and changes of it. */
export const accessLetters = {
  credentials: (given, tools) => {
    const letter = writeCredentials(given, tools);
    return { ...letter, facts: [...letter.facts, ...standDayFacts(tools)] };
  },
  credentialsReset: writeCredentials,
  staffCredentials: writeCredentials,
  recoveryCode: ({ code, minutes, resetUrl }, { words, all }) => ({
    title: words.title(),
    before: [words.body({ minutes })],
    figure: { label: all.facts.code(), value: code, isCode: true },
    button: { label: words.button(), url: resetUrl },
    hints: [words.unexpected()],
  }),
  passwordChanged: (_, { words }) => ({
    title: words.title(),
    before: [words.body()],
    hints: [words.unexpected()],
  }),
  roleChanged: ({ role }, { words, all }) => ({
    title: words.title(),
    before: [words.body()],
    facts: [{ label: all.facts.role(), value: all.role[role]() }],
    hints: [words.unexpected()],
  }),
  /** Carries the reason that the administrator gave. */
  accessChanged: {
    subject: ({ act }, { subject }) => subject[act],
    write: ({ act, company, note }, { words }) => ({
      title: words.title[act](),
      before: [words.body[act]({ company })],
      note,
      hints: [words.unexpected()],
    }),
  },
  emailChanged: ({ email, isOwn = false }, { words, all }) => ({
    title: words.title(),
    before: [isOwn ? words.ownBody() : words.body()],
    facts: [{ label: all.facts.newEmail(), value: email }],
    hints: [words.unexpected()],
  }),
  emailConfirm: ({ url, validUntil }, { words, all, until }) => ({
    title: words.title(),
    before: [words.body()],
    facts: [{ label: all.facts.inviteUntil(), value: until(validUntil) }],
    button: { label: words.button(), url },
    hints: [words.unexpected()],
  }),
  submissionLinked: ({ company, reference, url }, { words, ...tools }) => ({
    title: words.title(),
    before: [words.body({ company })],
    facts: [tools.reference(reference)],
    button: { label: words.button(), url },
    hints: [words.unexpected()],
  }),
  colleagueInvite: ({ inviter, company, acceptUrl, ...given }, { words, all, zone, reference, until }) => ({
    title: words.title(),
    before: [words.body({ inviter, company, zone })],
    facts: [reference(given.reference), { label: all.facts.inviteUntil(), value: until(given.validUntil) }],
    button: { label: words.button(), url: acceptUrl },
    hints: [words.private(), words.unexpected()],
  }),
} satisfies Partial<Writers>;

type Credentials = "credentials" | "credentialsReset" | "staffCredentials";

function writeCredentials(
  { email, loginUrl, temporaryPassword, validUntil }: TemplateParams[Credentials],
  { words, all, zone, until }: Tools & { words: MailWords[Credentials] },
) {
  return {
    title: words.title(),
    before: [words.body({ zone })],
    figure: { label: all.facts.temporaryPassword(), value: temporaryPassword, isCode: true },
    facts: [
      { label: all.facts.email(), value: email },
      { label: all.facts.validUntil(), value: until(validUntil) },
    ],
    button: { label: words.button(), url: loginUrl },
    hints: [words.unexpected()],
  } satisfies Content;
}
