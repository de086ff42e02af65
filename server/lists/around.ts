import { count, type SQL, sql } from "drizzle-orm";
import type { SelectResultFields } from "drizzle-orm/query-builders/select.types";
import type { SelectedFields } from "drizzle-orm/sqlite-core";
import type { ReadDb } from "#db/client.ts";
import { slicesAround } from "#db/neighbours.ts";
import { sliceOf, type Slice } from "#db/page.ts";
import type { Asked } from "#domain/lists/contract.ts";
import type { Filters } from "#domain/lists/filter.ts";
import { type AnyList, type Asking, isListed, selectOf, sortKeyOf } from "./source.ts";

type Question = { of: string; list: Asked<string, Filters> };

export type Neighbours<Row> = {
  previous: Row | null;
  next: Row | null;
  /** Counted from 1; null once it is no longer in the list, which a decision often brings about: the way on stays. */
  place: number | null;
  total: number;
};

/**
 * Which records stand before and after one in the list it was opened from, and at which place it stands itself;
 * undefined for a record that there is not.
 */
export async function readAround<Picked extends SelectedFields>(
  list: AnyList,
  db: ReadDb,
  { of, list: asked }: Question,
  picked: Picked,
  asking: Asking,
): Promise<Neighbours<SelectResultFields<Picked>> | undefined> {
  const key = sortKeyOf(list, asked);
  const { place: own } = sliceOf(asked, key);
  const isIt = sql`${list.id} = ${of}`;
  const [it] = await selectOf(list, db, { place: own }).where(isIt);
  if (!it) return undefined;
  const { before, after } = slicesAround(asked, key, it.place);
  const isIn = (slice: Pick<Slice, "isFew" | "where">) => isListed(list, { ...key, asked, asking }, slice);

  async function findOne(slice: Slice): Promise<SelectResultFields<Picked> | null> {
    const query = selectOf(list, db, picked).where(isIn(slice));
    const [row] = await query.orderBy(...slice.orderBy).limit(slice.limit);
    return row ?? null;
  }

  const [found] = await selectOf(list, db, {
    total: count(),
    before: summed(before.where),
    isIn: summed(isIt),
  }).where(isIn({ isFew: false, where: undefined }));
  return {
    previous: await findOne(before),
    next: await findOne(after),
    place: found?.isIn ? found.before + 1 : null,
    total: found?.total ?? 0,
  };
}

function summed(condition: SQL | undefined): SQL<number> {
  return sql<number>`coalesce(sum(${condition}), 0)`;
}
