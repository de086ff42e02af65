import { router } from "../call/trpc.ts";
import { getPreferences } from "./get.ts";
import { savePreferences } from "./save.ts";

export const preferencesRouter = router({
  /** Staff: how the reader likes to work. */
  get: getPreferences,
  /** Staff: saves the preferences for all their devices. */
  save: savePreferences,
});
