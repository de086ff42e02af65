import { emptyDraft, type OrderDraft } from "#domain/orders/draft.ts";
import type { OrderRow } from "./load.ts";

type Chosen = { itemId: string; quantity: number; periodOfUse: number; notes: string };

/** What the wizard opens with to edit a standard order: the package and what stands beside it, at its first open step. */
export function draftOf(
  order: Pick<OrderRow, "submissionId" | "packageId" | "extraServices" | "notes">,
  lines: readonly Chosen[],
): OrderDraft {
  const empty = emptyDraft(order.submissionId);
  return {
    ...empty,
    orderType: "STANDARD",
    standType: "STANDARD",
    selectedStandardStandId: order.packageId,
    lines: lines.map(({ itemId, quantity, periodOfUse, notes }) => ({
      itemId,
      quantity,
      periodOfUse,
      notes,
    })),
    extraServices: order.extraServices ?? empty.extraServices,
    notes: order.notes,
    step: 1,
  };
}
