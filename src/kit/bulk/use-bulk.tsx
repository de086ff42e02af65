import { lazy, type ReactNode, Suspense, useState } from "react";
import type { BulkKind } from "#domain/bulk/acts.ts";
import { showError } from "#src/components/ui/toast.ts";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import type { Selection } from "../list/selection.ts";
import { BulkMenu } from "./bulk-menu.tsx";
import { BulkRuns } from "./bulk-runs.tsx";
import type { BulkNames } from "./bulk-words.ts";
import { type BulkRun, readBulk } from "./data.ts";

const BulkDialog = lazy(() => import("./bulk-dialog.tsx").then((module) => ({ default: module.BulkDialog })));

type Bulk = {
  /** Buttons for the selection bar. */
  actions: (chosen: Selection, clear: () => void) => ReactNode;
  /** Above the rows: the reader's runs, and the dialog of the open run. */
  lead: ReactNode;
  /** Opens a preview that another screen made. */
  show: (run: BulkRun) => void;
};

type Shown = { run: BulkRun; onRun?: () => void };

/**
 * Bulk acts of a list: `const { actions, lead } = useBulk("orders", names)`, for ListScreen's `bulk` and `lead`.
 * Needs the namespaces bulk and moving.
 */
export function useBulk<Kind extends BulkKind>(kind: Kind, ofKind: BulkNames<Kind>): Bulk {
  const { LL } = useWords();
  const [shown, setShown] = useState<Shown>();
  // A run of this kind has verbs of this kind.
  const names = ofKind as BulkNames;

  async function read(id: string): Promise<void> {
    try {
      setShown({ run: await readBulk(id) });
    } catch (error) {
      showError(say(LL, error));
    }
  }

  return {
    show: (run) => setShown({ run }),
    actions: (chosen, clear) => (
      <BulkMenu
        kind={kind}
        names={names}
        chosen={chosen}
        onPreview={(run) => setShown({ run, onRun: clear })}
      />
    ),
    lead: (
      <>
        <BulkRuns kind={kind} names={names} onShow={(id) => void read(id)} />
        <Suspense fallback={null}>
          {shown && (
            <BulkDialog
              key={shown.run.id}
              first={shown.run}
              names={names}
              onRun={shown.onRun}
              onClose={() => setShown(undefined)}
            />
          )}
        </Suspense>
      </>
    ),
  };
}
