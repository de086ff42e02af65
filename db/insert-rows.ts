import { type Column, getTableColumns, getTableName, is, type SQLWrapper, SQL } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Tx } from "./client.ts";

/** Values a statement may carry: SQLite takes 32,766. */
const MOST_VALUES = 20_000;

type Plan = { columns: [string, Column][]; head: string; row: string };
/** The columns of a key: a row that has it already is written over as a whole. */
type Over = { over: readonly Column[] };
const plans = new WeakMap<SQLiteTable, Plan>();

/**
 * Inserts rows of one table, many in a statement whose text comes from the number of rows alone, so that it is prepared
 * once for each: for fifty lines Drizzle takes three times what SQLite needs.
 */
export async function insertRows<Table extends SQLiteTable>(
  tx: Tx,
  table: Table,
  rows: readonly Table["$inferInsert"][],
  { over = [] }: Partial<Over> = {},
): Promise<void> {
  const { columns, head, row: one } = planOf(table);
  const tail = over.length > 0 ? overwriting(columns, over) : "";
  const atOnce = Math.floor(MOST_VALUES / columns.length);
  for (let from = 0; from < rows.length; from += atOnce) {
    const some: readonly Record<string, unknown>[] = rows.slice(from, from + atOnce);
    const values = some.flatMap((row) => columns.map(([key, column]) => valueOf(row[key], column)));
    await tx.run(readyMade(head + some.map(() => one).join(", ") + tail, values));
  }
}

function planOf(table: SQLiteTable): Plan {
  const known = plans.get(table);
  if (known) return known;
  const columns = Object.entries<Column>(getTableColumns(table));
  const names = columns.map(([, { name }]) => `"${name}"`).join(", ");
  const plan = {
    columns,
    head: `insert into "${getTableName(table)}" (${names}) values `,
    row: `(${columns.map(() => "?").join(", ")})`,
  };
  plans.set(table, plan);
  return plan;
}

function overwriting(columns: Plan["columns"], key: Over["over"]): string {
  const sets = columns
    .filter(([, column]) => !key.includes(column))
    .map(([, { name }]) => `"${name}" = excluded."${name}"`);
  return ` on conflict (${key.map(({ name }) => `"${name}"`).join(", ")}) do update set ${sets.join(", ")}`;
}

/** Fills in a column as Drizzle's own insert does; not for a column whose default the database has to compute. */
function valueOf(given: unknown, column: Column): unknown {
  const value = given === undefined ? (column.default ?? column.defaultFn?.() ?? null) : given;
  if (is(value, SQL)) throw new Error(`${column.name} has a default of the database`);
  return value === null ? null : column.mapToDriverValue(value);
}

/** A statement in the shape that Drizzle makes of its own, for `run` to take as it is. */
function readyMade(text: string, params: unknown[]): SQLWrapper {
  const statement = { toQuery: () => ({ sql: text, params }) };
  return { getSQL: () => statement as unknown as SQL };
}
