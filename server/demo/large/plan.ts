import { ORDER_STATUSES, type OrderStatus } from "#domain/orders/moves/status.ts";
import { type Chance, openPile, pileOf } from "./chance.ts";
import type { Planned } from "./orders.ts";

/** How many of twenty orders have each status. */
const STATUSES = pileOf<OrderStatus>({
  DRAFT: 1,
  PENDING: 4,
  REVIEWING: 2,
  APPROVED: 3,
  CONFIRM_PAYMENT: 2,
  REJECTED: 1,
  CANCELLED: 2,
  PAID: 5,
});

const LINES_EACH = 4;
/** One order of fifty has as many lines as an order has when it is large: what an order costs to read shows there. */
const LARGE_EVERY = 50;
export const LARGE_LINES = 50;

const SEASON = { from: Date.parse("2025-09-20T12:00:00Z"), to: Date.parse("2025-11-06T20:00:00Z") };

/** What is ordered, in the order of time: every status, and four lines an order on the whole, drafts included. */
export function planOrders(chance: Chance, amount: number): Planned[] {
  const draw = openPile(chance, STATUSES);
  const slot = (SEASON.to - SEASON.from) / amount;
  const plan = Array.from({ length: amount }, (_, place): Planned => {
    const at = new Date(SEASON.from + slot * place + chance.below(slot));
    return { at, status: draw(), lines: 1 };
  });
  const sent = plan.filter(({ status }) => status !== "DRAFT");
  const [large, small] = split(sent);
  for (const order of large) order.lines = LARGE_LINES;
  const rest = amount * LINES_EACH - large.length * LARGE_LINES - small.length;
  for (let line = 0; line < rest && small.length > 0; line += 1) chance.pick(small).lines += 1;
  return plan;
}

/** Takes every fiftieth order of each status as a large one. */
function split(sent: readonly Planned[]): [large: Planned[], small: Planned[]] {
  const large = new Set<Planned>();
  for (const status of ORDER_STATUSES) {
    const those = sent.filter((order) => order.status === status);
    for (let at = LARGE_EVERY - 1; at < those.length; at += LARGE_EVERY) large.add(those[at] as Planned);
  }
  const [first] = sent;
  if (large.size === 0 && first) large.add(first);
  return [[...large], sent.filter((order) => !large.has(order))];
}
