import { change } from "#src/lib/call/change.ts";
import { ROOMS } from "#src/lib/live/rooms.ts";
import { trpcClient } from "#src/lib/call/trpc-client.ts";
import { trpc, type Outputs } from "#src/lib/call/trpc.ts";

export type SettingsRecord = Outputs["settings"]["get"];

/** Read anew whenever the screen opens; what is typed lives in the form, so a later answer changes nothing there. */
export const settingsQuery = trpc.settings.get.queryOptions(undefined, { staleTime: 0 });

const { settings } = trpcClient;

/** Reads the settings as they are stored now. */
export function readSettings(): Promise<SettingsRecord> {
  return settings.get.query();
}

/** Which ranks would move by these rules. */
export function previewRanks(evaluating: SettingsRecord["data"]["evaluating"]) {
  return trpcClient.evaluations.previewRanks.mutate({ evaluating });
}

export const updateSettings = change(settings.update.mutate, ROOMS.settings);
