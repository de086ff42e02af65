import type { ReadDb } from "#db/client.ts";
import type { Meant } from "#db/every.ts";
import { countItems, isChosenItem, placeItem, searchItems } from "#domain/catalogue/find.ts";
import { groupItems, groupOf, groupsOn } from "#domain/catalogue/groups.ts";
import { itemList } from "#domain/catalogue/list.ts";
import type { AskedOf } from "#domain/lists/contract.ts";
import { readPageOf } from "#domain/lists/page.ts";
import { readPreferences } from "../preferences/get.ts";
import type { Locale } from "#domain/locales.ts";
import { question } from "../verb.ts";
import { readStock, readUses, showStock } from "./stock.ts";

/**
 * A page of the whole catalogue for the team (CAT-05): searched in both languages, filtered, sorted; `counts` are those
 * under the search, `groups` its categories. What the reader has folded is on no page (CAT-07), but belongs to the
 * list, its total and its file.
 */
export const listItems = question("catalogue.items", {
  may: ["catalogue.manage"],
  input: itemList.input,
  sample: {},
  async run(ctx, asked) {
    const { rows: all, uses, counts } = await findItems(ctx, asked);
    const closed = isGrouped(asked)
      ? (await readPreferences(ctx.db.read, ctx.actor.id)).closedCategories
      : [];
    const open = all.filter(({ item }) => !closed.includes(groupOf(item)));
    const page = await readPageOf(asked, open);
    const items = page.items.map(({ item }) => showStock(item, uses.get(item.id) ?? 0));
    const ends = { isFirst: page.previousCursor === null, isLast: page.nextCursor === null };
    const groups = groupItems(
      all.map(({ item }) => item),
      closed,
      asked.sort.direction,
    );
    const heads = isGrouped(asked) ? groupsOn({ items, ...ends }, groups) : [];
    return { ...page, total: all.length, items, counts, groups: heads };
  },
});

/** Under its categories the whole catalogue is shown; what is searched or filtered is found, wherever it stands. */
function isGrouped({ search, filters, sort }: Asked): boolean {
  const isWhole = Object.values(filters).every((value) => value === undefined || value.length === 0);
  return sort.column === "category" && search === "" && isWhole;
}

/** Who sorts: categories and titles stand as that language has them. */
type Asking = { db: { read: ReadDb }; locale: Locale };
type Asked = Pick<AskedOf<typeof itemList>, "search" | "filters" | "sort">;

/** Every item that is asked for, each with its place in the order: what the list pages through, and its file holds. */
async function findItems({ db, locale }: Asking, asked: Asked) {
  const [stock, uses] = [await readStock(db.read), await readUses(db.read)];
  const facts = { isUsed: (id: string) => uses.has(id) };
  const found = stock.filter(searchItems(asked.search));
  const place = placeItem(asked.sort.column, locale);
  const rows = found.filter(isChosenItem(asked.filters, facts)).map((item) => ({ item, place: place(item) }));
  return { rows, uses, counts: countItems(found, facts) };
}

const NONE = { statuses: [], languages: [], images: [], uses: [], category: undefined };

type Meaning = Meant<keyof typeof itemList.columns, typeof itemList.filters>;

/** The items that are meant, each once, in the order of the list: for files of it and for acting on many. */
export async function meetItems(asking: Asking, { question: asked, ...choice }: Meaning) {
  const found = await findItems(asking, choice.ids ? { ...asked, search: "", filters: NONE } : asked);
  const left = new Set(choice.except);
  const named = choice.ids && new Set(choice.ids);
  const meant = found.rows.filter(({ item: { id } }) => (named ? named.has(id) : !left.has(id)));
  const whole = { sort: asked.sort, cursor: undefined, limit: meant.length, mark: "" };
  return (await readPageOf(whole, meant)).items.map(({ item: { id, version } }) => ({ id, version }));
}
