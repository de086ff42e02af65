import { useEffect } from "react";
import type { HistoryRecord } from "#domain/records.ts";
import { ownMemory } from "#src/lib/kept/own-memory.ts";

export type OpenedRecord = { kind: HistoryRecord; id: string; name: string; detail?: string };

/** How many records are remembered: the open record and five before it. */
const KEPT = 6;
const LIST = "records";

const opened = ownMemory<readonly OpenedRecord[]>();

/** Remembers the record of this page as opened last, until the page is loaded anew or another account signs in. */
export function useNoteOpened({ kind, id, name, detail = "" }: OpenedRecord): void {
  useEffect(() => noteOpened({ kind, id, name, detail }), [kind, id, name, detail]);
}

function noteOpened(record: OpenedRecord): void {
  const others = lastOpened().filter(({ kind, id }) => kind !== record.kind || id !== record.id);
  opened.keep(LIST, [record, ...others].slice(0, KEPT));
}

/** The records opened last, newest first. */
export function lastOpened(): readonly OpenedRecord[] {
  return opened.read().get(LIST) ?? [];
}
