import { useMutation } from "@tanstack/react-query";
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

export function useFetchSettings(): () => Promise<SettingsRecord> {
  const { client } = trpc.useUtils();
  return () => client.settings.get.query();
}
