import { useEffect, useState, useSyncExternalStore } from "react";
import { subscribeToSession } from "#src/session/store.ts";
import { noteLeaving } from "./draft-mirror.ts";
import { DraftSaver, type DraftDoors, type DraftStart } from "./draft-saver.ts";

export type SavingDraft = ReturnType<typeof useDraft>;

/** The draft of a wizard on screen: what it holds, whether it is safe, and the ways to change it. */
export function useDraft(start: DraftStart, doors: DraftDoors) {
  const [saver] = useState(() => new DraftSaver(start, doors));
  const snapshot = useSyncExternalStore(saver.subscribe, saver.read);
  useEffect(() => watchForReturns(saver), [saver]);
  return {
    ...snapshot,
    change: saver.change,
    tell: saver.tell,
    saveNow: saver.saveNow,
    meetConflict: saver.meetConflict,
    keepMine: saver.keepMine,
    keepAsSecond: saver.keepAsSecond,
    takeTheirs: saver.takeTheirs,
    forget: saver.forget,
  };
}

/**
 * What waits is saved as soon as the connection or the session is back, and before the page goes out of sight: a phone
 * may end it there without a word.
 */
function watchForReturns(saver: DraftSaver): () => void {
  const catchUp = () => void saver.catchUp();
  const stopSession = subscribeToSession(catchUp);
  window.addEventListener("online", catchUp);
  document.addEventListener("visibilitychange", catchUp);
  return () => {
    stopSession();
    window.removeEventListener("online", catchUp);
    document.removeEventListener("visibilitychange", catchUp);
    noteLeaving(saver.catchUp());
  };
}
