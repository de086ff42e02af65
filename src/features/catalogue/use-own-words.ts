import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { trpc } from "#src/lib/call/trpc.ts";
import { layOver } from "#src/lib/words/words.tsx";

export const ownWordsQuery = trpc.catalogue.words.queryOptions();

/** Categories and units of the team's own in the reader's language, on every page of an area. */
export function useOwnWords(): void {
  const { data } = useQuery(ownWordsQuery);
  useEffect(() => {
    if (!data || data.words.length === 0) return undefined;
    let isOver = false;
    // Many a season has none; without a connection each shows as it was typed.
    import("#i18n/own-words.ts").then(
      ({ withOwnWords }) => {
        if (!isOver) layOver((words, locale) => withOwnWords(words, data.words, locale));
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      layOver(undefined);
    };
  }, [data]);
}
