import type { OrderDraft } from "#domain/orders/draft/draft.ts";
import { openDraft } from "#domain/orders/draft/old-draft.ts";

/** Whether two drafts hold the same; on which screen each was left, and at which prices it was last seen, does not count. */
export function isSameDraft(one: OrderDraft, other: OrderDraft): boolean {
  return asStored(one) === asStored(other);
}

/** As the server would keep it: the schema puts its fields into one order and cleans its texts. */
function asStored(draft: OrderDraft): string {
  return JSON.stringify(openDraft({ ...draft, step: 0, seen: null }, draft.submissionId));
}
