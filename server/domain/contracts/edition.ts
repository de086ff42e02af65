/** The state of an order that an edition of its contract prints, and the one the order is in now. */
type Printed = { orderVersion: number };
type Ordered = { contentVersion: number };

/** An edition belongs to the state of the order it prints: once the order says something else, it is outdated. */
export function isOutdated({ orderVersion }: Printed, { contentVersion }: Ordered): boolean {
  return orderVersion !== contentVersion;
}
