import { beforeAll, describe, expect, test } from "bun:test";
import { eq, sql } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import * as v from "valibot";
import { readPageBy } from "#db/page.ts";
import { listOf } from "#domain/lists/contract.ts";
import { openTestPortal } from "#tests/portal.ts";
import { countStatements } from "#tests/statements.ts";
import { everySort, walkBack, walkOn } from "#tests/walk.ts";

const { portal } = await openTestPortal();
const { read, write } = portal.db;

const birds = sqliteTable("birds", {
  tag: text("tag").primaryKey(),
  name: text("name").notNull(),
  weight: integer("weight").notNull(),
  seenAt: integer("seen_at", { mode: "timestamp_ms" }),
});
const COLUMNS = {
  name: birds.name,
  weight: birds.weight,
  seen: birds.seenAt,
  counted: sql`${birds.seenAt} + 0`,
};
const list = listOf("birds", {
  columns: { name: "asc", weight: "desc", seen: "desc", counted: "desc" },
  sort: "name",
  filters: {},
});
const SORTS = everySort(list);

/** Names and weights come more than once; every third bird was never seen, the others two at a time. */
const FLOCK = Array.from({ length: 12 }, (_, at) => ({
  tag: `B-${String((at * 7) % 12).padStart(2, "0")}`,
  name: ["Arara", "Sabiá", "Tucano"][at % 3] ?? "",
  weight: 100 + 10 * Math.floor(at / 4),
  seenAt: at % 3 === 0 ? null : new Date(1_000 * Math.floor(at / 2)),
}));

beforeAll(async () => {
  await portal.db.client.execute(
    "create table birds (tag text primary key, name text not null, weight integer not null, seen_at integer)",
  );
});

async function settle(): Promise<void> {
  await write(async (tx) => {
    await tx.delete(birds);
    await tx.insert(birds).values(FLOCK);
  });
}

function asker(sort: (typeof SORTS)[number], limit = 4) {
  return async (cursor?: string) => {
    const asked = v.parse(list.input, { sort, limit, cursor });
    const key = {
      value: COLUMNS[sort.column],
      tie: birds.tag,
      ...(sort.column === "counted" && { mayBeEmpty: true }),
    };
    const total = await read.$count(birds);
    return readPageBy(asked, key, total, ({ place, where, orderBy, limit: most }) =>
      read
        .select({ tag: birds.tag, place })
        .from(birds)
        .where(where)
        .orderBy(...orderBy)
        .limit(most),
    );
  };
}

const tagsOf = (pages: readonly { items: { tag: string }[] }[]) =>
  pages.map(({ items }) => items.map(({ tag }) => tag));

/** The whole list, sorted without the database. */
function inOrder({ column, direction }: (typeof SORTS)[number]): string[] {
  const valueOf = { name: "name", weight: "weight", seen: "seenAt", counted: "seenAt" } as const;
  const sign = direction === "asc" ? 1 : -1;
  return FLOCK.toSorted((a, b) => {
    const [left, right] = [a[valueOf[column]] ?? -1, b[valueOf[column]] ?? -1];
    if (left < right) return -sign;
    if (left > right) return sign;
    return a.tag < b.tag ? -1 : 1;
  }).map(({ tag }) => tag);
}

describe.each(SORTS)("pages by $column, $direction", (sort) => {
  test("show each row once and in order, on and back, equal and empty values too", async () => {
    await settle();
    const ask = asker(sort);
    const pages = await walkOn(ask);
    const expected = inOrder(sort);
    expect(tagsOf(pages)).toEqual([expected.slice(0, 4), expected.slice(4, 8), expected.slice(8)]);
    const [, , last] = pages;
    if (!last) throw new Error("there are three pages");
    expect(tagsOf(await walkBack(last, ask))).toEqual(tagsOf(pages));
    expect(pages.map(({ before, total }) => [before, total])).toEqual([
      [0, 12],
      [4, 12],
      [8, 12],
    ]);
  });

  test("skip nothing that stayed and repeat nothing, whatever comes, goes or changes on the way", async () => {
    await settle();
    const ask = asker(sort);
    const expected = inOrder(sort);
    const first = await ask();
    // One read already goes, one to come moves to where it was read past, and new ones come at both ends.
    await write(async (tx) => {
      await tx.delete(birds).where(eq(birds.tag, expected[3] ?? ""));
      const front = FLOCK.find(({ tag }) => tag === expected[0]);
      await tx
        .update(birds)
        .set({ ...front, tag: "A-moved" })
        .where(eq(birds.tag, expected[6] ?? ""));
      await tx.insert(birds).values({ name: "Aaa", weight: 1, seenAt: null, tag: "A-new" });
      await tx.insert(birds).values({ name: "Zzz", weight: 999, seenAt: new Date(9e9), tag: "Z-new" });
    });
    const second = await ask(first.nextCursor ?? "");
    const third = await ask(second.nextCursor ?? "");
    const rest = [...second.items, ...third.items].map(({ tag }) => tag);
    const stayed = expected.slice(4).filter((tag) => tag !== expected[6]);
    expect(rest.filter((tag) => expected.includes(tag))).toEqual(stayed);
    const back = await walkBack(third, ask);
    const seen = back.flatMap(({ items }) => items.map(({ tag }) => tag));
    const left = expected.filter((tag) => tag !== expected[3] && tag !== expected[6]);
    expect([...new Set(seen)].filter((tag) => expected.includes(tag))).toEqual(left);
  });
});

test("a page far down costs as many statements as the first", async () => {
  await settle();
  const ask = asker({ column: "weight", direction: "desc" }, 2);
  let pages = 0;
  const statements = await countStatements(portal.db, async () => {
    pages = (await walkOn(ask)).length;
  });
  expect([pages, statements]).toEqual([6, 12]);
});
