import { and, eq, inArray, ne, or, sql } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import type { FieldChanges } from "#domain/history.ts";
import { insertRows } from "#db/insert-rows.ts";
import { likePairs, lookUps, submissions } from "#db/schema/index.ts";
import {
  basisOf,
  type Comparable,
  comparableOf,
  likenessesOf,
  type LookUp,
  lookUpsOf,
} from "#domain/submissions/duplicates.ts";

/** A word of more submissions than this leads to none of them by itself. */
const COMMON = 200;

const COMPARED = {
  id: submissions.id,
  institutionName: submissions.institutionName,
  country: submissions.country,
  cnpj: submissions.cnpj,
  representativeEmail: submissions.representativeEmail,
  website: submissions.website,
};

type Row = Pick<typeof submissions.$inferSelect, keyof typeof COMPARED>;
type Pair = typeof likePairs.$inferSelect;

export function changesComparison(changes: FieldChanges): boolean {
  return Object.keys(COMPARED).some((field) => field in changes);
}

/**
 * Compares a new or changed submission with those that share a look-up key and those it was similar to; answers how
 * many those were.
 */
export async function compareAgain(tx: Tx, row: Row): Promise<number> {
  const own = comparableOf(row);
  const found = lookUpsOf(own);
  await tx.delete(lookUps).where(eq(lookUps.submissionId, row.id));
  await insertRows(
    tx,
    lookUps,
    found.map((lookUp) => ({ ...lookUp, submissionId: row.id })),
  );
  const isOfRow = or(eq(likePairs.firstId, row.id), eq(likePairs.secondId, row.id));
  const before = await tx.select().from(likePairs).where(isOfRow);
  const others = await readOthers(tx, row.id, found);
  await tx.delete(likePairs).where(isOfRow);
  const pairs = others.flatMap((other) =>
    pairOf({ id: row.id, own }, { id: other.id, own: comparableOf(other) }),
  );
  await insertRows(tx, likePairs, withJudgements(pairs, before));
  return others.length;
}

/** All at once in memory, for a season that was stored as one. */
export async function compareAll(tx: Tx): Promise<void> {
  const rows = await tx.select(COMPARED).from(submissions);
  const before = await tx.select().from(likePairs);
  const all = rows.map((row) => ({ id: row.id, own: comparableOf(row) }));
  const found = all.map(({ own }) => lookUpsOf(own));
  await tx.delete(lookUps);
  await insertRows(
    tx,
    lookUps,
    all.flatMap(({ id: submissionId }, at) =>
      (found[at] ?? []).map((lookUp) => ({ ...lookUp, submissionId })),
    ),
  );
  const candidates = candidatesOf(found);
  const places = new Map(all.map(({ id }, at) => [id, at]));
  for (const { firstId, secondId } of before) {
    candidates[places.get(firstId) ?? -1]?.add(places.get(secondId) ?? -1);
  }
  const pairs = all.flatMap((one, at) =>
    [...(candidates[at] ?? [])].flatMap((other) => pairOf(one, all[other] ?? one)),
  );
  const known = new Map(pairs.map((pair) => [keyOf(pair), pair]));
  await tx.delete(likePairs);
  await insertRows(tx, likePairs, withJudgements([...known.values()], before));
}

/** For each submission the earlier ones with a common look-up key. */
function candidatesOf(found: readonly (readonly LookUp[])[]): Set<number>[] {
  const bearers = new Map<string, number[]>();
  for (const [at, lookUp] of found.entries()) {
    for (const { kind, value } of lookUp) {
      const key = `${kind} ${value}`;
      const earlier = bearers.get(key);
      if (earlier) earlier.push(at);
      else bearers.set(key, [at]);
    }
  }
  return found.map((lookUp, at) => {
    const others = new Set<number>();
    for (const { kind, value } of lookUp) {
      const all = bearers.get(`${kind} ${value}`) ?? [];
      if (kind === "word" && all.length > COMMON) continue;
      for (const other of all) {
        if (other >= at) break;
        others.add(other);
      }
    }
    return others;
  });
}

/** A judgement holds while its basis does. */
function withJudgements(pairs: readonly Pair[], before: readonly Pair[]): Pair[] {
  const known = new Map(before.map((pair) => [keyOf(pair), pair]));
  return pairs.map((pair) => {
    const judged = known.get(keyOf(pair));
    return judged?.basis === pair.basis ? judged : pair;
  });
}

/** Former pairs are included, so that they can end. */
async function readOthers(tx: Tx, id: string, found: readonly LookUp[]): Promise<Row[]> {
  const words = found.filter(({ kind }) => kind === "word").map(({ value }) => value);
  const borne = await tx
    .select({ value: lookUps.value })
    .from(lookUps)
    .where(and(eq(lookUps.kind, "word"), inArray(lookUps.value, words)))
    .groupBy(lookUps.value)
    .having(sql`count(*) <= ${COMMON}`);
  const telling = new Set(borne.map(({ value }) => value));
  const asked = found.filter(({ kind, value }) => kind !== "word" || telling.has(value));
  const isFound = asked.map(({ kind, value }) => and(eq(lookUps.kind, kind), eq(lookUps.value, value)));
  const ids = tx
    .select({ id: lookUps.submissionId })
    .from(lookUps)
    .where(or(...isFound));
  const { firstId, secondId } = likePairs;
  const paired = tx
    .select({ id: sql<string>`iif(${firstId} = ${id}, ${secondId}, ${firstId})` })
    .from(likePairs)
    .where(or(eq(firstId, id), eq(secondId, id)));
  const isMeant = or(inArray(submissions.id, ids), inArray(submissions.id, paired));
  return tx
    .select(COMPARED)
    .from(submissions)
    .where(and(isMeant, ne(submissions.id, id)));
}

type Side = { id: string; own: Comparable };

/** The pair, if the submissions are alike; otherwise empty. */
function pairOf(one: Side, other: Side): Pair[] {
  const alike = likenessesOf(one.own, other.own);
  if (one.id === other.id || alike.length === 0) return [];
  const [firstId, secondId] = inOrder(one.id, other.id);
  const basis = basisOf(one.own, other.own, alike);
  return [{ firstId, secondId, alike, basis, toldApartBy: null, toldApartAt: null }];
}

/** Both ids, the lesser one first. */
export function inOrder(one: string, other: string): [string, string] {
  return one < other ? [one, other] : [other, one];
}

function keyOf({ firstId, secondId }: Pick<Pair, "firstId" | "secondId">): string {
  return `${firstId} ${secondId}`;
}
