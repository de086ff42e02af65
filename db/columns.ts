import { sql } from "drizzle-orm";
import { integer, text } from "drizzle-orm/sqlite-core";
import type { Cents } from "#domain/money.ts";

/** 128 random bits in 25 letters and digits: ids can be shown in addresses, yet never guessed (S32). */
export function newId(random: bigint = randomNumber()): string {
  return inLetters(random);
}

/**
 * Ids for rows that are written together and never addressed by themselves (the lines of an order): the first is
 * random, the others follow it. Strewn over the index, fifty of them would make fifty pages of it dirty.
 */
export function newIds(count: number, random: bigint = randomNumber()): string[] {
  // Leaves room above the first number for the others.
  const first = random >> 1n;
  return Array.from({ length: count }, (_, at) => inLetters(first + BigInt(at)));
}

function randomNumber(): bigint {
  const [high = 0n, low = 0n] = crypto.getRandomValues(new BigUint64Array(2));
  return (high << 64n) | low;
}

function inLetters(number: bigint): string {
  return number.toString(36).padStart(25, "0");
}

export function idColumn() {
  return text("id")
    .primaryKey()
    .$defaultFn(() => newId());
}

/** An instant in UTC, milliseconds since 1970. */
export function instantColumn(name: string) {
  return integer(name, { mode: "timestamp_ms" });
}

export function createdAt() {
  return instantColumn("created_at").notNull();
}

export function updatedAt() {
  return instantColumn("updated_at").notNull();
}

/** An amount in whole US cents. */
export function cents(name: string) {
  return integer(name).$type<Cents>();
}

/** Counts the changes of a record; a save names the version it started from. */
export function versionColumn() {
  return integer("version").notNull().default(1);
}

export function flag(name: string) {
  return integer(name, { mode: "boolean" }).notNull().default(false);
}

/** A text that is always there, "" when nothing was written. */
export function prose(name: string) {
  return text(name).notNull().default("");
}

export function json<T>(name: string) {
  return text(name, { mode: "json" }).$type<T>();
}

/** The number of a row in the full-text index of its table; triggers write it (`bun run db:generate`). */
export function searchRow() {
  return integer("search_row");
}

/** The accents of Portuguese and Spanish; the parser of SQLite takes no more replacements in one expression. */
const ACCENTED = { a: "áàâãÁÀÂÃ", c: "çÇ", e: "éêÉÊ", i: "íÍ", n: "ñÑ", o: "óôõÓÔÕ", u: "úüÚÜ" };

/**
 * Another column of the table without accents and case, to sort by. The database computes it, so no writer has to
 * remember it.
 */
export function sortColumn(name: string, of: string) {
  const sorted = Object.entries(ACCENTED)
    .flatMap(([plain, accented]) => [...accented].map((letter) => [letter, plain]))
    .reduce((text, [letter, plain]) => `replace(${text}, '${letter}', '${plain}')`, `\`${of}\``);
  return text(name).generatedAlwaysAs(sql.raw(`lower(${sorted})`), { mode: "virtual" });
}
