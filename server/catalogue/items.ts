import { placeItem, searchItems, valuesOfItem } from "#domain/catalogue/find.ts";
import { groupItems, groupOf, groupsOn } from "#domain/catalogue/groups.ts";
import { itemList } from "#domain/catalogue/list.ts";
import type { AskedOf } from "#domain/lists/contract.ts";
import { listInMemory, pageOf } from "../lists/list-in-memory.ts";
import { readPreferences } from "../preferences/get.ts";
import { question } from "../call/verb.ts";
import { readOwnWords } from "./own-words.ts";
import { readStock, readUses, showStock } from "./stock.ts";

/** Categories and titles stand as the reader's language has them. */
const stock = listInMemory(itemList, {
  read: async (db, { locale }) => ({ rows: await readStock(db), uses: await readUses(db), locale }),
  async isFound({ search, filters: { category } }, db) {
    const isSearched = searchItems(search, search ? await readOwnWords(db) : []);
    return (item) => (!category || item.category === category) && isSearched(item);
  },
  values: (item, { uses }) => valuesOfItem(item, uses.has(item.id)),
  place: (item, { column }, { locale }) => placeItem(column, locale)(item),
});

/**
 * A page of the whole catalogue for the team (CAT-05): searched in both languages, filtered, sorted; `groups` its
 * categories. What the reader has folded is on no page (CAT-07), but belongs to the list, its total and its file.
 */
export const listItems = question("catalogue.items", {
  may: ["catalogue.manage"],
  input: itemList.input,
  sample: {},
  async run(ctx, asked) {
    const { rows, counts, read } = await stock.find(ctx, asked);
    const closed = isGrouped(asked)
      ? (await readPreferences(ctx.db.read, ctx.actor.id)).closedCategories
      : [];
    const page = await pageOf(
      asked,
      rows.filter(({ row }) => !closed.includes(groupOf(row))),
    );
    const items = page.items.map((item) => showStock(item, read.uses.get(item.id) ?? 0));
    const ends = { isFirst: page.previousCursor === null, isLast: page.nextCursor === null };
    const groups = groupItems(
      rows.map(({ row }) => row),
      closed,
      asked.sort.direction,
    );
    const heads = isGrouped(asked) ? groupsOn({ items, ...ends }, groups) : [];
    return { ...page, total: rows.length, items, counts, groups: heads };
  },
});

type Asked = Pick<AskedOf<typeof itemList>, "search" | "filters" | "sort">;

/** Under its categories the whole catalogue is shown; what is searched or filtered is found, wherever it stands. */
function isGrouped({ search, filters, sort }: Asked): boolean {
  const isWhole = Object.values(filters).every((value) => value === undefined || value.length === 0);
  return sort.column === "category" && search === "" && isWhole;
}

/** The whole catalogue as the team sees it, for files and bulk actions. */
export const everyItem = stock.every;
