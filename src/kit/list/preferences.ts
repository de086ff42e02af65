import { useMutation, useQuery } from "@tanstack/react-query";
import { type Preferences, USUAL_PREFERENCES } from "#domain/preferences.ts";
import { showError } from "#src/components/ui/toast.ts";
import { queryClient } from "#src/lib/call/query-client.ts";
import { say } from "#src/lib/words/say.ts";
import { trpcClient } from "#src/lib/call/trpc-client.ts";
import { trpc } from "#src/lib/call/trpc.ts";
import { currentWords } from "#src/lib/words/words.tsx";

const { queryKey } = trpc.preferences.get.queryOptions();
const preferencesQuery = trpc.preferences.get.queryOptions();

type Keep = (part: Partial<Preferences>, onKept?: () => void) => void;

/** Applies at once and is stored on the server. */
export function usePreferences(): Preferences & { isRead: boolean; keep: Keep } {
  const { data = USUAL_PREFERENCES, isSuccess } = useQuery(preferencesQuery);
  const { mutate } = useMutation({
    mutationFn: (part: Partial<Preferences>) => trpcClient.preferences.save.mutate(part),
    onMutate: (part) => queryClient.setQueryData(queryKey, (now = data) => ({ ...now, ...part })),
    onError(error) {
      void queryClient.invalidateQueries({ queryKey });
      showError(say(currentWords().LL, error));
    },
  });
  return {
    ...data,
    isRead: isSuccess,
    keep: (part, onKept) => mutate(part, onKept && { onSuccess: onKept }),
  };
}
