import { at } from "../content.ts";
import { reckoningFacts, sayNext } from "./payment-facts.ts";
import { standDayFacts } from "./stand-days.ts";
import { whereToPay } from "./where-to-pay.ts";
import type { Writers } from "./writer.ts";

const PLACES = { pay: "payment", answerRequest: "requests", signContract: "contract" } as const;

export const reminderLetters = {
  /** Names a day that is near or over, and what is due. */
  dutyReminder: {
    subject: ({ duty, reminder }, { subject }) =>
      duty === "signContract" ? subject.signContract : subject[duty][reminder],
    write: (given, tools) => {
      const { company, reference, url, duty, reminder, amount, reckoning } = given;
      const { words, all, usd, date } = tools;
      const { facts } = all;
      const labels = { pay: facts.payBy(), answerRequest: facts.due(), signContract: words.publishedOn() };
      const block = duty === "pay" ? whereToPay(reference, tools) : undefined;
      return {
        ...(duty === "signContract"
          ? { title: words.title.signContract(), before: [words.signContract({ company })] }
          : { title: words.title[duty][reminder](), before: [words[duty][reminder]({ company })] }),
        figure: amount === undefined ? undefined : { label: facts.toPay(), value: usd(amount) },
        day: { label: labels[duty], value: date(given.dueOn) },
        block,
        facts: [
          // The block has it already, for the bank.
          ...(block ? [] : [tools.reference(reference)]),
          ...(reckoning ? reckoningFacts(reckoning, tools) : []),
        ],
        after: reckoning && reckoning.handedIn > 0 ? sayNext(reckoning, tools) : [],
        button: { label: words.button[duty](), url: at(url, PLACES[duty]) },
      };
    },
  },
  draftReminder: ({ company, url, savedOn }, { words, ...tools }) => ({
    title: words.title(),
    before: [words.body({ company })],
    day: { label: words.savedOn(), value: tools.date(savedOn) },
    facts: standDayFacts(tools),
    button: { label: words.button(), url },
  }),
  windowReminder: ({ closesOn, url }, { words, zone, date }) => ({
    title: words.title(),
    before: [words.body({ zone })],
    day: { label: words.closesOn(), value: date(closesOn) },
    button: { label: words.button(), url },
    hints: [words.unexpected()],
  }),
} satisfies Partial<Writers>;
