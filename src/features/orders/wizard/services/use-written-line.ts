import { useState } from "react";
import type { LineActions } from "./use-line-actions.ts";
import type { DraftLine } from "../wizard-context.tsx";

/** What each part of a line is given. */
export type LineProps = {
  line: DraftLine;
  /** What the line is called for a screen reader: its item, and which of its lines. */
  title: string;
  onWrite: (patch: Partial<DraftLine>) => void;
};

/**
 * A line while somebody writes in it. Each key is drawn here and is in the draft at once; the rest of the wizard, the
 * total too, follows when the keys pause or the line is left: all of it with each key is more than a slow phone does
 * within a frame.
 */
export function useWrittenLine(stored: DraftLine, actions: LineActions) {
  const [written, setWritten] = useState<{ over: DraftLine; line: DraftLine }>();
  // Drawn again by the wizard, the line holds what was written here, or what took its place.
  const line = written?.over === stored ? written.line : stored;

  function writeLine(patch: Partial<DraftLine>): void {
    setWritten({ over: stored, line: { ...line, ...patch } });
    actions.changeLine(line.lineId, patch, "soon");
  }

  return { line, writeLine };
}
