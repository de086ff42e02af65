import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useConfirm } from "#src/components/confirm.tsx";
import { showError } from "#src/components/ui/toast.ts";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { sayUndo } from "./bulk-words.ts";
import { undoBulk, type ListedRun } from "./data.ts";

/** Asks first; each record returns to its own former status. */
export function useUndo(): {
  undo: (run: ListedRun) => Promise<void>;
  isPending: boolean;
  dialog: ReactNode;
} {
  const { LL } = useWords();
  const { mutate, isPending } = useMutation(undoBulk);
  const [ask, dialog] = useConfirm();

  async function undo(run: ListedRun): Promise<void> {
    const { id, counts } = run;
    const words = LL.bulk;
    const isWanted = await ask({
      title: words.undoTitle({ count: counts.done }),
      description: sayUndo(LL, run),
      confirmLabel: words.undo(),
    });
    if (isWanted) mutate({ id }, { onError: (error) => showError(say(LL, error)) });
  }

  return { undo, isPending, dialog };
}
