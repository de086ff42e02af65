import type { TemplateParams } from "#domain/mail/letters.ts";
import { at, type Content } from "../content.ts";
import type { MailWords } from "../words.ts";
import { orderChangedLetters } from "./order-changed.ts";
import { orderCreatedLetters } from "./order-created.ts";
import { orderStatusLetters } from "./order-status.ts";
import { reckoningFacts, sayNext } from "./payment-facts.ts";
import type { Tools, Writers } from "./writer.ts";

/** Letters about an order, its changes and its contract. */
export const orderLetters = {
  ...orderCreatedLetters,
  ...orderStatusLetters,
  ...orderChangedLetters,
  /** To the team: an exhibitor has cancelled an order. */
  orderCancelledByExhibitor: ({ company, who, hadSpace, url, ...given }, { words, reference }) => ({
    title: words.title(),
    before: [words.body({ who, company })],
    facts: [reference(given.reference)],
    after: hadSpace ? [words.space()] : [],
    button: { label: words.button(), url },
  }),
  /** What was paid for it is a credit. */
  orderCancelled: ({ company, note, url, reckoning, ...given }, { words, ...tools }) => ({
    title: words.title(),
    before: [words.body({ company })],
    facts: [tools.reference(given.reference), ...(reckoning ? reckoningFacts(reckoning, tools) : [])],
    note,
    after: reckoning ? sayNext(reckoning, tools) : [],
    button: { label: words.button(), url },
  }),
  contractReady: ({ company, version, url, ...given }, { words, all, reference }) => ({
    title: words.title(),
    before: [words.body({ company })],
    facts: [reference(given.reference), { label: all.facts.version(), value: String(version) }],
    button: { label: words.button(), url: at(url, "contract") },
  }),
  signedCopyReceived: writeSignedCopy,
  signedCopyRefused: writeSignedCopy,
} satisfies Partial<Writers>;

type SignedCopy = "signedCopyReceived" | "signedCopyRefused";

function writeSignedCopy(
  { company, note, url, ...given }: TemplateParams[SignedCopy],
  { words, reference }: Tools & { words: MailWords[SignedCopy] },
): Content {
  return {
    title: words.title(),
    before: [words.body({ company })],
    facts: [reference(given.reference)],
    note,
    button: { label: words.button(), url: at(url, "contract") },
  };
}
