import { router } from "../call/trpc.ts";
import { createItem } from "./create.ts";
import { duplicateItem } from "./duplicate.ts";
import { getItem } from "./get.ts";
import { listItems } from "./items.ts";
import { listCatalogue } from "./list.ts";
import { listOwnWords } from "./own-words.ts";
import { removeItem } from "./remove.ts";
import { setItemStatus } from "./set-status.ts";
import { updateItem } from "./update.ts";
import { listVocabulary } from "./vocabulary.ts";

export const catalogueRouter = router({
  /** The items that the wizard offers. */
  list: listCatalogue,
  /** The whole of it, for the team. */
  items: listItems,
  get: getItem,
  vocabulary: listVocabulary,
  words: listOwnWords,
  create: createItem,
  update: updateItem,
  setStatus: setItemStatus,
  duplicate: duplicateItem,
  remove: removeItem,
});
