import { openDraft, type OrderDraft } from "#domain/orders/draft/draft.ts";
import type { Reason } from "#domain/refusal.ts";
import type { DraftKind, WhyGone } from "#src/kit/draft/draft-kind.ts";
import type { SaveState } from "#src/kit/draft/save-state.ts";
import type { SavingDraft } from "#src/kit/draft/use-draft.ts";

export type OrderSaveState = SaveState<OrderDraft>;
export type SavingOrderDraft = SavingDraft<OrderDraft>;

export function orderDrafts(submissionId: string): DraftKind<OrderDraft> {
  return {
    // The cast holds: this kind has written the stored draft.
    open: (found) => openDraft(found as OrderDraft, submissionId),
    isSame: (one, other) => asStored(one) === asStored(other),
    isLookingAround: (change) => Object.keys(change).every((field) => field === "step"),
    resume: (kept, opened) => ({ ...kept, seen: kept.seen ?? opened.seen }),
    whyGone,
  };
}

/**
 * The draft as the server would store it: the schema puts its fields into one order and cleans its texts. On which screen it was
 * left, and at which prices it was last seen, does not count.
 */
function asStored(draft: OrderDraft): string {
  return JSON.stringify(openDraft({ ...draft, step: 0, seen: null }, draft.submissionId));
}

function whyGone(reason: Reason): WhyGone | undefined {
  if (reason.code === "orderLocked") return "sent";
  return reason.code === "notFound" && reason.params.record === "order" ? "removed" : undefined;
}
