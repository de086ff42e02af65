import { useEffect, useRef, useState } from "react";
import { formatOwnTime } from "#i18n/formatters.ts";
import { useWords } from "#src/lib/words/words.tsx";

/** When the tab last took in a change of this visit, by the reader's own clock. */
export function useKeptAt(values: unknown, isChanged: boolean): string | undefined {
  const { locale } = useWords();
  const first = useRef(values);
  const [keptAt, setKeptAt] = useState<number>();
  useEffect(() => {
    if (first.current !== values) setKeptAt(Math.floor(Date.now() / 60_000) * 60_000);
  }, [values]);
  return isChanged && keptAt !== undefined ? formatOwnTime(locale, keptAt) : undefined;
}
