/** Where it keeps the edit of an order. */
export function editPlaceOf(orderId: string): string {
  return `order-edit:${orderId}`;
}

/** Where on the device the wizards of one submission keep what they hold; what is added to a stand has a place of its own. */
export function placeOf(submissionId: string, linkedTo: string | null): string {
  return linkedTo === null ? `order-draft:${submissionId}` : `addition-draft:${submissionId}.${linkedTo}`;
}
