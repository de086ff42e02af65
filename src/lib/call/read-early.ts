/**
 * For route loaders: what a page is going to ask is asked while its code is still on the way. Nothing waits for it and
 * nothing fails by it: the page asks the same. It comes by `import()`, since the map of routes belongs to all pages.
 *
 *     readEarly(() => import("#src/features/orders/data.ts").then((data) => data.readOrderPage(orderId)));
 */
export function readEarly(begin: () => Promise<unknown>): void {
  begin().catch(() => undefined);
}
