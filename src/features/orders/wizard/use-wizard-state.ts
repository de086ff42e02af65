import { useEffect, useEffectEvent } from "react";
import { priceDraft } from "#domain/orders/kinds/content.ts";
import type { OrderDraft } from "#domain/orders/draft/draft.ts";
import type { Goods } from "#domain/orders/draft/goods.ts";
import { isCustomStand } from "#domain/orders/type.ts";
import { newKey } from "#src/lib/call/key.ts";
import type { StepAddress } from "./steps/use-step-address.ts";
import { useSteps } from "./steps/use-steps.ts";
import type { DraftLine, Wizard, WizardSubmission } from "./wizard-context.tsx";
import type { DraftEdit, ShowWhen } from "#src/kit/draft/draft-kind.ts";

type WizardStateInput = {
  submission: WizardSubmission;
  goods: Goods;
  draft: OrderDraft;
  change: (edit: DraftEdit<OrderDraft>, when?: ShowWhen) => void;
  show: () => void;
  address: StepAddress;
  isEdit: boolean;
  isSent: boolean;
};

/** Where the wizard stands, and what its screens work with. */
export function useWizardState({ submission, goods, draft, change, show, ...where }: WizardStateInput) {
  const { isEdit } = where;
  const steps = useSteps({ draft, goods, ...where });
  const { step } = steps;

  // The draft is resumed where it was left, on another device too; an order already sent begins after its type.
  const keepStep = useEffectEvent((shown: number) => {
    if (!isEdit && !where.isSent && draft.step !== shown) change({ step: shown });
  });
  useEffect(() => keepStep(step), [step]);

  function changeLines(edit: (lines: DraftLine[]) => DraftLine[], when?: ShowWhen): void {
    change((newest) => ({ lines: edit(newest.lines) }), when);
  }

  const wizard: Wizard = {
    submission,
    goods,
    draft,
    isCustomStand: isCustomStand(draft.standType),
    isEdit,
    price: priceDraft(draft, goods),
    issues: steps.issues,
    change,
    show,
    goTo: steps.goTo,
    addLine: (itemId) => {
      const lineId = newKey();
      changeLines((lines) => [...lines, { lineId, itemId, quantity: 1, periodOfUse: 1, notes: "" }]);
      return lineId;
    },
    changeLine: (lineId, patch, when) =>
      changeLines(
        (lines) => lines.map((line) => (line.lineId === lineId ? { ...line, ...patch } : line)),
        when,
      ),
    removeLine: (lineId) => changeLines((lines) => lines.filter((line) => line.lineId !== lineId)),
  };

  return { wizard, ...steps };
}
