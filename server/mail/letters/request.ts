import type { TemplateParams } from "#domain/mail/letters.ts";
import type { Content } from "../content.ts";
import type { MailWords } from "../words.ts";
import type { Tools, Writers } from "./writer.ts";

/** Letters about a request; each names it and carries what was written. */
export const requestLetters = {
  requestOpened: writeAsked,
  requestRevised: writeAsked,
  requestRemoved: ({ company, who, message, ...given }, { words, all }) => ({
    title: words.title(),
    before: [words.body({ who, company })],
    facts: factsOf(given, all),
    note: message,
    button: { label: words.button(), url: given.url },
  }),
  requestAnswered: {
    subject: ({ as }, { subject }) => subject[as],
    write: ({ company, who, as, note, ...given }, { words, all }) => ({
      title: words.title[as](),
      before: [words.as[as]({ who, company })],
      facts: factsOf(given, all),
      note,
      noteTitle: all.facts.said({ who }),
      button: { label: words.button(), url: given.url },
    }),
  },
  requestCommented: ({ company, who, message, ...given }, { words, all }) => ({
    title: words.title(),
    before: [words.body({ who, company })],
    facts: factsOf(given, all),
    note: message,
    noteTitle: all.facts.said({ who }),
    button: { label: words.button(), url: given.url },
  }),
  wishReceived: {
    subject: ({ isQuestion }, { subject }) => subject[isQuestion ? "question" : "wish"],
    write: ({ company, message, isQuestion, isHeld, ...given }, { words, all }) => ({
      title: words.title[isQuestion ? "question" : "wish"](),
      before: [(isQuestion ? words.question : words.body)({ company })],
      facts: factsOf(given, all),
      note: message,
      noteTitle: all.facts.youSaid(),
      after: isHeld ? [words.wait()] : [],
      button: { label: words.button(), url: given.url },
    }),
  },
  changeAskedFor: {
    subject: ({ isQuestion }, { subject }) => subject[isQuestion ? "question" : "wish"],
    write: ({ company, message, isQuestion, url, ...given }, { words, all, reference }) => {
      const { title, body } = isQuestion ? words.question : words;
      return {
        title: title(),
        before: [body({ company })],
        facts: [reference(given.reference)],
        note: message,
        noteTitle: all.facts.said({ who: company }),
        button: { label: words.button(), url },
      };
    },
  },
} satisfies Partial<Writers>;

type Asked = "requestOpened" | "requestRevised";

function writeAsked(
  { company, message, dueOn, blocksApproval, ...given }: TemplateParams[Asked],
  { words, all, date }: Tools & { words: MailWords[Asked] },
): Content {
  return {
    title: words.title(),
    before: [words.body({ company })],
    day: dueOn ? { label: all.facts.due(), value: date(dueOn) } : undefined,
    facts: factsOf(given, all),
    note: message,
    after: blocksApproval ? [words.blocks()] : [],
    button: { label: words.button(), url: given.url },
  };
}

function factsOf({ reference, title }: { reference: string; title: string }, { facts }: MailWords) {
  return [
    { label: facts.reference(), value: reference },
    { label: facts.request(), value: title },
  ];
}
