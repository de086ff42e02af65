import { sql } from "drizzle-orm";
import { integer, text } from "drizzle-orm/sqlite-core";
import type { Cents } from "#domain/money.ts";

/** 128 random bits in 26 letters and digits: ids can be shown in addresses, yet never guessed (S32). */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return BigInt(`0x${Buffer.from(bytes).toString("hex")}`)
    .toString(36)
    .padStart(25, "0");
}

export function id() {
  return text("id").primaryKey().$defaultFn(newId);
}

/** An instant in UTC, milliseconds since 1970. */
export function instant(name: string) {
  return integer(name, { mode: "timestamp_ms" });
}

export function createdAt() {
  return instant("created_at").notNull();
}

export function updatedAt() {
  return instant("updated_at").notNull();
}

/** Whole US cents. */
export function cents(name: string) {
  return integer(name).$type<Cents>();
}

/** Counts the changes of a record; a save names the version it started from. */
export function version() {
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

/** `set({ version: nextVersion() })` in every conditional update. */
export function nextVersion() {
  return sql`version + 1`;
}
