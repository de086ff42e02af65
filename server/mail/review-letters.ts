import type { TemplatedMail } from "#domain/mail/templates.ts";
import type { Content } from "./content.ts";
import type { MailWords } from "./words.ts";

type ReviewsMail = Extract<TemplatedMail, { template: "reviewsAssigned" }>;

/** How many submissions wait for an evaluator's marks, with a link. */
export function writeReviews({ params }: ReviewsMail, words: MailWords): Content {
  const said = words.reviewsAssigned;
  return {
    title: said.title(),
    before: [said.body({ added: params.added })],
    figure: { label: said.left(), value: String(params.left) },
    button: { label: said.button(), url: params.url },
    hints: [said.conflict()],
  };
}
