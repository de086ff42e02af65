import { linesOf } from "#domain/orders/kinds/content.ts";
import type { OrderDraft } from "#domain/orders/draft/draft.ts";
import type { Goods } from "#domain/orders/draft/goods.ts";
import { ORDER_KINDS } from "#domain/orders/kinds/kinds.ts";
import type { OrderLinePayload } from "#domain/orders/lines/line.ts";
import { lineToSend } from "#domain/orders/lines/ordered-line.ts";
import type { SecondStand } from "#domain/orders/draft/second-stand.ts";
import type { OfferedOrderType } from "#domain/orders/type.ts";
import type { Locale } from "#domain/locales.ts";
import { change } from "#src/lib/call/change.ts";
import { ROOMS } from "#src/lib/live/rooms.ts";
import { trpcClient } from "#src/lib/call/trpc-client.ts";
import type { Inputs } from "#src/lib/call/trpc.ts";

/**
 * A draft on its way: its lines as they travel, the total its reader saw (dollars), the draft it was written as, why it
 * is a second stand for the same space, and the version of the contract's clauses that was ticked.
 */
export type Sending = {
  draft: OrderDraft;
  lines: OrderLinePayload[];
  seenTotal: number;
  draftId?: string;
  secondStand?: SecondStand | undefined;
  acceptedClauses?: number | undefined;
};

type Payloads = { [Type in OfferedOrderType]: (sending: Sending) => Inputs["orders"][Door<Type>] };
type Door<Type extends OfferedOrderType> = {
  STANDARD: "createStandard";
  CUSTOM: "createCustom";
  CUSTOM_SERVICES: "createCustomServices";
  SIMPLE: "createSimple";
}[Type];

/** What each kind sends; the groups as they were filled in are what an order keeps of them, and what makes their lines. */
const PAYLOADS: Payloads = {
  STANDARD: ({ draft, lines, ...known }) => {
    const { extraServices } = draft;
    return { ...ORDER_KINDS.STANDARD.payload(draft, lines), extraServices, ...known };
  },
  CUSTOM: ({ draft, lines, ...known }) => {
    const { extraServices } = draft;
    return { ...ORDER_KINDS.CUSTOM.payload(draft, lines), extraServices, ...known };
  },
  CUSTOM_SERVICES: ({ draft, lines, ...known }) => {
    const { extraServices, linkedTo } = draft;
    const payload = { ...ORDER_KINDS.CUSTOM_SERVICES.payload(draft, lines), extraServices, ...known };
    return linkedTo === null ? payload : { ...payload, linkedTo };
  },
  SIMPLE: ({ draft, lines, ...known }) => ({ ...ORDER_KINDS.SIMPLE.payload(draft, lines), ...known }),
};

const { orders } = trpcClient;

/** Sends an order through the door of its kind. */
function sendThroughDoor(sending: Sending) {
  switch (sending.draft.orderType) {
    case "STANDARD":
      return orders.createStandard.mutate(PAYLOADS.STANDARD(sending));
    case "CUSTOM":
      return orders.createCustom.mutate(PAYLOADS.CUSTOM(sending));
    case "CUSTOM_SERVICES":
      return orders.createCustomServices.mutate(PAYLOADS.CUSTOM_SERVICES(sending));
    case "SIMPLE":
      return orders.createSimple.mutate(PAYLOADS.SIMPLE(sending));
    default:
      return sending.draft.orderType satisfies never;
  }
}

/** A refusal may say that what is on offer has changed. */
const WITH_GOODS = [...ROOMS.order, ...ROOMS.catalogueItem];
export const sendOrder = change(sendThroughDoor, ROOMS.order, WITH_GOODS);
export const updateOrder = change(orders.update.mutate, ROOMS.order, WITH_GOODS);

/** The new content of an order already sent, under the name of its kind. */
export function sentContentOf(sending: Sending): Inputs["orders"]["update"]["order"] {
  switch (sending.draft.orderType) {
    case "STANDARD":
      return { orderType: "STANDARD", ...PAYLOADS.STANDARD(sending) };
    case "CUSTOM":
      return { orderType: "CUSTOM", ...PAYLOADS.CUSTOM(sending) };
    case "CUSTOM_SERVICES":
      return { orderType: "CUSTOM_SERVICES", ...PAYLOADS.CUSTOM_SERVICES(sending) };
    case "SIMPLE":
      return { orderType: "SIMPLE", ...PAYLOADS.SIMPLE(sending) };
    default:
      return sending.draft.orderType satisfies never;
  }
}

/** The lines of a draft as they travel, the sender's language first. */
export function linesToSend(draft: OrderDraft, goods: Goods, locale: Locale): OrderLinePayload[] {
  return linesOf(draft, goods).map((line) => lineToSend(line, locale));
}
