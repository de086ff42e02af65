import { useEffect, useMemo, useState } from "react";
import type { OrderDraft } from "#domain/orders/draft/draft.ts";
import { maxStepOf } from "#domain/orders/kinds/steps.ts";
import type { Goods } from "#domain/orders/draft/goods.ts";
import type { DraftAt, SaveDraft } from "#src/kit/draft/draft-kind.ts";
import type { DraftStart } from "#src/kit/draft/draft-saver.ts";
import { useDraft } from "#src/kit/draft/use-draft.ts";
import { onFirstTouch } from "#src/lib/page/first-touch.ts";
import type { LiveStand } from "../data.ts";
import { orderDrafts } from "./draft/order-drafts.ts";
import { useNameChanges } from "./draft/use-name-changes.ts";
import { useClauses } from "./sending/clauses-tick.tsx";
import type { ShownSent } from "./sending/sent-order.ts";
import { type SendOrder, useSending } from "./sending/use-sending.ts";
import { loadLaterScreens } from "./steps/screens.tsx";
import { useStepAddress } from "./steps/use-step-address.ts";
import { useWizardState } from "./use-wizard-state.ts";
import type { WizardArea, WizardSubmission } from "./wizard-context.tsx";

export type OrderWizardProps = {
  area: WizardArea;
  submission: WizardSubmission;
  goods: Goods;
  /** The stand that takes the space already. */
  stand?: LiveStand | undefined;
  start: DraftStart<OrderDraft>;
  /** The reference of the order that is edited. */
  reference?: string;
  /** Saves the draft by itself; absent while an order already sent is edited. */
  save?: SaveDraft<OrderDraft>;
  send: SendOrder;
  /** Where the draft, or the order that is edited, is stored. */
  at: DraftAt<OrderDraft>;
};

export type Ordering = ReturnType<typeof useOrdering>;

/** An order while it is written: its draft, where in the wizard its author stands, and how it is sent. */
export function useOrdering({ area, submission, goods: offered, stand, start, ...ways }: OrderWizardProps) {
  const { save, send, at } = ways;
  const isEdit = save === undefined;
  const saving = useDraft(orderDrafts(submission.id), start, { save, at });
  const goods = useOfferTo(area, offered, stand?.id === saving.id ? undefined : stand);
  const [sent, setSent] = useState<ShownSent & { sentAt: number | undefined }>();
  const address = useStepAddress(isEdit ? undefined : saving.id);
  const resultStep = maxStepOf(saving.draft.orderType);
  // Without a connection there are no further screens yet; going on asks for them again.
  useEffect(() => onFirstTouch(() => void loadLaterScreens().catch(() => undefined)), []);
  const state = useWizardState({
    submission,
    goods,
    draft: saving.draft,
    change: saving.change,
    show: saving.show,
    address,
    isEdit,
    isSent: sent !== undefined,
  });
  const clauses = useClauses(saving.draft.orderType, area === "partner" && !isEdit);
  const sending = useSending({
    saving,
    goods,
    isEdit,
    isSendStep: state.isSendStep,
    acceptedClauses: clauses.isTicked ? clauses.version : undefined,
    send,
    onSent(order) {
      setSent({ ...order, sentAt: address.step, waits: state.wizard.price });
      address.show(resultStep, "replace");
    },
  });
  useNameChanges({ goods, saving, isEdit });
  return {
    isEdit,
    saving,
    state,
    sending,
    clauses,
    sent,
    /** Back from the result, which leads to the order and never into the wizard again. */
    isLeft: sent !== undefined && address.step !== resultStep && address.step !== sent.sentAt,
  };
}

/** What is on offer to whom: a second stand for the same space is the team's to order. */
function useOfferTo(area: WizardArea, offered: Goods, stand: LiveStand | undefined): Goods {
  return useMemo(
    () => (area === "partner" && stand ? { ...offered, stand } : offered),
    [area, offered, stand],
  );
}
