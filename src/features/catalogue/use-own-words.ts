import { useQuery } from "@tanstack/react-query";
import { useLayoutEffect } from "react";
import { withOwnWords } from "#i18n/own-words.ts";
import { trpc } from "#src/lib/call/trpc.ts";
import { layOver } from "#src/lib/words/words.tsx";

export const ownWordsQuery = trpc.catalogue.words.queryOptions();

/** Categories and units of the team's own in the reader's language, on every page of an area. */
export function useOwnWords(): void {
  const { data } = useQuery(ownWordsQuery);
  useLayoutEffect(() => {
    if (!data || data.words.length === 0) return undefined;
    layOver((words, locale) => withOwnWords(words, data.words, locale));
    return () => layOver(undefined);
  }, [data]);
}
