import { useState } from "react";
import { ConflictPanel } from "#src/kit/together/conflict-panel.tsx";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { DraftComparison } from "./draft-comparison.tsx";
import type { OrderSaveState, SavingOrderDraft } from "./order-drafts.ts";

type ConflictNoteProps = {
  saving: SavingOrderDraft;
  isEdit: boolean;
  conflict: Extract<OrderSaveState, { kind: "conflict" }>;
  onChosen: (isMine: boolean) => void;
};

/**
 * The same draft, or the order edited, was saved elsewhere meanwhile: the person decides which version stays, nothing is
 * dropped unasked. An edit is saved by its own button alone.
 */
export function ConflictNote({ saving, conflict, isEdit, onChosen }: ConflictNoteProps) {
  const { LL } = useWords();
  const { conflict: words } = LL.statuses;
  const { edit: update } = LL.wizard.draft;
  const [isLoading, setIsLoading] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  async function takeTheirs(): Promise<void> {
    setIsLoading(true);
    try {
      await saving.takeTheirs();
      onChosen(false);
    } catch (error) {
      setFailure(error);
    } finally {
      setIsLoading(false);
    }
  }

  return (
    <div className="mb-8">
      <ConflictPanel
        title={isEdit ? update.staleTitle() : LL.wizard.draft.conflictTitle()}
        takeTheirs={{
          label: isEdit ? update.takeTheirs() : words.takeTheirs(),
          isPending: isLoading,
          onPress: () => void takeTheirs(),
        }}
        keepMine={{
          label: isEdit ? update.keepMine() : words.keepMine(),
          onPress() {
            saving.keepMine();
            onChosen(true);
          },
        }}
        keepBoth={
          isEdit
            ? undefined
            : { label: LL.wizard.draft.keepSecond(), onPress: () => void saving.keepAsSecond() }
        }
      >
        <p className="mt-1 max-w-[60ch]">
          {isEdit ? update.stale({ save: LL.orders.send.save() }) : LL.wizard.draft.conflict()}
        </p>
        {conflict.theirs && <DraftComparison theirs={conflict.theirs.draft} />}
        {failure !== undefined && <p className="error-text mt-2">{say(LL, failure)}</p>}
      </ConflictPanel>
    </div>
  );
}
