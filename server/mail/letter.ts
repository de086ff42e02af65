import type { Locale } from "#domain/locales.ts";
import type { TemplateParams, TemplatedMail } from "#domain/mail/templates.ts";
import { formatDate } from "#i18n/formatters.ts";
import { isolate } from "#i18n/isolate.ts";
import {
  writeAccountChange,
  writeCredentials,
  writeEmailConfirm,
  writeInvite,
  writeLinked,
  writeRecovery,
} from "./account-letters.ts";
import { writeOrderCreated } from "./order-created-letter.ts";
import { writeMoveUndone, writeOrderStatus } from "./order-status-letter.ts";
import { writeAddressReplaced, writeInterestKept, writeStatusLink } from "./applicant-letters.ts";
import {
  at,
  type Content,
  standDayFacts,
  type Letter,
  type LetterFact,
  type Surroundings,
} from "./content.ts";
import { writeOrderChanged, writeTotal } from "./change-letters.ts";
import { writeRequestLetter } from "./request-letters.ts";
import { namesAmount } from "./names-amount.ts";
import { reckoningFacts, sayNext } from "./payment-facts.ts";
import { writePaymentLetter } from "./payment-letters.ts";
import { type HandedMail, isHanded, writeHanded } from "./handed-letters.ts";
import { writeReminder } from "./reminder-letter.ts";
import { writeOperation } from "./operation-letters.ts";
import { writeReviews } from "./review-letters.ts";
import { writeCampaign } from "./campaign-letter.ts";
import { MAIL_WORDS, type MailWords } from "./words.ts";

/** In the reader's language. */
export function writeLetter(mail: TemplatedMail, toName: string, around: Surroundings): Letter {
  const words = MAIL_WORDS[mail.language];
  const letter = isHanded(mail) ? writeHanded(mail, words, around) : contentOf(mail, words, around);
  const own = { to: isolate(toName), before: [], note: "", after: [], hints: [], ...letter };
  return {
    ...own,
    facts: (letter.facts ?? []).map(isolateFact),
    // A message of the team says it in its small print.
    taxes: mail.template !== "campaign" && namesAmount(letter) ? words.taxes() : undefined,
    ...(letter.button && { button: absolute(letter.button, around.publicUrl) }),
  };
}

/** A name from right to left stands by itself, beside an amount too; so it does in every sentence (make-words.ts). */
function isolateFact({ label, value, ...fact }: LetterFact): LetterFact {
  return { ...fact, label: isolate(label), value: isolate(value) };
}

type OtherMail = Exclude<TemplatedMail, HandedMail>;

function contentOf(mail: OtherMail, words: MailWords, around: Surroundings): Content {
  switch (mail.template) {
    case "submissionReceipt":
      return writeReceipt(mail.params, words, around);
    case "submissionCorrected":
    case "statusLink":
    case "statusLinkRenewed":
      return writeStatusLink(mail.template, mail.params, words);
    case "addressReplaced":
      return writeAddressReplaced(mail.params, words, mail.language, around);
    case "interestKept":
      return writeInterestKept(mail.params, words, mail.language, around);
    case "credentials":
    case "credentialsReset":
    case "staffCredentials":
      return writeCredentials(mail.template, mail.params, words, mail.language, around);
    case "recoveryCode":
      return writeRecovery(mail.params, words);
    case "decisionApproved":
    case "decisionRejected":
      return writeDecision(mail.template, mail.params, words, mail.language, around);
    case "orderCreated":
      return writeOrderCreated(mail.params, words, mail.language);
    case "orderStatusChanged":
      return writeOrderStatus(mail.params, mail.language, around);
    case "orderMoveUndone":
      return writeMoveUndone(mail.params, words);
    case "orderCancelledByExhibitor":
      return writeCancelledByExhibitor(mail.params, words);
    case "orderCancelled":
      return writeOrderCancelled(mail.params, words, mail.language);
    case "contractReady":
    case "signedCopyReceived":
    case "signedCopyRefused":
    case "contractRecordUndone":
    case "contractRecorded":
      return writeContractNotice(mail, words);
    case "paymentReceived":
    case "paymentPartAccepted":
    case "creditReturned":
      return writePaymentLetter(mail, words);
    case "orderChanged":
      return writeOrderChanged(mail.params, words, mail.language);
    case "changeUndone":
      return writeTotal(words.changeUndone, mail.params, words, mail.language);
    case "requestOpened":
    case "requestRevised":
    case "requestRemoved":
    case "requestAnswered":
    case "requestCommented":
    case "wishReceived":
    case "changeAskedFor":
      return writeRequestLetter(mail, words);
    case "dutyReminder":
    case "draftReminder":
    case "windowReminder":
      return writeReminder(mail, words, around);
    case "reviewsAssigned":
      return writeReviews(mail, words);
    case "campaign":
      return writeCampaign(mail.params, words);
    case "testMail":
    case "backupFailed":
      return writeOperation(mail, words, around);
    case "passwordChanged":
    case "roleChanged":
    case "accessChanged":
    case "emailChanged":
      return writeAccountChange(mail, words);
    case "emailConfirm":
      return writeEmailConfirm(mail.params, words, mail.language, around);
    case "submissionLinked":
      return writeLinked(mail.params, words);
    case "colleagueInvite":
      return writeInvite(mail.params, words, mail.language, around);
    default:
      return mail satisfies never;
  }
}

