import { countItems, isChosenItem, placeItem, searchItems } from "#domain/catalogue/find.ts";
import { itemList } from "#domain/catalogue/list.ts";
import { readPageOf } from "#domain/lists/page.ts";
import { question } from "../verb.ts";
import { readStock, readUses, showStock } from "./stock.ts";

/**
 * A page of the whole catalogue for the team (CAT-05): searched in both languages, filtered, sorted; `counts` are those
 * under the search. It is kept in memory as one, so a page asks the database nothing until something was changed.
 */
export const listItems = question("catalogue.items", {
  may: ["catalogue.manage"],
  input: itemList.input,
  async run({ db, locale }, asked) {
    const [stock, uses] = [await readStock(db.read), await readUses(db.read)];
    const facts = { isUsed: (id: string) => uses.has(id) };
    const found = stock.filter(searchItems(asked.search));
    const place = placeItem(asked.sort.column, locale);
    const rows = found
      .filter(isChosenItem(asked.filters, facts))
      .map((item) => ({ item, place: place(item) }));
    const page = await readPageOf(asked, rows);
    return {
      ...page,
      items: page.items.map(({ item }) => showStock(item, uses.get(item.id) ?? 0)),
      counts: countItems(found, facts),
    };
  },
});
