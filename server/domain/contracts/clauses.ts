import * as v from "valibot";
import { requiredLine, requiredText } from "../fields.ts";
import type { Locale } from "../locales.ts";
import { message } from "../messages.ts";
import { fillIn, usesOnly } from "../placeholders.ts";

/** What a clause may name between double braces; filled in when an edition is made. */
export const CLAUSE_PLACEHOLDERS = [
  "organiser",
  "exhibitor",
  "representative",
  "event",
  "venue",
  "dates",
  "order",
  "total",
  "days_to_pay",
] as const;
type ClausePlaceholder = (typeof CLAUSE_PLACEHOLDERS)[number];

const MAX_CLAUSES = 40;
function clauseLine() {
  return v.pipe(requiredLine(120), usesOnly(CLAUSE_PLACEHOLDERS));
}

function clauseText() {
  return v.pipe(requiredText(5000), usesOnly(CLAUSE_PLACEHOLDERS));
}

const clause = v.strictObject({
  title: v.strictObject({ pt: clauseLine(), en: clauseLine() }),
  text: v.strictObject({ pt: clauseText(), en: clauseText() }),
});
export type Clause = v.InferOutput<typeof clause>;

export const clauseItems = v.pipe(v.array(clause), v.maxLength(MAX_CLAUSES, message("tooMany")));

/** The contract's clauses in both languages; every change of theirs is a version of its own. */
export function clausesRecord() {
  return v.strictObject({ version: v.pipe(v.number(), v.integer(), v.minValue(1)), items: clauseItems });
}
export type Clauses = v.InferOutput<ReturnType<typeof clausesRecord>>;

/** The version is the server's to count; the one that came in says nothing. */
export function nextClauses(before: Clauses, { items }: Pick<Clauses, "items">): Clauses {
  const isSame = JSON.stringify(before.items) === JSON.stringify(items);
  return { version: isSame ? before.version : before.version + 1, items };
}

export type ClauseFacts = Record<ClausePlaceholder, string>;

/** The clauses in one language, with the facts of a contract in place of the names. */
export function fillClauses(items: readonly Clause[], locale: Locale, facts: ClauseFacts) {
  return items.map(({ title, text }) => ({
    title: fillIn(title[locale], facts),
    text: fillIn(text[locale], facts),
  }));
}
