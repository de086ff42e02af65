/** Where the device stores the edit of an order. */
export function editPlaceOf(orderId: string): string {
  return `order-edit:${orderId}`;
}

/** Where the device stores the drafts of a submission's wizards; additions to a stand have a place of their own. */
export function placeOf(submissionId: string, linkedTo: string | null): string {
  return linkedTo === null ? `order-draft:${submissionId}` : `addition-draft:${submissionId}.${linkedTo}`;
}
