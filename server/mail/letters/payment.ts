import { at } from "../content.ts";
import { outstandingFigures, paymentFacts, reckoningFacts, sayNext } from "./payment-facts.ts";
import type { Writers } from "./writer.ts";

/** Letters about payments. */
export const paymentLetters = {
  /** The order is paid: its total, what was accepted of it, and the difference by its reason. */
  paymentReceived: ({ company, total, accepted, settled, settledAs, credit, ...given }, tools) => {
    const { words, all, usd, reference } = tools;
    const beside = [
      { label: all.paid.accepted(), value: usd(accepted) },
      { label: all.paid.settled[settledAs ?? "unstated"](), value: settled > 0 ? usd(settled) : "" },
      { label: all.paid.credit(), value: credit > 0 ? usd(credit) : "" },
    ];
    return {
      title: words.title(),
      before: [words.body({ company })],
      figure: { label: all.paid.accepted(), value: usd(accepted) },
      facts: [
        reference(given.reference),
        ...paymentFacts(given.payments, "accepted", tools),
        { label: all.facts.total(), value: usd(total) },
        ...beside.filter(({ value }) => value !== ""),
      ],
      after: credit > 0 ? [words.tooMuch({ amount: usd(credit) })] : [],
      button: { label: words.button(), url: given.url },
    };
  },
  /** A part was found good: how much in all, what waits, and what is still to be paid by when. */
  paymentPartAccepted: ({ company, payments, reckoning, note, url, ...given }, { words, ...tools }) => ({
    title: words.title(),
    before: [words.body({ company })],
    ...outstandingFigures(reckoning, tools),
    facts: [
      tools.reference(given.reference),
      ...paymentFacts(payments, "accepted", tools),
      ...reckoningFacts(reckoning, tools),
    ],
    note,
    after: sayNext(reckoning, tools),
    button: { label: words.button(), url: at(url, "payment") },
  }),
  /** What was transferred back of what had been paid too much. */
  creditReturned: ({ company, amount, paidOn, transfer, left, url, ...given }, tools) => {
    const { words, usd, date, reference } = tools;
    const facts = [
      reference(given.reference),
      { label: words.returnedOn(), value: date(paidOn) },
      { label: words.transfer(), value: transfer },
      { label: words.left(), value: left > 0 ? usd(left) : "" },
    ];
    return {
      title: words.title(),
      before: [words.body({ company })],
      figure: { label: words.amount(), value: usd(amount) },
      facts: facts.filter(({ value }) => value !== ""),
      after: [words.ask()],
      button: { label: words.button(), url: at(url, "payment") },
    };
  },
} satisfies Partial<Writers>;
