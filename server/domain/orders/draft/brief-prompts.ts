/**
 * Questions of builders that no field of the briefing covers: headings to put into a text ("People at once: ..."),
 * each beside the field it fits best.
 */
export const BRIEF_PROMPTS = {
  description: ["peopleAtOnce", "meetingsAtOnce", "budgetFrame", "accessibility", "designer"],
  additionalObservations: ["powerWhere", "networkPoints", "waterWhere", "storage", "rigging", "afterwards"],
} as const;
export type PromptedField = keyof typeof BRIEF_PROMPTS;

/** Appends the heading on its own line, unless the text has it. */
export function withHeading(text: string, heading: string): string {
  if (lineOf(text, heading) !== undefined) return text;
  const before = text.trimEnd();
  return `${before}${before === "" ? "" : "\n"}${heading}: `;
}

/** Where to continue typing under a heading: the end of its line. */
export function endOfHeading(text: string, heading: string): number {
  const at = lineOf(text, heading) ?? text.length;
  const end = text.indexOf("\n", at);
  return end === -1 ? text.length : end;
}

/** Whether a text follows the heading, on its line or before the next heading. */
export function isAnswered(text: string, heading: string, headings: readonly string[]): boolean {
  const at = lineOf(text, heading);
  if (at === undefined) return false;
  const [first = "", ...rest] = text.slice(at + heading.length + 1).split("\n");
  if (first.trim() !== "") return true;
  const next = rest.findIndex((line) => headings.some((other) => line.startsWith(`${other}:`)));
  return rest.slice(0, next === -1 ? undefined : next).some((line) => line.trim() !== "");
}

function lineOf(text: string, heading: string): number | undefined {
  if (text.startsWith(`${heading}:`)) return 0;
  const at = text.indexOf(`\n${heading}:`);
  return at === -1 ? undefined : at + 1;
}
