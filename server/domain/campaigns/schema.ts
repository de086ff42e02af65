import * as v from "valibot";
import { selectionInput } from "../bulk/selection.ts";
import { instant } from "../blocks.ts";
import { id, line, optionalText, requiredLine, text } from "../fields.ts";
import { message } from "../messages.ts";
import { LETTER_KINDS, type LetterKind, placeholdersOf, TO_BE_WRITTEN } from "./kinds.ts";
import { findUnknown, issueOf } from "../placeholders.ts";

/** Most characters in a letter's subject, message and details. */
export const MAX_LETTER_SUBJECT = 200;
export const MAX_LETTER = 10_000;
export const MAX_LETTER_DETAILS = 4_000;

/** EML-03: subject, message and custom details, each in both languages. */
const TEXTS = {
  subject_pt: line(MAX_LETTER_SUBJECT),
  subject_en: line(MAX_LETTER_SUBJECT),
  message_pt: text(MAX_LETTER),
  message_en: text(MAX_LETTER),
  details_pt: optionalText(MAX_LETTER_DETAILS),
  details_en: optionalText(MAX_LETTER_DETAILS),
};
export const TEXT_FIELDS = Object.keys(TEXTS) as (keyof typeof TEXTS)[];
export type LetterTexts = Record<keyof typeof TEXTS, string>;

/** Texts without which no letter is sent. */
const NEEDED = ["subject_pt", "subject_en", "message_pt", "message_en"] as const;

type Checked = LetterTexts & { kind: LetterKind };

/** Every placeholder is one of the kind's; the issue names an unknown one and the nearest that there is. */
function knowsItsPlaceholders<Value extends Checked>() {
  return v.rawCheck<Value>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value } = dataset;
    const allowed = placeholdersOf(value.kind);
    for (const key of TEXT_FIELDS) {
      const unknown = findUnknown(value[key], allowed);
      if (!unknown) continue;
      const path = [{ type: "object", origin: "value", input: value, key, value: value[key] }] as const;
      addIssue({ ...issueOf(unknown), path: [...path] });
    }
  });
}

/** Subject and message in both languages, and details in both or in none. */
function isComplete<Value extends Checked>() {
  return v.rawCheck<Value>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value } = dataset;
    const { details_pt, details_en } = value;
    const missing: (keyof LetterTexts)[] = NEEDED.filter((key) => value[key] === "");
    if (details_pt === "" && details_en !== "") missing.push("details_pt");
    if (details_en === "" && details_pt !== "") missing.push("details_en");
    for (const key of missing) {
      const path = [{ type: "object", origin: "value", input: value, key, value: value[key] }] as const;
      addIssue({ message: message("required"), path: [...path] });
    }
  });
}

/** Nobody left standing what the general notice says in place of the news, in whichever language. */
function isWritten<Value extends LetterTexts>() {
  return v.rawCheck<Value>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value } = dataset;
    for (const key of TEXT_FIELDS) {
      if (!TO_BE_WRITTEN.some((sentence) => value[key].includes(sentence))) continue;
      const path = [{ type: "object", origin: "value", input: value, key, value: value[key] }] as const;
      addIssue({ message: message("newsRequired"), path: [...path] });
    }
  });
}

const kind = v.picklist(LETTER_KINDS, message("choice"));

/** A letter while it is written: whatever is missing yet, its placeholders are right. */
export const letterDraft = v.pipe(
  v.strictObject({
    kind,
    ...TEXTS,
    /** Whether each submission gets a letter, instead of each address. */
    eachSubmission: v.optional(v.boolean(), false),
    /** Leaves out who had an e-mail in the last 24 hours. */
    sparesRecent: v.optional(v.boolean(), false),
  }),
  knowsItsPlaceholders(),
);

/** A letter that is complete enough to be sent. */
export const letterReady = v.pipe(
  v.object({ kind, ...TEXTS }),
  knowsItsPlaceholders(),
  isComplete(),
  isWritten(),
);

/** EML-04: a letter type as the team edits it; built-in types keep their name and kind. */
export const typeInput = v.pipe(
  v.strictObject({ name: requiredLine(80), kind, ...TEXTS }),
  knowsItsPlaceholders(),
  isComplete(),
);

/** Whom a letter is for: some submissions, or all that a question finds. */
export const beginInput = v.strictObject({ audience: selectionInput });

/** Recipients above which the count is typed. */
export const COUNT_TYPED_ABOVE = 50;

/** What was seen before the press: how many it goes to and how many it leaves out. */
export const sendInput = v.strictObject({
  id: id(),
  version: v.pipe(v.number(), v.integer()),
  seen: v.strictObject({
    goes: v.pipe(v.number(), v.integer(), v.minValue(0)),
    leftOut: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  /** When it is to leave; at once without it. */
  plannedFor: v.optional(instant()),
});

/** Gives a planned campaign another time. */
export const replanInput = v.strictObject({
  id: id(),
  version: v.pipe(v.number(), v.integer()),
  plannedFor: instant(),
});
