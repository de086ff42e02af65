import { rankOf } from "#domain/catalogue/categories.ts";
import { question } from "../verb.ts";
import { readStock } from "./stock.ts";
import { naturalOrder } from "#domain/natural-order.ts";

/** The categories and units that items of the catalogue have, to choose from in a new one. */
export const listVocabulary = question("catalogue.vocabulary", {
  may: ["catalogue.manage"],
  async run({ db }) {
    const stock = await readStock(db.read);
    const categories = [...new Set(stock.map(({ category }) => category))];
    const units = [...new Set(stock.map(({ unitMetric }) => unitMetric))];
    return {
      categories: categories.toSorted((a, b) => rankOf(a) - rankOf(b) || naturalOrder()(a, b)),
      units: units.toSorted(naturalOrder()),
    };
  },
});
