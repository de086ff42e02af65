import * as v from "valibot";
import { wordsOfItem } from "#domain/catalogue/own-words.ts";
import { id } from "#domain/fields.ts";
import { ownHistory } from "../history/read.ts";
import { question } from "../call/verb.ts";
import { countLines, loadItem } from "./load.ts";
import { readOwnWords } from "./own-words.ts";
import { showStock } from "./stock.ts";

const readItemHistory = ownHistory("catalogueItem");

/** For the team, with the words of its category and unit, the number of order lines and its history. */
export const getItem = question("catalogue.get", {
  may: ["catalogue.manage"],
  input: v.strictObject({ id: id() }),
  sample: ({ item }) => ({ id: item }),
  async run({ db: { read } }, { id }) {
    const item = await loadItem(read, id);
    return {
      ...showStock(item, await countLines(read, id)),
      ...wordsOfItem(await readOwnWords(read), item),
      history: await readItemHistory(read, { id }),
    };
  },
});
