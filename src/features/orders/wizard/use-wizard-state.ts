import { useState } from "react";
import { firstIncomplete, missingOn, priceDraft } from "#domain/orders/content.ts";
import type { OrderDraft } from "#domain/orders/draft.ts";
import type { Goods } from "#domain/orders/goods.ts";
import type { FieldIssue } from "#domain/messages.ts";
import { goToStep, nextStep, previousStep, screenAt, sendStepOf, startStep } from "#domain/orders/steps.ts";
import { isCustomStand } from "#domain/orders/type.ts";
import { newKey } from "#src/lib/key.ts";
import { shownScreenAt } from "./shown-screen.ts";
import type { DraftLine, Wizard, WizardSubmission } from "./wizard-context.tsx";

type WizardStateInput = {
  submission: WizardSubmission;
  goods: Goods;
  draft: OrderDraft;
  change: (patch: Partial<OrderDraft>) => void;
  /** An order already sent opens on the step after its type, which can no longer change. */
  isEdit: boolean;
};

/** Where the wizard stands, what may be visited, and what a screen still lacks. */
export function useWizardState({ submission, goods, draft, change, isEdit }: WizardStateInput) {
  const first = isEdit ? 1 : 0;
  const last = sendStepOf(draft.orderType);
  const [step, setStep] = useState(() => startStep(draft.orderType, isEdit ? 1 : Math.min(draft.step, last)));
  const [furthest, setFurthest] = useState(isEdit ? last : step);
  const [isChecked, setIsChecked] = useState(false);
  const screen = shownScreenAt(draft.orderType, step);
  const issues: FieldIssue[] = isChecked ? missingOn(screenAt(draft.orderType, step), draft, goods) : [];

  function moveTo(target: number): void {
    setIsChecked(false);
    setStep(target);
    setFurthest((before) => Math.max(before, target));
    if (target !== draft.step && !isEdit) change({ step: target });
  }

  /** Goes on when the screen is complete; otherwise shows what is missing and answers the first broken rule. */
  function goNext(): FieldIssue | undefined {
    const broken = missingOn(screenAt(draft.orderType, step), draft, goods)[0];
    if (broken) setIsChecked(true);
    else moveTo(nextStep(draft.orderType, step));
    return broken;
  }

  /** A visited step by its name; forward only over complete screens. */
  function goTo(target: number): void {
    if (target > furthest) return;
    const open = firstIncomplete(draft, goods, target - 1);
    if (target > step && open !== undefined && open < target) {
      moveTo(open);
      setIsChecked(true);
    } else moveTo(Math.max(goToStep(draft.orderType, step, target), first));
  }

  function changeLines(edit: (lines: DraftLine[]) => DraftLine[]): void {
    change({ lines: edit(draft.lines) });
  }

  const wizard: Wizard = {
    submission,
    goods,
    draft,
    isCustomStand: isCustomStand(draft.standType),
    isEdit,
    price: priceDraft(draft, goods),
    issues,
    change,
    addLine: (itemId) => {
      const lineId = newKey();
      changeLines((lines) => [...lines, { lineId, itemId, quantity: 1, periodOfUse: 1, notes: "" }]);
      return lineId;
    },
    changeLine: (lineId, patch) =>
      changeLines((lines) => lines.map((line) => (line.lineId === lineId ? { ...line, ...patch } : line))),
    removeLine: (lineId) => changeLines((lines) => lines.filter((line) => line.lineId !== lineId)),
  };

  return {
    wizard,
    step,
    furthest,
    screen,
    nextScreen: shownScreenAt(draft.orderType, nextStep(draft.orderType, step)),
    isSendStep: step === last,
    canGoBack: step > first,
    goNext,
    goBack: () => moveTo(previousStep(draft.orderType, step, first)),
    goTo,
    /** The first incomplete screen before the order may be sent, shown with its broken rules. */
    showFirstOpen: (): boolean => {
      const open = firstIncomplete(draft, goods, step);
      if (open === undefined) return false;
      moveTo(open);
      setIsChecked(true);
      return true;
    },
  };
}
