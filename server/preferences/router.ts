import { router } from "../call/trpc.ts";
import { getPreferences } from "./get.ts";
import { savePreferences } from "./save.ts";

export const preferencesRouter = router({
  /** Staff: how the reader likes to work. */
  get: getPreferences,
  /** Staff: keeps it, on every device. */
  save: savePreferences,
});
