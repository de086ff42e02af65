import * as v from "valibot";
import { message } from "../messages.ts";
import { isAnswerKey } from "./schema.ts";

/** What was typed so far, under the keys of the form; half of it may break the form's rules. */
export type KeptAnswers = Record<string, unknown>;

/** The longest texts of every field and all links, and some more. */
const MAX_LETTERS = 120_000;

export function keptAnswers() {
  return v.pipe(
    v.record(v.string(), v.unknown()),
    v.check((answers) => Object.keys(answers).every(isAnswerKey), message("unknownKey")),
    v.check((answers) => JSON.stringify(answers).length <= MAX_LETTERS, message("textTooLong")),
  );
}
