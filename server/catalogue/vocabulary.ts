import { rankOf } from "#domain/catalogue/categories.ts";
import { withWordsOf } from "#domain/imports/read-cell.ts";
import { VOCABULARY } from "./spoken-words.ts";
import { question } from "../call/verb.ts";
import { readOwnWords } from "./own-words.ts";
import { readStock } from "./stock.ts";
import { naturalOrder } from "#domain/natural-order.ts";

/**
 * The categories and units that items of the catalogue have, to choose from in a new one, and how each that is known is
 * spelled, in both languages.
 */
export const listVocabulary = question("catalogue.vocabulary", {
  may: ["catalogue.manage"],
  async run({ db }) {
    const stock = await readStock(db.read);
    const categories = [...new Set(stock.map(({ category }) => category))];
    const units = [...new Set(stock.map(({ unitMetric }) => unitMetric))];
    const { category, unitMetric } = withWordsOf(await readOwnWords(db.read), VOCABULARY);
    return {
      spellings: { category: [...category], unitMetric: [...unitMetric] },
      categories: categories.toSorted((a, b) => rankOf(a) - rankOf(b) || naturalOrder()(a, b)),
      units: units.toSorted(naturalOrder()),
    };
  },
});
