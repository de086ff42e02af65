import { useEffect, useEffectEvent } from "react";
import { letterKeyOf } from "#src/lib/page/letter-key.ts";
import { usePreferences } from "../list/preferences.ts";

/** Letter keys of a record's page, unless switched off. */
export function useRecordKeys(keys: Readonly<Record<string, () => void>>): void {
  const { letterKeys } = usePreferences();
  const onLetter = useEffectEvent((event: KeyboardEvent) => {
    const run = keys[letterKeyOf(event) ?? ""];
    if (!run) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    if (!letterKeys) return;
    const listen = (event: KeyboardEvent) => onLetter(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [letterKeys]);
}
