import type { Figure, Frame, Letter, LetterFact, Prose, Span } from "./content.ts";

/** The letter without HTML: the same parts in the same order. */
export function writePlainText(letter: Letter, frame: Frame): string {
  const { block, button, facts, taxes, note, optOut } = letter;
  const blocks = [
    letter.title,
    letter.to && frame.greeting,
    ...letter.before.map(plain),
    linesOf(largeFacts(letter)),
    block && [`${block.title}:`, linesOf(block.rows), block.text].filter(Boolean).join("\n"),
    linesOf(facts),
    taxes,
    note.trim() && `${frame.noteTitle}:\n${note.trim()}`,
    ...letter.after.map(plain),
    button && `${button.label}:\n${button.url}`,
    ...letter.hints,
    [frame.closing, frame.office].filter(Boolean).join("\n"),
    `-- \n${frame.footer}\n${frame.support}`,
    optOut && `${optOut.label}:\n${optOut.url}`,
  ];
  return `${blocks.filter(Boolean).join("\n\n")}\n`;
}

/** What the table says again, as its sum, is said there alone. */
function largeFacts({ figure, day, facts }: Letter): LetterFact[] {
  return [figure, day]
    .filter((one) => one !== undefined)
    .filter((one) => !facts.some(({ label, value }) => label === one.label && value.startsWith(one.value)))
    .map(withRemark);
}

function withRemark({ remark, ...fact }: Figure): LetterFact {
  return { ...fact, value: [fact.value, remark].filter(Boolean).join(" ") };
}

function linesOf(facts: readonly LetterFact[]): string {
  return facts.map(({ label, value }) => `${label}: ${value}`).join("\n");
}

function plain(prose: Prose): string {
  if (typeof prose === "string") return prose;
  if (Array.isArray(prose)) return plainSpans(prose);
  const { items, isNumbered } = prose;
  return items.map((item, at) => `${isNumbered ? `${at + 1}.` : "-"} ${plainSpans(item)}`).join("\n");
}

/** A link says where it leads, unless it does so already. */
function plainSpans(spans: readonly Span[]): string {
  return spans
    .map(({ text, url }) => (url === undefined || url === text ? text : `${text} (${url})`))
    .join("");
}
