import type { Writers } from "./writer.ts";

/** What an administrator should know of the portal itself. */
export const operationLetters = {
  testMail: (_, { words }) => ({ title: words.title(), before: [words.body()] }),
  backupFailed: ({ reason, place, lastGood, url }, { words, moment }) => ({
    title: words.title(),
    before: [words.body()],
    facts: [
      { label: words.reason(), value: reason },
      { label: words.place(), value: place },
      { label: words.lastGood(), value: lastGood === "" ? words.never() : moment(lastGood) },
    ],
    button: { label: words.button(), url },
  }),
} satisfies Partial<Writers>;
