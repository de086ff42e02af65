import { useMutation } from "@tanstack/react-query";
import type { SettingsForm } from "#domain/settings/form.ts";
import { dropDraft, keepDraft, readDraft } from "#src/lib/tab-drafts.ts";
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

/** What is typed and not saved, with the record it began from (tab-drafts.ts). */
export type SettingsDraft = { base: SettingsRecord; form: SettingsForm };

const NAME = "settings";

export function readSettingsDraft(): SettingsDraft | undefined {
  const kept = readDraft(NAME) as Partial<SettingsDraft> | undefined;
  return kept?.base && kept.form ? { base: kept.base, form: kept.form } : undefined;
}

export function keepSettingsDraft(draft: SettingsDraft): void {
  keepDraft(NAME, draft);
}

export function dropSettingsDraft(): void {
  dropDraft(NAME);
}
