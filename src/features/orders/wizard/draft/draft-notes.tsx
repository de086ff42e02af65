import { useState } from "react";
import { useWords } from "#src/lib/words/words.tsx";
import { ChangedGoods } from "./changed-goods.tsx";
import { ConflictNote } from "./conflict-note.tsx";
import { GoneNote } from "./gone-note.tsx";
import type { SavingOrderDraft } from "./order-drafts.ts";
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
  const { state } = saving;
  const [isMineKept, setIsMineKept] = useState(false);

  return (
    <>
      {!isPriceAsked && <ChangedGoods />}
      {state.kind === "conflict" && (
        <ConflictNote saving={saving} conflict={state} isEdit={isEdit} onChosen={setIsMineKept} />
      )}
      {state.kind === "gone" && <GoneNote why={state.why} area={area} saving={saving} />}
      {isEdit && isMineKept && state.kind !== "conflict" && (
        <p role="status" className="mb-8 border-l-3 border-ochre bg-card px-5 py-4">
          {LL.wizard.draft.edit.mineKept({ save: LL.orders.send.save() })}
        </p>
      )}
    </>
  );
}
