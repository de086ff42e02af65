import { useMutation } from "@tanstack/react-query";
import type { SettingsForm } from "#domain/settings/form.ts";
import { trpc, type Inputs, type Outputs } from "#src/lib/trpc.ts";

export type SettingsRecord = Outputs["settings"]["get"];

/** Read anew whenever the screen opens; what is typed lives in the form, so a later answer changes nothing there. */
export function useSettings() {
  return trpc.settings.get.useQuery(undefined, { staleTime: 0 });
}

export function useUpdateSettings() {
  const utils = trpc.useUtils();
  return useMutation({
    mutationFn: (input: Inputs["settings"]["update"]) => utils.client.settings.update.mutate(input),
    onSuccess: () => Promise.all([utils.settings.invalidate(), utils.event.invalidate()]),
  });
}

export function useFetchSettings(): () => Promise<SettingsRecord | undefined> {
  const { client } = trpc.useUtils();
  return async () => {
    try {
      return await client.settings.get.query();
    } catch {
      return undefined; // The refusal of the save stands and says what to do.
    }
  };
}

/** What is typed and not saved, with the record it began from; of this tab and this account only. */
export type SettingsDraft = { base: SettingsRecord; form: SettingsForm };

const KEY = "settings-draft";

export function readDraft(userId: string): SettingsDraft | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as (SettingsDraft & { by: string }) | null;
    return kept?.by === userId ? kept : undefined;
  } catch {
    return undefined; // Storage is switched off or holds something else.
  }
}

export function keepDraft(userId: string, draft: SettingsDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ by: userId, ...draft }));
  } catch {
    // What is typed then lasts as long as the page.
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
