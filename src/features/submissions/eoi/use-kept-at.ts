import { useEffect, useRef, useState } from "react";
import { formatOwnTime } from "#i18n/formatters.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { mayHaveCopy } from "./device-probe.ts";

/** When the tab last took in a change today, by the reader's own clock; of an earlier visit, when the device did. */
export function useKeptAt(values: unknown, isChanged: boolean): string | undefined {
  const { locale } = useWords();
  const first = useRef(values);
  const [keptAt, setKeptAt] = useState<number>();
  useEffect(() => {
    if (first.current !== values) setKeptAt(Math.floor(Date.now() / 60_000) * 60_000);
  }, [values]);
  useEffect(() => {
    deviceKeptAt()
      .then((at) => setKeptAt((now) => now ?? at))
      .catch(() => undefined);
  }, []);
  return isChanged && keptAt !== undefined && isToday(keptAt) ? formatOwnTime(locale, keptAt) : undefined;
}

/** A time of the day says nothing of another one. */
function isToday(at: number): boolean {
  return new Date(at).toDateString() === new Date().toDateString();
}

/** Asked only where there may be one: reading would make the storage, and another tab take that for a kept form. */
async function deviceKeptAt(): Promise<number | undefined> {
  if (!(await mayHaveCopy())) return undefined;
  const { readDeviceCopy } = await import("./device-copy.ts");
  const copy = await readDeviceCopy();
  return copy && Date.parse(copy.at);
}
