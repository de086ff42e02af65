import { useMutation } from "@tanstack/react-query";
import { showError } from "#src/components/ui/toast.ts";
import { sayOr } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import type { Import, runImport } from "./data.ts";

/** The changes of an import as buttons press them; what is refused is said. */
export function useImportChange(change: typeof runImport, { id, version }: Import) {
  const { LL } = useWords();
  const { mutate, isPending } = useMutation(change);
  const onError = (error: Error) => showError(sayOr(LL, error, LL.catalogue.failed()));
  return { press: () => mutate({ id, version }, { onError }), isPending };
}
