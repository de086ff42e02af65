/**
 * For route loaders: what a page is going to ask is asked while its code is still on the way, or the pointer on the link
 * to it. Nothing waits for it and nothing fails by it: the page asks the same, finds the answer or the question under
 * way, and says what went wrong. It comes by `import()`, and in few words, since the map of routes belongs to the pages
 * to read, too.
 *
 *     readEarly(() => import("#src/features/orders/data.ts").then((data) => data.readOrderPage(orderId)));
 */
export function readEarly(begin: () => Promise<unknown>): void {
  begin().catch(() => undefined);
}
