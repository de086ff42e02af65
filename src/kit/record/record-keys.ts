import { useEffect, useEffectEvent } from "react";
import { letterKeyOf } from "#src/lib/page/letter-key.ts";
import { usePreferences } from "../list/preferences.ts";

/** What a key does, in words for the page's help, and the doing. */
type RecordKey = { does: string; run: () => void };
type RecordKeys = Readonly<Record<string, RecordKey | false | null | undefined>>;

/** The keys of each part of the page, in the order in which the parts appeared. */
const heard = new Set<() => RecordKeys>();

/** Letter keys of a record's page, unless switched off; each part of the page may have some. */
export function useRecordKeys(keys: RecordKeys): void {
  const { letterKeys } = usePreferences();
  const tell = useEffectEvent(() => keys);
  const onLetter = useEffectEvent((event: KeyboardEvent) => {
    const key = keys[letterKeyOf(event) ?? ""];
    if (!key || event.repeat) return;
    event.preventDefault();
    key.run();
  });
  useEffect(() => {
    const own = () => tell();
    heard.add(own);
    return () => void heard.delete(own);
  }, []);
  useEffect(() => {
    if (!letterKeys) return;
    const listen = (event: KeyboardEvent) => onLetter(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [letterKeys]);
}

/** Every key that the page hears now, letters before signs. */
export function recordKeys(): { key: string; does: string }[] {
  const keys = [...heard].flatMap((tell) =>
    Object.entries(tell()).flatMap(([key, act]) => (act ? [{ key, does: act.does }] : [])),
  );
  return keys.toSorted((a, b) => Number(a.key === "?") - Number(b.key === "?"));
}
