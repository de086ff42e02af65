import { centsFromUsd, usdFromCents } from "#domain/money.ts";
import { emptyDraft, type OrderDraft } from "#domain/orders/draft/draft.ts";
import type { FileReference } from "#domain/files/file-reference.ts";
import type { ProposalAmounts } from "#domain/orders/draft/proposal.ts";
import { DEFAULT_ORDER_TYPE, DEFAULT_STAND_TYPE, isOfferedOrderType } from "#domain/orders/type.ts";
import type { LineRow } from "../lines/goods.ts";
import type { OrderRow } from "../record/load.ts";

/** A sent order as the wizard holds it, at its first open step: to edit it, or to copy it into a new order. */
export function draftOf(
  order: OrderRow,
  lines: readonly LineRow[],
  attachments: readonly FileReference[],
): OrderDraft {
  const empty = emptyDraft(order.submissionId);
  return {
    ...empty,
    orderType: isOfferedOrderType(order.type) ? order.type : DEFAULT_ORDER_TYPE,
    standType: order.standType ?? DEFAULT_STAND_TYPE,
    selectedStandardStandId: order.packageId,
    lines: lines
      .filter(({ kind, isTeamLine }) => kind === "catalogue" && !isTeamLine)
      .map(({ lineId, itemId, quantity, periodOfUse, notes }) => ({
        lineId,
        itemId,
        quantity,
        periodOfUse,
        notes,
      })),
    extraServices: order.extraServices ?? empty.extraServices,
    briefing: order.briefing ?? empty.briefing,
    proposal: {
      ...empty.proposal,
      description: order.description,
      ...(order.type === "SIMPLE" && amountsOf(order)),
      attachments: [...attachments],
    },
    notes: order.notes,
    step: 1,
  };
}

/** The amounts as typed, unless the proposal's price has changed since. */
function amountsOf(order: OrderRow): ProposalAmounts {
  const { proposal, totalCents, spaceCents, structureCents, extraCents } = order;
  if (proposal && centsFromUsd(proposal.value ?? 0) === totalCents) return proposal;
  return {
    value: usdFromCents(totalCents),
    spaceAmount: usdFromCents(spaceCents),
    structureAmount: usdFromCents(structureCents),
    extraAmount: usdFromCents(extraCents),
  };
}
