import * as v from "valibot";
import { requiredLine, requiredText } from "../fields.ts";
import { LOCALES, type Locale } from "../locales.ts";
import { message } from "../messages.ts";
import { fillIn, usesOnly } from "../placeholders.ts";
import { CONTRACT_SUBJECTS, type ContractSubject } from "./subject.ts";

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

/** Kinds in the order of the list, each once. */
const holdsFor = v.pipe(
  v.array(v.picklist(CONTRACT_SUBJECTS)),
  v.minLength(1, message("required")),
  v.transform((named) => CONTRACT_SUBJECTS.filter((subject) => named.includes(subject))),
);

/**
 * `holdsFor` is absent for a clause of every contract. `changedOnlyIn`: the clause changed in this language only
 * since the clauses were last read; set by `nextClauses`.
 */
const written = v.strictObject({
  title: v.strictObject({ pt: clauseLine(), en: clauseLine() }),
  text: v.strictObject({ pt: clauseText(), en: clauseText() }),
  holdsFor: v.optional(holdsFor),
  changedOnlyIn: v.optional(v.picklist(LOCALES)),
});
export type Clause = v.InferInput<typeof written>;

const clause = v.pipe(
  written,
  v.transform(({ holdsFor: named, ...said }): Clause =>
    named === undefined || named.length === CONTRACT_SUBJECTS.length ? said : { ...said, holdsFor: named },
  ),
);

export const clauseItems = v.pipe(v.array(clause), v.maxLength(MAX_CLAUSES, message("tooMany")));

/** The contract's clauses in both languages; every change of theirs is a version of its own. */
export function clausesRecord() {
  return v.strictObject({ version: v.pipe(v.number(), v.integer(), v.minValue(1)), items: clauseItems });
}
export type Clauses = v.InferOutput<ReturnType<typeof clausesRecord>>;

/**
 * The version and what changed in one language only are the server's to say; what came in of them says nothing.
 * `clausesRead`: the version that the organiser has had read.
 */
export function nextClauses(before: Clauses, { items }: Pick<Clauses, "items">, clausesRead = 0): Clauses {
  const next = items.map(bare);
  if (JSON.stringify(before.items.map(bare)) === JSON.stringify(next)) return before;
  const unread = clausesRead === before.version ? before.items.map(bare) : before.items;
  return { version: before.version + 1, items: next.map((item) => markChange(item, unread)) };
}

function bare({ title, text, holdsFor: named }: Clause): Clause {
  return { title, text, ...(named && { holdsFor: named }) };
}

function markChange(item: Clause, before: readonly Clause[]): Clause {
  const changedOnlyIn = findChange(item, before);
  return changedOnlyIn ? { ...item, changedOnlyIn } : item;
}

/** Of a clause that was there, wherever it stood: the language it was changed in while the other says what it said. */
function findChange(item: Clause, before: readonly Clause[]): Locale | undefined {
  const isSameIn = (one: Clause, locale: Locale) =>
    one.title[locale] === item.title[locale] && one.text[locale] === item.text[locale];
  const same = before.find((one) => LOCALES.every((locale) => isSameIn(one, locale)));
  if (same) return same.changedOnlyIn;
  for (const changed of LOCALES) {
    const other = LOCALES.find((locale) => locale !== changed) ?? changed;
    const half = before.find((one) => isSameIn(one, other));
    // If the other language was changed alone before, this one has followed it.
    if (half) return half.changedOnlyIn === other ? undefined : changed;
  }
  return undefined;
}

/** The numbers of the clauses that were changed in this language only. */
export function changedOnlyIn(locale: Locale, items: readonly Clause[]): number[] {
  return items.flatMap((item, at) => (item.changedOnlyIn === locale ? [at + 1] : []));
}

export type ClauseFacts = Record<ClausePlaceholder, string>;

/** The kinds of order that a clause holds for. */
export function subjectsOf({ holdsFor: named }: Clause): ContractSubject[] {
  return named ?? [...CONTRACT_SUBJECTS];
}

/** The clauses of a contract about this subject, in their order. */
export function clausesOf(subject: ContractSubject, items: readonly Clause[]): Clause[] {
  return items.filter((one) => subjectsOf(one).includes(subject));
}

/**
 * The version that an exhibitor accepts by sending an order about this; null while the organiser has not confirmed it,
 * or where it has no clause.
 */
export function clausesToAccept(
  { clauses, clausesRead }: { clauses: Clauses; clausesRead: number },
  subject: ContractSubject,
): number | null {
  if (clausesRead !== clauses.version || clausesOf(subject, clauses.items).length === 0) return null;
  return clauses.version;
}

/** The clauses in one language, with the facts of a contract in place of the names. */
export function fillClauses(items: readonly Clause[], locale: Locale, facts: ClauseFacts) {
  return items.map(({ title, text }) => ({
    title: fillIn(title[locale], facts),
    text: fillIn(text[locale], facts),
  }));
}
