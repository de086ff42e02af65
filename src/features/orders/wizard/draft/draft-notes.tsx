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
  const { LL } = useWords();
  const { state, draft } = saving;
  const [isMineKept, setIsMineKept] = useState(false);

  return (
    <>
      {state.kind === "conflict" && (
        <ConflictNote saving={saving} conflict={state} isEdit={isEdit} onChosen={setIsMineKept} />
      )}
      {isEdit && isMineKept && state.kind !== "conflict" && (
        <p role="status" className="mb-8 border-l-3 border-ochre bg-card px-5 py-4">
          {LL.orders.update.mineKept({ save: LL.orders.send.save() })}
        </p>
      )}
      {state.kind === "gone" && <GoneNote why={state.why} area={area} saving={saving} />}
      {!isPriceAsked && <ChangedGoods />}
      <Leftovers leftovers={draft.leftover} onDiscard={() => saving.change({ leftover: [] })} />
    </>
  );
}

type ConflictNoteProps = Pick<DraftNotesProps, "saving" | "isEdit"> & {
  conflict: Extract<OrderSaveState, { kind: "conflict" }>;
  onChosen: (isMine: boolean) => void;
};

/** The same draft, or the order edited, was saved elsewhere meanwhile: the person decides which one stays, nothing is dropped unasked. An edit is saved by its own button alone. */
function ConflictNote({ saving, conflict, isEdit, onChosen }: ConflictNoteProps) {
  const { LL } = useWords();
  const { conflict: words } = LL.statuses;
  const { update } = LL.orders;
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
