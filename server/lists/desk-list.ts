import { and, sql } from "drizzle-orm";
import type { SelectResultFields } from "drizzle-orm/query-builders/select.types";
import type { SelectedFields } from "drizzle-orm/sqlite-core";
import type { ReadDb } from "#db/client.ts";
import { type Every, everyOf } from "#db/every.ts";
import { readPageBy } from "#db/page.ts";
import type { Asked, ListContract, Question } from "#domain/lists/contract.ts";
import type { ChoiceName, Filters, ValueOf } from "#domain/lists/filter.ts";
import type { Page } from "#domain/lists/page.ts";
import type { SignedInCtx } from "../portal/context.ts";
import { readMoment } from "../event/moment.ts";
import { type Neighbours, readAround } from "./around.ts";
import { counterOf, type Keeping } from "./count-rows.ts";
import {
  type AnyList,
  type AnyQuestion,
  type Asking,
  isListed,
  isOneOf,
  type ListSource,
  selectOf,
  sortKeyOf,
} from "./source.ts";

type Declared<
  Col extends string,
  Of extends Filters,
  Counted extends ChoiceName<Of>,
  Fields,
  Row,
  Shown,
  Counts,
> = ListSource<Col, Of, Counted, Fields, Row> & {
  show: (row: Row, asking: Asking) => Shown;
  /** How the counts are cached; without it they are counted every time. */
  keeps?: Keeping;
  /** How it counts, where that is more than the values of its filters. */
  count?: Counting<Question<Col, Of>, Counts>;
};

type Counting<Asked, Counts> = (
  db: ReadDb,
  asked: Asked,
  asking: Asking,
) => Promise<{ counts: Counts; total: number }>;

export type CountsOf<Of extends Filters, Name extends ChoiceName<Of>> = {
  [One in Name]: Record<ValueOf<Of[One]>, number>;
};

/** The declaration of a desk list. A page, its counts, its file and a bulk action select the same rows. */
export type DeskListOf<Col extends string, Of extends Filters, Counts, Shown> = {
  /** A page, and how many rows there are of each value that is counted. */
  page: (ctx: SignedInCtx, asked: Asked<Col, Of>) => Promise<Page<Shown> & { counts: Counts }>;
  /** The whole list as its reader sees it: for files of it, and for acting on many. */
  every: (reader: Reading) => Every<Col, Of>;
  /** The rows of these ids, as they are shown. */
  named: (ctx: SignedInCtx, ids: readonly string[]) => Promise<Shown[]>;
  /** The records around one in the list it was opened from. */
  around: <Picked extends SelectedFields>(
    ctx: SignedInCtx,
    asked: { of: string; list: Asked<Col, Of> },
    picked: Picked,
  ) => Promise<Neighbours<SelectResultFields<Picked>> | undefined>;
};

/** The reader of a list. */
export type Reading = Pick<SignedInCtx, "actor" | "locale">;

/** Declares a list of the desk by its contract and its SQL. */
export function deskList<
  Col extends string,
  Of extends Filters,
  Counted extends ChoiceName<Of>,
  Fields extends SelectedFields,
  Row,
  Shown,
  Counts = CountsOf<Of, Counted>,
>(
  contract: ListContract<Col, Of>,
  { show, keeps, count: ownCount, ...source }: Declared<Col, Of, Counted, Fields, Row, Shown, Counts>,
): DeskListOf<Col, Of, Counts, Shown> {
  // Inside it does not matter which list it is; its types say what goes in and what comes out.
  const list = { contract, ...source } as unknown as AnyList;
  const count = (ownCount as Counting<AnyQuestion, object> | undefined) ?? counterOf(list, keeps);
  const shown = (rows: readonly unknown[], asking: Asking) => rows.map((row) => show(row as Row, asking));

  const made: DeskListOf<string, Filters, object, Shown> = {
    async page(ctx, asked) {
      const asking = await askingOf(ctx);
      const { counts, total } = await count(ctx.db.read, asked, asking);
      const page = await readRows(list, ctx.db.read, { asked, asking, total });
      return { ...page, items: shown(page.items.map(withoutPlace), asking), counts };
    },
    every: (reader) => everyRowOf(list, reader),
    async named(ctx, ids) {
      const asking = await askingOf(ctx);
      const rows = selectOf(list, ctx.db.read, list.fields);
      return shown(await rows.where(isOneOf(list, asking, ids)), asking);
    },
    around: async (ctx, asked, picked) => readAround(list, ctx.db.read, asked, picked, await askingOf(ctx)),
  };
  return made as unknown as DeskListOf<Col, Of, Counts, Shown>;
}

async function askingOf(ctx: SignedInCtx): Promise<Asking> {
  return { ...(await readMoment(ctx)), actor: ctx.actor, locale: ctx.locale };
}

function withoutPlace(found: { place: unknown }): object {
  const { place: _, ...row } = found;
  return row;
}

type AskedRows = { asked: Asked<string, Filters>; asking: Asking; total: number };

function readRows(list: AnyList, db: ReadDb, { asked, asking, total }: AskedRows) {
  const key = sortKeyOf(list, asked, total);
  return readPageBy(asked, key, total, (slice) =>
    selectOf(list, db, { ...list.fields, place: slice.place })
      .where(isListed(list, { ...key, asked, asking }, slice))
      .orderBy(...slice.orderBy)
      .limit(slice.limit),
  );
}

function everyRowOf(list: AnyList, { actor, locale }: Reading): Every<string, Filters> {
  const met = { id: sql<string>`${list.id}`, version: sql<number>`${list.version ?? sql`1`}` };
  return everyOf(list.contract, {
    key: (asked) => sortKeyOf(list, asked),
    find(db, asked, slice, ids, at) {
      const asking = { ...at, actor, locale };
      const isMeant = ids
        ? and(isOneOf(list, asking, ids), slice.where)
        : isListed(list, { ...sortKeyOf(list, asked), asked, asking }, slice);
      return selectOf(list, db, { ...met, place: slice.place })
        .where(isMeant)
        .orderBy(...slice.orderBy)
        .limit(slice.limit);
    },
  });
}
