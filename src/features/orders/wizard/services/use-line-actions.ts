import { useMemo } from "react";
import { useLatestWizard } from "../use-latest-wizard.ts";
import type { Wizard } from "../wizard-context.tsx";

export type LineActions = Pick<Wizard, "addLine" | "changeLine" | "removeLine" | "show">;

/**
 * The wizard's ways to change lines as functions that stay the same for the life of the screen: five hundred items take
 * them along, and a key typed in one line must draw that line only.
 */
export function useLineActions(): LineActions {
  const latest = useLatestWizard();
  return useMemo(
    () => ({
      addLine: (itemId) => latest.current.addLine(itemId),
      changeLine: (lineId, patch, when) => latest.current.changeLine(lineId, patch, when),
      removeLine: (lineId) => latest.current.removeLine(lineId),
      show: () => latest.current.show(),
    }),
    [latest],
  );
}
