import { router } from "../call/trpc.ts";
import { getEvent } from "./get-event.ts";
import { getSettings } from "./get.ts";
import { listPackages } from "./list-packages.ts";
import { updateSettings } from "./update.ts";

export const settingsRouter = router({ get: getSettings, update: updateSettings });

/** What of the settings everybody may know. */
export const eventRouter = router({ get: getEvent });

/** What of the settings can be ordered. */
export const packagesRouter = router({ list: listPackages });
