import type { Writers } from "./writer.ts";

/** A step of an order that somebody else is to do: what it is, whose, and what was said with it. */
export const handedLetters = {
  stepHandedOn: ({ giver, company, step, note, url, ...given }, { words, all, reference }) => {
    const said = { giver, company, step: all.handedStep[step]() };
    return {
      title: words.title(said),
      before: [words.body(said)],
      note,
      noteTitle: all.handedNote({ name: giver }),
      facts: [reference(given.reference)],
      button: { label: words.button(), url },
    };
  },
  stepHandedOut: ({ giver, company, step, note, ...given }, { words, all, zone, until, reference }) => ({
    title: words.title({ company }),
    before: [words.body({ giver, company, step: all.handedStep[step](), zone })],
    note,
    noteTitle: all.handedNote({ name: giver }),
    facts: [reference(given.reference), { label: all.facts.inviteUntil(), value: until(given.validUntil) }],
    button: { label: words.button(), url: given.url },
    hints: [words.only(), words.unexpected()],
  }),
  stepTakenBack: ({ giver, company, step, ...given }, { words, all, reference }) => ({
    title: words.title(),
    before: [words.body({ giver, company, step: all.handedStep[step]() })],
    facts: [reference(given.reference)],
  }),
  /** To whoever handed the step on: it is done. */
  stepHandedIn: ({ company, name, files, note, url, ...given }, { words, all, reference }) => ({
    title: words.title({ name }),
    before: [files === 0 ? words.wordsAlone({ name, company }) : words.body({ name, company, count: files })],
    note,
    noteTitle: all.handedNote({ name }),
    facts: [reference(given.reference)],
    button: { label: words.button(), url },
  }),
} satisfies Partial<Writers>;
