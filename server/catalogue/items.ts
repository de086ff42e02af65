import { countItems, isChosenItem, placeItem, searchItems } from "#domain/catalogue/find.ts";
import { itemList } from "#domain/catalogue/list.ts";
import type { AskedOf } from "#domain/lists/contract.ts";
import { readPageOf } from "#domain/lists/page.ts";
import type { Ctx } from "../context.ts";
import { question } from "../verb.ts";
import { readStock, readUses, showStock } from "./stock.ts";

/**
 * A page of the whole catalogue for the team (CAT-05): searched in both languages, filtered, sorted; `counts` are those
 * under the search. It is kept in memory as one, so a page asks the database nothing until something was changed.
 */
export const listItems = question("catalogue.items", {
  may: ["catalogue.manage"],
  input: itemList.input,
  async run(ctx, asked) {
    const { rows, uses, counts } = await findItems(ctx, asked);
    const page = await readPageOf(asked, rows);
    return {
      ...page,
      items: page.items.map(({ item }) => showStock(item, uses.get(item.id) ?? 0)),
      counts,
    };
  },
});

type Asked = Pick<AskedOf<typeof itemList>, "search" | "filters" | "sort">;

/** Every item that is asked for, each with its place in the order: what the list pages through, and its file holds. */
export async function findItems({ db, locale }: Ctx, asked: Asked) {
  const [stock, uses] = [await readStock(db.read), await readUses(db.read)];
  const facts = { isUsed: (id: string) => uses.has(id) };
  const found = stock.filter(searchItems(asked.search));
  const place = placeItem(asked.sort.column, locale);
  const rows = found.filter(isChosenItem(asked.filters, facts)).map((item) => ({ item, place: place(item) }));
  return { rows, uses, counts: countItems(found, facts) };
}