function writeReceipt(
  { company, reference, statusUrl }: TemplateParams["submissionReceipt"],
  words: MailWords,
  { settings: { zone } }: Surroundings,
): Content {
  const { title, thanks, next, button, private: isPrivate } = words.submissionReceipt;
  return {
    title: title(),
    before: [thanks({ company, zone })],
    figure: { label: words.facts.reference(), value: reference },
    after: [next()],
    button: { label: button(), url: statusUrl },
    hints: [isPrivate()],
  };
}

function writeDecision(
  template: "decisionApproved" | "decisionRejected",
  { company, reference, note, text, corrects, statusUrl, isRegistered }: TemplateParams["decisionApproved"],
  words: MailWords,
  locale: Locale,
  around: Surroundings,
): Content {
  const { eventZone, zone } = around.settings;
  const { title, body, next } = words[template];
  const onwards =
    template === "decisionApproved" && isRegistered ? words.decisionApproved.nextRegistered : next;
  const correcting = corrects && words.correctsDecision({ date: formatDate(locale, corrects, eventZone) });
  return {
    title: title(),
    before: [correcting ?? "", body({ company, zone })].filter(Boolean),
    facts: [
      { label: words.facts.reference(), value: reference },
      ...(template === "decisionApproved" ? standDayFacts(words, locale, around) : []),
    ],
    note,
    after: [text?.[locale].trim() ?? "", onwards()].filter(Boolean),
    ...(statusUrl && { button: { label: words.statusPage.button(), url: statusUrl } }),
  };
}

type NoticeParams = Omit<TemplateParams["contractReady"], "version"> & { note?: string; version?: number };

function writeOrderNotice(
  template:
    | "orderCancelled"
    | "contractReady"
    | "signedCopyReceived"
    | "signedCopyRefused"
    | "contractRecorded"
    | "contractRecordUndone",
  { company, reference, url, note, version }: NoticeParams,
  words: MailWords,
): Content {
  const { title, body, button } = words[template];
  return {
    title: title(),
    before: [body({ company })],
    facts: [
      { label: words.facts.reference(), value: reference },
      ...(version === undefined ? [] : [{ label: words.facts.version(), value: String(version) }]),
    ],
    note: note ?? "",
    button: { label: button(), url: isOfContract(template) ? at(url, "contract") : url },
  };
}

type ContractMail = Extract<
  OtherMail,
  { template: `contract${"Ready" | "Recorded" | "RecordUndone"}` | `signedCopy${"Received" | "Refused"}` }
>;

function writeContractNotice(mail: ContractMail, words: MailWords): Content {
  if (mail.template === "contractRecorded") return writeRecorded(mail.params, words);
  return writeOrderNotice(mail.template, mail.params, words);
}

function writeRecorded(params: TemplateParams["contractRecorded"], words: MailWords): Content {
  const { company, order } = params;
  const notice = writeOrderNotice("contractRecorded", params, words);
  return order ? { ...notice, before: [words.contractRecorded.ofOrder.body({ company, order })] } : notice;
}

function isOfContract(template: string): boolean {
  return template === "contractReady" || template.startsWith("signedCopy");
}

/** To the team. */
function writeCancelledByExhibitor(
  { company, reference, url, who, hadSpace }: TemplateParams["orderCancelledByExhibitor"],
  words: MailWords,
): Content {
  const { title, body, space, button } = words.orderCancelledByExhibitor;
  return {
    title: title(),
    before: [body({ who, company })],
    facts: [{ label: words.facts.reference(), value: reference }],
    after: hadSpace ? [space()] : [],
    button: { label: button(), url },
  };
}

/** What was paid for it is a credit. */
function writeOrderCancelled(
  { reckoning, ...params }: TemplateParams["orderCancelled"],
  words: MailWords,
  locale: Locale,
): Content {
  const notice = writeOrderNotice("orderCancelled", params, words);
  if (!reckoning) return notice;
  return {
    ...notice,
    facts: [...(notice.facts ?? []), ...reckoningFacts(reckoning, words, locale)],
    after: sayNext(reckoning, words, locale),
  };
}

/** Full addresses of this portal; anything but http(s) is no link (S45). */
function absolute({ label, url }: { label: string; url: string }, publicUrl: string): Letter["button"] {
  const full = URL.parse(url, `${publicUrl}/`);
  return full?.protocol === "http:" || full?.protocol === "https:" ? { label, url: full.href } : undefined;
}
