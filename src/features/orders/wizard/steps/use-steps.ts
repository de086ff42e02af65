import { useEffect, useEffectEvent, useState } from "react";
import { firstIncomplete, missingOn } from "#domain/orders/kinds/content.ts";
import type { OrderDraft } from "#domain/orders/draft/draft.ts";
import type { Goods } from "#domain/orders/draft/goods.ts";
import type { FieldIssue } from "#domain/messages.ts";
import {
  goToStep,
  nextStep,
  previousStep,
  screenAt,
  sendStepOf,
  startStep,
} from "#domain/orders/kinds/steps.ts";
import { shownScreenAt } from "./shown-screen.ts";
import type { StepAddress } from "./use-step-address.ts";

type StepsInput = {
  draft: OrderDraft;
  goods: Goods;
  address: StepAddress;
  /** An order already sent opens on the step after its type, which can no longer change. */
  isEdit: boolean;
  /** Once the order is sent, the address leads nowhere in here any more. */
  isSent: boolean;
};

/**
 * Where the wizard stands, which the address says: a reload stays, Back and Forward go through the steps seen. An
 * address beyond the first incomplete screen leads to that screen and says what is missing there.
 */
export function useSteps({ draft, goods, address, isEdit, isSent }: StepsInput) {
  const type = draft.orderType;
  const first = isEdit ? 1 : 0;
  const last = sendStepOf(type);
  const [opened] = useState(() => startStep(type, isEdit ? 1 : Math.min(draft.step, last)));
  const asked = Math.min(address.step ?? opened, last);
  const reachable = firstIncomplete(draft, goods, last) ?? last;
  const step = Math.max(first, Math.min(asked, reachable));
  const [checked, setChecked] = useState<number>();
  const [turnedBack, setTurnedBack] = useState<{ asked: number; to: number }>();
  if (asked > reachable && !isSent && turnedBack?.asked !== asked) setTurnedBack({ asked, to: step });
  const isTurnedBack = turnedBack?.to === step;
  const furthest = useFurthest(type, isEdit ? last : step);

  const correctAddress = useEffectEvent(() => {
    if (address.step === step) address.nameDraft();
    else address.show(step, "replace");
  });
  useEffect(() => {
    if (!isSent && !(address.step === step && address.isOfDraft)) correctAddress();
  }, [address.step, address.isOfDraft, isSent, step]);

  const missing = () => missingOn(screenAt(type, step), draft, goods);

  function moveTo(target: number): void {
    setChecked(undefined);
    setTurnedBack(undefined);
    address.show(target, "push");
  }

  /** Goes on when the screen is complete; otherwise shows what is missing and answers the first broken rule. */
  function goNext(): FieldIssue | undefined {
    const broken = missing()[0];
    if (broken) setChecked(step);
    else moveTo(nextStep(type, step));
    return broken;
  }

  return {
    step,
    furthest,
    screen: shownScreenAt(type, step),
    nextScreen: shownScreenAt(type, nextStep(type, step)),
    isSendStep: step === last,
    canGoBack: step > first,
    /** The requested screen, while it is not open yet. */
    turnedBackFrom: isTurnedBack ? shownScreenAt(type, turnedBack.asked) : undefined,
    /** Broken rules of the screen, once somebody tried to leave it. */
    issues: isTurnedBack || checked === step ? missing() : [],
    goNext,
    goBack: () => moveTo(previousStep(type, step, first)),
    /** Goes to a visited step. */
    goTo(target: number): void {
      if (target >= first && target <= furthest) moveTo(goToStep(type, step, target));
    },
  };
}

/** The furthest step seen of this type: up to it the stepper leads. */
function useFurthest(type: string, step: number): number {
  const [seen, setSeen] = useState({ type, step });
  const isNew = seen.type !== type || step > seen.step;
  if (isNew) setSeen({ type, step });
  return isNew ? step : seen.step;
}
