/** The places on an order's page, in both areas, that mails, calendars and other screens lead to. */
export const ORDER_PLACES = { payment: "payment", contract: "contract", requests: "requests" } as const;
export type OrderPlace = (typeof ORDER_PLACES)[keyof typeof ORDER_PLACES];

/** The anchor of a request on its order's page. */
export function requestPlace(requestId: string): string {
  return `request-${requestId}`;
}
