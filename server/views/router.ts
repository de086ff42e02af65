import { router } from "../call/trpc.ts";
import { listListViews } from "./list.ts";
import { removeView } from "./remove.ts";
import { saveView } from "./save.ts";
import { updateView } from "./update.ts";

export const viewsRouter = router({
  /** Staff: the own and the shared views of a list. */
  list: listListViews,
  /** Staff: saves a new view. */
  save: saveView,
  /** The owner may change it; a shared view also ADMIN. */
  update: updateView,
  remove: removeView,
});
