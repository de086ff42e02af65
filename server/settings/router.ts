import { router } from "../trpc.ts";
import { getSettings } from "./get.ts";
import { updateSettings } from "./update.ts";

export const settingsRouter = router({ get: getSettings, update: updateSettings });
