import { type Written, written } from "./written.ts";

/** Places that many screens have: fields by their name, and what stands in an order by its number in it. */

type Words = readonly [pt: string, en: string];

/** The label of what is found at `at`. */
export function labelAt(id: string, at: string, pt: string, en: string): Written {
  return written(id, `${at} >> xpath=ancestor::*[self::div or self::fieldset][.//label][1]//label`, pt, en);
}

/** Fields by the name under which they are sent. */
export function fields(id: string, within: string, words: Record<string, Words>): Written[] {
  return Object.entries(words).map(([name, [pt, en]]) =>
    labelAt(id, `${within} :is(input, textarea)[name="${name}"]`, pt, en),
  );
}

/** Fields by the end of the id under which a draft holds them. */
export function held(id: string, start: string, words: Record<string, Words>): Written[] {
  return Object.entries(words).map(([name, [pt, en]]) =>
    written(id, `label[for="wizard-${start}${name}"]`, pt, en),
  );
}

/** What stands in this order, from the first on. */
export function numbered(id: string, each: (nth: number) => string, words: readonly Words[]): Written[] {
  return words.map(([pt, en], at) => written(id, each(at + 1), pt, en));
}
