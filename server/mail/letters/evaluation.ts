import type { Writers } from "./writer.ts";

/** How many submissions wait for an evaluator's marks, with a link. */
export const evaluationLetters = {
  reviewsAssigned: ({ added, left, url }, { words }) => ({
    title: words.title(),
    before: [words.body({ added })],
    figure: { label: words.left(), value: String(left) },
    button: { label: words.button(), url },
    hints: [words.conflict()],
  }),
} satisfies Partial<Writers>;
