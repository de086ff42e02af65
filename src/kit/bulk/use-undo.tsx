import { useMutation } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { isTakenBackByAdmins } from "#domain/bulk/acts.ts";
import { useConfirm } from "#src/components/confirm.tsx";
import { showError } from "#src/components/ui/toast.ts";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { sayUndo } from "./bulk-words.ts";
import { undoBulk, type ListedRun } from "./data.ts";

/** For administrators only, so it loads when it is opened. */
const UndoDialog = lazy(() => import("./undo-dialog.tsx").then((module) => ({ default: module.UndoDialog })));

/** Asks first; each record returns to its own former status. */
export function useUndo(): {
  undo: (run: ListedRun) => Promise<void>;
  isPending: boolean;
  dialog: ReactNode;
} {
  const { LL } = useWords();
  const { mutate, isPending } = useMutation(undoBulk);
  const [ask, dialog] = useConfirm();
  const [noted, setNoted] = useState<ListedRun>();

  async function undo(run: ListedRun): Promise<void> {
    if (isTakenBackByAdmins(run)) return setNoted(run);
    const { id, counts } = run;
    const words = LL.bulk;
    const isWanted = await ask({
      title: words.undoTitle({ count: counts.done }),
      description: sayUndo(LL, run),
      confirmLabel: words.undo(),
    });
    if (isWanted) mutate({ id }, { onError: (error) => showError(say(LL, error)) });
  }

  const question = (
    <>
      {dialog}
      <Suspense fallback={null}>
        {noted && <UndoDialog run={noted} onClose={() => setNoted(undefined)} />}
      </Suspense>
    </>
  );
  return { undo, isPending, dialog: question };
}
