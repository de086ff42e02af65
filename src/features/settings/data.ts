import { THE_SETTINGS } from "#domain/looking.ts";
import { recordAt } from "#src/kit/together/record-at.ts";
import { change } from "#src/lib/call/change.ts";
import { queryClient } from "#src/lib/call/query-client.ts";
import { ROOMS } from "#src/lib/live/rooms.ts";
import { trpcClient } from "#src/lib/call/trpc-client.ts";
import { trpc, type Outputs } from "#src/lib/call/trpc.ts";

export type SettingsRecord = Outputs["settings"]["get"];
export type ReminderState = Outputs["reminders"]["overview"]["states"][number];

/** Read again whenever the screen opens; what is typed lives in the form, so a later answer changes nothing there. */
export const settingsQuery = trpc.settings.get.queryOptions();

const { settings } = trpcClient;

/** The settings, where several people may write in them. */
export const settingsAt = recordAt({
  place: THE_SETTINGS,
  query: settingsQuery,
  savedBy: ({ changes: [last] }: SettingsRecord) => last && (last.who || null),
});

/** What each reminder did last, and its letter. */
export const remindersQuery = trpc.reminders.overview.queryOptions();

/** Which ranks would move by these rules. */
export function previewRanks(evaluating: SettingsRecord["data"]["evaluating"]) {
  return trpcClient.evaluations.previewRanks.mutate({ evaluating });
}

/** Known at once: whoever saves a next part before the settings were read again does not run into their own save. */
export const updateSettings = change(async (input: Pick<SettingsRecord, "data" | "version">) => {
  const { version } = await settings.update.mutate(input);
  queryClient.setQueryData(
    settingsQuery.queryKey,
    (before) => before && { ...before, data: input.data, version },
  );
  return { version };
}, ROOMS.settings);
