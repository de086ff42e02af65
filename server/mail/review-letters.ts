import type { TemplatedMail } from "#domain/mail/templates.ts";
import type { Content } from "./content.ts";
import type { MailWords } from "./words.ts";

type ReviewsMail = Extract<TemplatedMail, { template: "reviewsAssigned" | "reviewsLeft" }>;

/** How many submissions wait for an evaluator's marks, with a link. */
export function writeReviews(mail: ReviewsMail, words: MailWords): Content {
  const { title, button } = words[mail.template];
  const { left, url } = mail.params;
  return {
    title: title(),
    before:
      mail.template === "reviewsAssigned"
        ? [words.reviewsAssigned.body({ added: mail.params.added })]
        : [words.reviewsLeft.body()],
    figure: { label: words.reviewsAssigned.left(), value: String(left) },
    button: { label: button(), url },
    hints: [words.reviewsAssigned.conflict()],
  };
}
