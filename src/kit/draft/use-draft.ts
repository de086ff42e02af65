import { useEffect, useState, useSyncExternalStore } from "react";
import { useWriting } from "#src/lib/live/writing.ts";
import { subscribeToSession } from "#src/session/store.ts";
import { noteLeaving } from "./draft-mirror.ts";
import { DraftSaver, type DraftDoors, type DraftStart } from "./draft-saver.ts";
import type { DraftKind } from "./draft-kind.ts";
import { isUnsaved } from "./save-state.ts";

export type SavingDraft<Draft extends object> = ReturnType<typeof useDraft<Draft>>;

/** The draft, its save state, and ways to change it. */
export function useDraft<Draft extends object>(
  kind: DraftKind<Draft>,
  start: DraftStart<Draft>,
  doors: DraftDoors<Draft>,
) {
  const [saver] = useState(() => new DraftSaver(kind, start, doors));
  const snapshot = useSyncExternalStore(saver.subscribe, saver.read);
  useEffect(() => watchForReturns(saver), [saver]);
  const place = snapshot.id === undefined ? undefined : doors.at(snapshot.id).place;
  useWriting(place, isUnsaved(snapshot.state));
  return {
    ...snapshot,
    /** Where the team sees who has the draft open, once it is stored. */
    place,
    change: saver.change,
    show: saver.show,
    saveNow: saver.saveNow,
    meetConflict: saver.meetConflict,
    keepMine: saver.keepMine,
    keepAsSecond: saver.keepAsSecond,
    takeTheirs: saver.takeTheirs,
    forget: saver.forget,
  };
}

/** A hidden page may be ended by a phone without notice. */
function watchForReturns({ catchUp: save }: { catchUp: () => Promise<void> }): () => void {
  const catchUp = () => void save();
  const stopSession = subscribeToSession(catchUp);
  window.addEventListener("online", catchUp);
  document.addEventListener("visibilitychange", catchUp);
  return () => {
    stopSession();
    window.removeEventListener("online", catchUp);
    document.removeEventListener("visibilitychange", catchUp);
    noteLeaving(save());
  };
}
