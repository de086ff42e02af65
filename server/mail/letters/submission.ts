import type { TemplateParams } from "#domain/mail/letters.ts";
import { formatDate } from "#i18n/formatters.ts";
import { type Content, supportOf } from "../content.ts";
import type { MailWords } from "../words.ts";
import { standDayFacts } from "./stand-days.ts";
import type { Tools, Writers } from "./writer.ts";

/** Letters to an applicant: the receipt, the decision, the signed contract, and links. */
export const submissionLetters = {
  submissionReceipt: ({ company, statusUrl, ...given }, { words, all, zone }) => ({
    title: words.title(),
    before: [words.thanks({ company, zone })],
    figure: { label: all.facts.reference(), value: given.reference },
    after: [words.next()],
    button: { label: words.button(), url: statusUrl },
    hints: [words.private()],
  }),
  submissionCorrected: writeStatusLink,
  statusLink: writeStatusLink,
  statusLinkRenewed: writeStatusLink,
  /** Names the contact, because this address no longer opens the page. */
  addressReplaced: ({ company, reference }, { words, locale, around, ...tools }) => ({
    title: words.title(),
    before: [words.body({ company }), words.unexpected({ email: supportOf(locale, around), reference })],
    facts: [tools.reference(reference)],
  }),
  interestKept: ({ url, validUntil }, { words, all, zone, until }) => ({
    title: words.title(),
    before: [words.body({ zone })],
    facts: [{ label: all.facts.keptUntil(), value: until(validUntil) }],
    button: { label: words.button(), url },
    hints: [words.private(), words.unexpected()],
  }),
  decisionApproved: (given, tools) => {
    const { words } = tools;
    const next = given.isRegistered ? words.nextRegistered() : words.next();
    const letter = writeDecision(given, tools, next);
    return { ...letter, facts: [...letter.facts, ...standDayFacts(tools)] };
  },
  decisionRejected: (given, tools) => writeDecision(given, tools, tools.words.next()),
  contractRecorded: {
    subject: ({ order }, words) => (order ? words.ofOrder : words).subject,
    write: ({ company, order, url, ...given }, { words, reference }) => ({
      title: words.title(),
      before: [order ? words.ofOrder.body({ company, order }) : words.body({ company })],
      facts: [reference(given.reference)],
      button: { label: words.button(), url },
    }),
  },
  contractRecordUndone: ({ company, url, ...given }, { words, reference }) => ({
    title: words.title(),
    before: [words.body({ company })],
    facts: [reference(given.reference)],
    button: { label: words.button(), url },
  }),
} satisfies Partial<Writers>;

type StatusLink = "submissionCorrected" | "statusLink" | "statusLinkRenewed";

function writeStatusLink(
  { company, statusUrl, ...given }: TemplateParams[StatusLink],
  { words, all, reference }: Tools & { words: MailWords[StatusLink] },
): Content {
  return {
    title: words.title(),
    before: [words.body({ company })],
    facts: [reference(given.reference)],
    button: { label: all.statusPage.button(), url: statusUrl },
    hints: [words.unexpected(), all.statusPage.private()],
  };
}

type Decision = "decisionApproved" | "decisionRejected";

function writeDecision(
  { company, note, text, corrects, statusUrl, ...given }: TemplateParams[Decision],
  { words, all, locale, zone, around, reference }: Tools & { words: MailWords[Decision] },
  next: string,
) {
  const { eventZone } = around.settings;
  const correcting = corrects && all.correctsDecision({ date: formatDate(locale, corrects, eventZone) });
  return {
    title: words.title(),
    before: [correcting ?? "", words.body({ company, zone })].filter(Boolean),
    facts: [reference(given.reference)],
    note,
    after: [text?.[locale].trim() ?? "", next].filter(Boolean),
    ...(statusUrl && { button: { label: all.statusPage.button(), url: statusUrl } }),
  } satisfies Content;
}
