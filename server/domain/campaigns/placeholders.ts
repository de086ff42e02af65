import { namesIn } from "../placeholders.ts";
import { PLACEHOLDERS, type Placeholder } from "./kinds.ts";

/** The placeholders that a text uses, each once. */
export function placeholdersIn(text: string): Placeholder[] {
  const names = new Set(namesIn(text).map(({ name }) => name));
  return [...names].filter((name): name is Placeholder => PLACEHOLDERS.some((known) => known === name));
}
