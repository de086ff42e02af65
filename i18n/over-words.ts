import type { Translations } from "./i18n-types.ts";

type Node = { readonly [key: string]: unknown };
type Loaded = { withoutMail?: { instead: Node } };

/**
 * The words of a portal without a mail server: each sentence that promises a message gives way to the one that stands
 * under the same name in the room withoutMail. Every screen reads them from here and asks no further. Rooms that are not
 * loaded stay away.
 */
export function withoutMail(words: Translations): Translations {
  // Before the first words have come there is nothing to lie over.
  const over = (words as Loaded | undefined)?.withoutMail;
  if (!over) return words;
  return lay(words as unknown as Node, over.instead) as unknown as Translations;
}

function lay(words: Node, over: unknown): Node {
  const laid = Object.entries((over ?? {}) as Node)
    .filter(([key]) => key in words)
    .map(([key, word]) => [key, typeof word === "string" ? word : lay(words[key] as Node, word)]);
  return { ...words, ...Object.fromEntries(laid) };
}
