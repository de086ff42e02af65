import { router } from "../call/trpc.ts";
import { listListViews } from "./list.ts";
import { removeView } from "./remove.ts";
import { saveView } from "./save.ts";
import { updateView } from "./update.ts";

export const viewsRouter = router({
  /** Staff: the own and the shared views of a list. */
  list: listListViews,
  /** Staff: keeps a new one. */
  save: saveView,
  /** Its owner, ADMIN a shared one. */
  update: updateView,
  remove: removeView,
});
