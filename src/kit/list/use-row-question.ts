import { useState } from "react";
import { goToRow } from "./row-places.ts";

type RowQuestion = { asked: string | undefined; ask: (id: string) => void; close: () => void };

/** A question about one row, asked over the list; the row has the focus again when it is answered or left. */
export function useRowQuestion(): RowQuestion {
  const [asked, setAsked] = useState<string>();
  return {
    asked,
    ask: setAsked,
    close() {
      setAsked(undefined);
      // After the dialog gave the focus back to a page that it never left.
      if (asked !== undefined) setTimeout(() => goToRow(asked), 60);
    },
  };
}
