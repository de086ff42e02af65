/**
 * For route loaders: sends the query while the page's code is still loading. Never waits and never fails. Imported dynamically,
 * since the route map belongs to all pages.
 *
 * readEarly(() => import("#src/features/orders/data.ts").then((data) => data.readOrderPage(orderId)));
 */
export function readEarly(begin: () => Promise<unknown>): void {
  begin().catch(() => undefined);
}
