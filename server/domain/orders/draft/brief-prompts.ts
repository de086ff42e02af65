/**
 * What builders ask and no field of the briefing has: each is a heading that may be put into a text ("People at
 * once: ..."), beside the field in which it is said best.
 */
export const BRIEF_PROMPTS = {
  description: ["peopleAtOnce", "meetingsAtOnce", "budgetFrame", "accessibility", "designer"],
  additionalObservations: ["powerWhere", "networkPoints", "waterWhere", "storage", "rigging", "afterwards"],
} as const;
export type PromptedField = keyof typeof BRIEF_PROMPTS;

/** The text with the heading on a line of its own at its end, ready to be written behind; as it is if it has it. */
export function withHeading(text: string, heading: string): string {
  if (lineOf(text, heading) !== undefined) return text;
  const before = text.trimEnd();
  return `${before}${before === "" ? "" : "\n"}${heading}: `;
}

/** Where somebody who writes under this heading goes on: the end of its line. */
export function endOfHeading(text: string, heading: string): number {
  const at = lineOf(text, heading) ?? text.length;
  const end = text.indexOf("\n", at);
  return end === -1 ? text.length : end;
}

/** Whether something stands under a heading, on its line or before the next heading of these. */
export function isAnswered(text: string, heading: string, headings: readonly string[]): boolean {
  const at = lineOf(text, heading);
  if (at === undefined) return false;
  const [first = "", ...rest] = text.slice(at + heading.length + 1).split("\n");
  if (first.trim() !== "") return true;
  const next = rest.findIndex((line) => headings.some((other) => line.startsWith(`${other}:`)));
  return rest.slice(0, next === -1 ? undefined : next).some((line) => line.trim() !== "");
}

/** Where the line begins that the heading opens. */
function lineOf(text: string, heading: string): number | undefined {
  if (text.startsWith(`${heading}:`)) return 0;
  const at = text.indexOf(`\n${heading}:`);
  return at === -1 ? undefined : at + 1;
}
