import type { TemplateParams } from "#domain/mail/letters.ts";
import { canPayBy } from "#domain/settings/paying.ts";
import { at, supportOf } from "../content.ts";
import type { MailWords } from "../words.ts";
import { toldOf } from "./order-move.ts";
import { outstandingFigures, paymentFacts, reckoningFacts, sayNext } from "./payment-facts.ts";
import { whereToPay } from "./where-to-pay.ts";
import type { Tools, Writers } from "./writer.ts";

type Params = TemplateParams["orderStatusChanged"];
type OfStatus = Tools & { words: MailWords["orderStatusChanged"] };

export const orderStatusLetters = {
  /** For an approved order with amount, due day and where to pay. */
  orderStatusChanged: {
    subject: (given, { subject }) => subject[toldOf(given)],
    write: (given, tools) => {
      const { company, reference, to, note, payments, reckoning } = given;
      const { words, locale, around } = tools;
      const told = toldOf(given);
      const isRefusal = told === "paymentRefused" || told === "partRefused";
      const asks = told === "approvedToPay" && !canPayBy(around.settings.paying);
      const isToPay = to === "APPROVED" || (reckoning?.outstanding ?? 0) > 0;
      const block = isToPay ? whereToPay(reference, tools) : undefined;
      return {
        title: words.title[told](),
        before: [
          sentenceOf(told, words)({ company }),
          ...(told === "paymentRefused" ? [words.stillApproved()] : []),
          ...(asks ? [words.howToPay({ email: supportOf(locale, around) })] : []),
        ],
        ...figuresOf(given, tools),
        block,
        facts: [
          // The block has it already, for the bank.
          ...(block ? [] : [tools.reference(reference)]),
          ...paymentFacts(payments, isRefusal ? "refused" : "handedIn", tools),
          ...(reckoning ? reckoningFacts(reckoning, tools) : []),
        ],
        note,
        after: reckoning && to !== "APPROVED" ? sayNext(reckoning, tools, { isRefusal }) : [],
        button: buttonOf(given, words),
      };
    },
  },
} satisfies Partial<Writers>;

function buttonOf({ url, ...given }: Params, { button }: OfStatus["words"]) {
  const told = toldOf(given);
  if (told === "pending") return { label: button.adjust(), url };
  if (told === "paymentRefused" || told === "partRefused")
    return { label: button.sendAgain(), url: at(url, "payment") };
  if (told === "approvedToPay") return { label: button.pay(), url: at(url, "payment") };
  return { label: button.order(), url: told === "confirmPayment" ? at(url, "payment") : url };
}

function figuresOf({ toPay, reckoning }: Params, tools: OfStatus) {
  if (reckoning) return outstandingFigures(reckoning, tools);
  if (!toPay) return {};
  const { all, usd, date } = tools;
  return {
    figure: { label: all.facts.toPay(), value: usd(toPay.amount) },
    day: { label: all.facts.payBy(), value: date(toPay.dueOn) },
  };
}

function sentenceOf(told: ReturnType<typeof toldOf>, words: OfStatus["words"]) {
  const { approved, approvedFree, ...sentences } = words;
  if (told === "approved") return approvedFree;
  return told === "approvedToPay" ? approved : sentences[told];
}
