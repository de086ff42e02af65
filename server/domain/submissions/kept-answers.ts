import * as v from "valibot";
import { message } from "../messages.ts";
import { isAnswerKey } from "./schema.ts";

/** What was typed so far, under the keys of the form; half of it may break the form's rules. */
export type KeptAnswers = Record<string, unknown>;

/** The longest texts of every field and all links, and some more. */
const MAX_LETTERS = 120_000;

/** What a field of the form may hold: a text, a figure, a tick, several of them, or rows of them (the links). */
const single = v.union([v.string(), v.number(), v.boolean(), v.null()]);
const value = v.optional(v.union([single, v.array(v.union([single, v.record(v.string(), single)]))]));

export function keptAnswers() {
  return v.pipe(
    v.record(v.string(), v.unknown()),
    v.check(
      (answers) => Object.entries(answers).every(([key, held]) => isAnswerKey(key) && v.is(value, held)),
      message("unknownKey"),
    ),
    v.check((answers) => JSON.stringify(answers).length <= MAX_LETTERS, message("textTooLong")),
  );
}
