import { useState } from "react";
import { ConflictPanel } from "#src/kit/together/conflict-panel.tsx";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { ChangedGoods } from "./changed-goods.tsx";
import { DraftComparison } from "./draft-comparison.tsx";
import { GoneNote } from "./gone-note.tsx";
import { Leftovers } from "./leftovers.tsx";
import type { OrderSaveState, SavingOrderDraft } from "./order-drafts.ts";
import type { WizardArea } from "../wizard-context.tsx";

type DraftNotesProps = {
  area: WizardArea;
  saving: SavingOrderDraft;
  isEdit: boolean;
  /** The prices that changed stand beside already, each with what it was. */
  isPriceAsked: boolean;
};

/** What somebody has to know or choose about the draft on the screen before it goes on. */
export function DraftNotes({ area, saving, isEdit, isPriceAsked }: DraftNotesProps) {
  const { state, draft } = saving;
  return (
    <>
      {state.kind === "conflict" && <ConflictNote saving={saving} conflict={state} isEdit={isEdit} />}
      {state.kind === "gone" && <GoneNote why={state.why} area={area} saving={saving} />}
      {!isPriceAsked && <ChangedGoods />}
      <Leftovers leftovers={draft.leftover} onDiscard={() => saving.change({ leftover: [] })} />
    </>
  );
}

type ConflictNoteProps = Pick<DraftNotesProps, "saving" | "isEdit"> & {
  conflict: Extract<OrderSaveState, { kind: "conflict" }>;
};

/** The same draft, or the order edited, was saved elsewhere meanwhile: the person decides which one stays, nothing is dropped unasked. */
function ConflictNote({ saving, conflict, isEdit }: ConflictNoteProps) {
  const { LL } = useWords();
  const [isLoading, setIsLoading] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  async function takeTheirs(): Promise<void> {
    setIsLoading(true);
    try {
      await saving.takeTheirs();
    } catch (error) {
      setFailure(error);
    } finally {
      setIsLoading(false);
    }
  }

  return (
    <div className="mb-8">
      <ConflictPanel
        title={isEdit ? LL.orders.update.staleTitle() : LL.wizard.draft.conflictTitle()}
        takeTheirs={{ isPending: isLoading, onPress: () => void takeTheirs() }}
        onKeepMine={saving.keepMine}
        keepBoth={
          isEdit
            ? undefined
            : { label: LL.wizard.draft.keepSecond(), onPress: () => void saving.keepAsSecond() }
        }
      >
        <p className="mt-1 max-w-[60ch]">{LL.wizard.draft.conflict()}</p>
        {conflict.theirs && <DraftComparison theirs={conflict.theirs.draft} />}
        {failure !== undefined && <p className="error-text mt-2">{say(LL, failure)}</p>}
      </ConflictPanel>
    </div>
  );
}
