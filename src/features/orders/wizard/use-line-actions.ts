import { useMemo } from "react";
import { useLatestWizard } from "./use-latest-wizard.ts";
import type { DraftLine, Wizard } from "./wizard-context.tsx";

export type LineActions = Pick<Wizard, "addLine" | "changeLine" | "removeLine">;

/** What each part of a line is given. */
export type LineProps = {
  line: DraftLine;
  /** What the line is called for a screen reader: its item, and which of its lines. */
  title: string;
  actions: LineActions;
};

/**
 * The wizard's ways to change lines as functions that stay the same for the life of the screen: five hundred items take
 * them along, and a key typed in one line must draw that line only.
 */
export function useLineActions(): LineActions {
  const latest = useLatestWizard();
  return useMemo(
    () => ({
      addLine: (itemId) => latest.current.addLine(itemId),
      changeLine: (lineId, patch) => latest.current.changeLine(lineId, patch),
      removeLine: (lineId) => latest.current.removeLine(lineId),
    }),
    [latest],
  );
}
