import type { Client } from "@libsql/client";
import { and, eq } from "drizzle-orm";
import { drizzle, type LibSQLDatabase } from "drizzle-orm/libsql";
import type { SQLiteTable, SQLiteUpdateSetSource } from "drizzle-orm/sqlite-core";
import { type RecordKind, refuse } from "#domain/refusal.ts";
import type { Database, ReadDb, Tx } from "./client.ts";
import * as schema from "./schema/index.ts";
import { VERSIONED, type Versioned } from "./schema/index.ts";

type Records = LibSQLDatabase<typeof schema>["query"];

/**
 * A question about records that brings along what hangs on them (schema/relations.ts): one statement, however many
 * tables that is. Built once for each database, as in `hot`: `build` ends in `.prepare()`.
 */
export function hotRecord<Query>(build: (records: Records) => Query): (db: Database) => Query {
  const built = new WeakMap<Client, Query>();
  return ({ client }) => {
    const known = built.get(client);
    if (known) return known;
    const query = build(recordsOf(client));
    built.set(client, query);
    return query;
  };
}

const known = new WeakMap<Client, Records>();

function recordsOf(client: Client): Records {
  const records = known.get(client) ?? drizzle(client, { schema }).query;
  known.set(client, records);
  return records;
}

type Row<Table extends Versioned> = Table["$inferSelect"];
type Seen<Table extends Versioned> = Pick<
  Row<Table> & { id: string | number; version: number },
  "id" | "version"
>;

/**
 * The record to change, at the version that was on the screen; `whyNot` refuses a record that is not the caller's.
 */
export async function loadAt<Table extends Versioned>(
  db: ReadDb | Tx,
  table: Table,
  seen: Seen<Table>,
  whyNot?: (row: Row<Table>) => "notFound" | "forbidden" | undefined,
): Promise<Row<Table>> {
  const record = recordOf(table);
  const [row] = await db
    .select()
    .from(table as SQLiteTable)
    .where(eq(table.id, seen.id));
  const reason = row ? whyNot?.(row) : "notFound";
  if (!row || reason === "notFound") throw refuse("notFound", { record });
  if (reason) throw refuse(reason);
  requireVersion(record, row as Seen<Table>, seen.version);
  return row;
}

/** Refuses a change that started from another version than the stored one: somebody was faster. */
export function requireVersion(record: RecordKind, stored: { version: number }, version?: number): void {
  if (stored.version !== version) throw refuse("stale", { record, current: stored.version });
}

/**
 * The one way to change a record that counts its changes: written only while it is what was read of it, or refused as
 * `stale`. The answer is the record as it is now, one version on.
 */
export async function rewrite<Table extends Versioned>(
  tx: Tx,
  table: Table,
  before: Seen<Table>,
  change: Partial<Omit<Row<Table>, "id" | "version">>,
): Promise<Row<Table>> {
  const next = { ...change, version: before.version + 1 } as SQLiteUpdateSetSource<Table>;
  const [after] = await tx.update(table).set(next).where(isStill(table, before)).returning();
  if (!after) throw await fasterThan(tx, table, before);
  return after as Row<Table>;
}

/** Deletes a record while it is what was read of it. */
export async function erase<Table extends Versioned>(
  tx: Tx,
  table: Table,
  before: Seen<Table>,
): Promise<void> {
  const gone = await tx.delete(table).where(isStill(table, before)).returning({ id: table.id });
  if (gone.length === 0) throw await fasterThan(tx, table, before);
}

function isStill<Table extends Versioned>(table: Table, { id, version }: Seen<Table>) {
  return and(eq(table.id, id), eq(table.version, version));
}

async function fasterThan<Table extends Versioned>(tx: Tx, table: Table, { id }: Seen<Table>) {
  const record = recordOf(table);
  const [now] = await tx
    .select({ version: table.version })
    .from(table as SQLiteTable)
    .where(eq(table.id, id));
  return now ? refuse("stale", { record, current: Number(now.version) }) : refuse("notFound", { record });
}

function recordOf(table: Versioned): RecordKind {
  const record = VERSIONED.get(table);
  if (!record) throw new Error("a table whose rows count no changes");
  return record;
}
