import { useState, useSyncExternalStore } from "react";
import { DraftSaver, type DraftStart, type SaveDraft } from "./draft-saver.ts";

/** The draft of a wizard on screen: what it holds, whether it is safe, and the ways to change it. */
export function useDraft(start: DraftStart, save: SaveDraft | undefined) {
  const [saver] = useState(() => new DraftSaver(start, save));
  const snapshot = useSyncExternalStore(saver.subscribe, saver.read);
  return {
    ...snapshot,
    change: saver.change,
    saveNow: saver.saveNow,
    meetConflict: saver.meetConflict,
    keepMine: saver.keepMine,
    takeTheirs: saver.takeTheirs,
    forget: saver.forget,
  };
}
