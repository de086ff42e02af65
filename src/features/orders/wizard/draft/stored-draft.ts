import { emptyDraft, openDraft, type OrderDraft } from "#domain/orders/draft/draft.ts";
import type { StoredDraft } from "#src/kit/draft/draft-kind.ts";
import type { Order } from "../../data.ts";

/** A stored order as the wizard holds it. */
export function storedDraft(order: Order): StoredDraft<OrderDraft> {
  return { draft: readDraft(order), version: order.version, savedAt: new Date(order.updatedAt) };
}

export function readDraft({ draft, submission }: Pick<Order, "draft" | "submission">): OrderDraft {
  return draft ? openDraft(draft, submission.id) : emptyDraft(submission.id);
}
