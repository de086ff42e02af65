import type { Locale } from "#domain/locales.ts";
import type { TemplatedMail, TemplateParams } from "#domain/mail/templates.ts";
import { formatDate } from "#i18n/formatters.ts";
import type { Content } from "./content.ts";
import type { MailWords } from "./words.ts";

type RequestMail = Extract<
  TemplatedMail,
  {
    template:
      | "requestOpened"
      | "requestRevised"
      | "requestRemoved"
      | "requestAnswered"
      | "requestCommented"
      | "wishReceived"
      | "changeAskedFor";
  }
>;

/** Each names its request and carries what was written. */
export function writeRequestLetter(mail: RequestMail, words: MailWords): Content {
  switch (mail.template) {
    case "requestOpened":
    case "requestRevised":
      return writeRequestAsked(mail.template, mail.params, words, mail.language);
    case "requestRemoved":
      return writeRequestRemoved(mail.params, words);
    case "requestAnswered":
      return writeRequestAnswered(mail.params, words);
    case "requestCommented":
      return writeRequestComment(mail.params, words);
    case "wishReceived":
      return writeWishReceived(mail.params, words);
    case "changeAskedFor":
      return writeWish(mail.params, words);
    default:
      return mail satisfies never;
  }
}

function writeRequestAsked(
  template: "requestOpened" | "requestRevised",
  { company, reference, title, message, dueOn, blocksApproval, url }: TemplateParams["requestOpened"],
  words: MailWords,
  locale: Locale,
): Content {
  const { body, blocks, button, title: head } = words[template];
  const day = dueOn ? { label: words.facts.due(), value: formatDate(locale, dueOn, "UTC") } : undefined;
  return {
    title: head(),
    before: [body({ company })],
    day,
    facts: factsOf({ reference, title }, words),
    note: message,
    after: blocksApproval ? [blocks()] : [],
    button: { label: button(), url },
  };
}

function writeRequestAnswered(params: TemplateParams["requestAnswered"], words: MailWords): Content {
  const { company, reference, title, who, status, as, note, url } = params;
  const { button, title: heads, as: answers, ...sentences } = words.requestAnswered;
  const sentence = as ? answers[as] : sentences[status];
  return {
    title: heads[answeredHow(params)](),
    before: [sentence({ who, company })],
    facts: factsOf({ reference, title }, words),
    note,
    noteTitle: words.facts.said({ who }),
    button: { label: button(), url },
  };
}

/** What a letter about an answered request tells. */
export function answeredHow({ as, status }: Pick<TemplateParams["requestAnswered"], "as" | "status">) {
  return as ?? (status === "PENDING" ? "reopened" : "answered");
}

function writeRequestComment(
  { company, reference, title, who, message, url }: TemplateParams["requestCommented"],
  words: MailWords,
): Content {
  const { body, button, title: head } = words.requestCommented;
  return {
    title: head(),
    before: [body({ who, company })],
    facts: factsOf({ reference, title }, words),
    note: message,
    noteTitle: words.facts.said({ who }),
    button: { label: button(), url },
  };
}

function writeRequestRemoved(
  { company, reference, title, who, message, url }: TemplateParams["requestRemoved"],
  words: MailWords,
): Content {
  const { body, button, title: head } = words.requestRemoved;
  return {
    title: head(),
    before: [body({ who, company })],
    facts: factsOf({ reference, title }, words),
    note: message,
    button: { label: button(), url },
  };
}

function writeWish(
  { company, reference, message, url, isQuestion }: TemplateParams["changeAskedFor"],
  words: MailWords,
): Content {
  const { button } = words.changeAskedFor;
  const { title: head, body } = isQuestion ? words.changeAskedFor.question : words.changeAskedFor;
  return {
    title: head(),
    before: [body({ company })],
    facts: [{ label: words.facts.reference(), value: reference }],
    note: message,
    noteTitle: words.facts.said({ who: company }),
    button: { label: button(), url },
  };
}

function writeWishReceived(
  { company, reference, title, message, url, isQuestion, isHeld }: TemplateParams["wishReceived"],
  words: MailWords,
): Content {
  const { button, title: head, body, question, wait } = words.wishReceived;
  return {
    title: head[isQuestion ? "question" : "wish"](),
    before: [(isQuestion ? question : body)({ company })],
    facts: factsOf({ reference, title }, words),
    note: message,
    noteTitle: words.facts.youSaid(),
    after: isHeld ? [wait()] : [],
    button: { label: button(), url },
  };
}

function factsOf({ reference, title }: { reference: string; title: string }, words: MailWords) {
  return [
    { label: words.facts.reference(), value: reference },
    { label: words.facts.request(), value: title },
  ];
}
