import { useState } from "react";
import { goToRow } from "./row-places.ts";

type RowQuestion = {
  asked: string | undefined;
  /** The pressed figure, which already chooses the answer. */
  figure: number | undefined;
  ask: (id: string, figure?: number) => void;
  close: () => void;
};

/** A question about one row, asked over the list; the row has the focus again when it is answered or left. */
export function useRowQuestion(): RowQuestion {
  const [{ asked, figure }, setAsked] = useState<{ asked?: string; figure?: number | undefined }>({});
  return {
    asked,
    figure,
    ask: (id, pressed) => setAsked({ asked: id, figure: pressed }),
    close() {
      setAsked({});
      // After the dialog gave the focus back to a page that it never left.
      if (asked !== undefined) setTimeout(() => goToRow(asked), 60);
    },
  };
}
