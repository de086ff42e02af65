import * as v from "valibot";
import { requiredLine, requiredText } from "../fields.ts";
import type { Locale } from "../locales.ts";
import { message } from "../messages.ts";

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
const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;

/** Names between double braces that stand for nothing, and braces left open. */
export function unknownPlaceholders(text: string): string[] {
  const known: readonly string[] = CLAUSE_PLACEHOLDERS;
  const named = [...text.matchAll(PLACEHOLDER)].map(([, name = ""]) => name.trim());
  const rest = text.replaceAll(PLACEHOLDER, "").match(/\{\{|\}\}/g) ?? [];
  return [...named.filter((name) => !known.includes(name)), ...rest];
}

function withPlaceholders<Schema extends v.GenericSchema<string, string>>(schema: Schema) {
  return v.pipe(
    schema,
    v.check((text) => unknownPlaceholders(text).length === 0, message("placeholderUnknown")),
  );
}

function clauseLine() {
  return withPlaceholders(requiredLine(120));
}

function clauseText() {
  return withPlaceholders(requiredText(5000));
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
  const fill = (text: string) =>
    text.replaceAll(PLACEHOLDER, (whole, name: string) => facts[name.trim() as ClausePlaceholder] ?? whole);
  return items.map(({ title, text }) => ({ title: fill(title[locale]), text: fill(text[locale]) }));
}
