import { eq } from "drizzle-orm";
import { isNamed } from "#db/every.ts";
import type { ReadDb } from "#db/client.ts";
import { orders, submissions } from "#db/schema/index.ts";
import { nextTurn } from "../platform/turns.ts";

/** Names of records by id. */
export type Names = ReadonlyMap<string, string>;

const AT_ONCE = 250;
/** Most characters of a name beside a reference. */
const SHOWN = 60;

/** A few hundred at a time, yielding in between. */
export async function readNames(
  db: ReadDb,
  ids: readonly string[],
  name: (db: ReadDb, ids: readonly string[]) => Promise<Names>,
): Promise<Names> {
  const names = new Map<string, string>();
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    if (from > 0) await nextTurn();
    for (const [id, said] of await name(db, ids.slice(from, from + AT_ONCE))) names.set(id, said);
  }
  return names;
}

export async function nameSubmissions(db: ReadDb, ids: readonly string[]): Promise<Names> {
  const rows = await db
    .select({ id: submissions.id, name: submissions.institutionName })
    .from(submissions)
    .where(isNamed(submissions.id, ids));
  return new Map(rows.map(({ id, name }) => [id, asShown(name)]));
}

export async function nameOrders(db: ReadDb, ids: readonly string[]): Promise<Names> {
  const rows = await db
    .select({ id: orders.id, name: submissions.institutionName })
    .from(orders)
    .innerJoin(submissions, eq(submissions.id, orders.submissionId))
    .where(isNamed(orders.id, ids));
  return new Map(rows.map(({ id, name }) => [id, asShown(name)]));
}

export function asShown(name: string): string {
  const letters = Array.from(name);
  return letters.length > SHOWN ? `${letters.slice(0, SHOWN).join("").trimEnd()}…` : name;
}
