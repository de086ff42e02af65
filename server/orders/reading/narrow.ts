import { and, eq, gt, inArray, isNotNull, or, sql, type SQL } from "drizzle-orm";
import { isAnyOf, isOnDays, isWithin } from "#db/filters.ts";
import { contracts, orderLines, orders, submissions } from "#db/schema/index.ts";
import type { FilterValues } from "#domain/lists/filter.ts";
import type { orderList } from "#domain/orders/reading/list.ts";
import { LIVE_STATUSES } from "#domain/orders/moves/status.ts";
import type { OrderWait } from "#domain/orders/moves/waits.ts";
import { IS_CREDIT } from "../payments/balance.ts";
import { isTurnOf, TURN } from "../moves/turn.ts";

type Filters = Partial<Omit<FilterValues<typeof orderList.filters>, "statuses">>;

/** Of an order that says none of its own, the area that was applied for. */
const AREA = sql<number>`coalesce(${orders.sizeM2}, (select space_m2 from submissions s where s.id = ${orders.submissionId}))`;

/**
 * The sent orders that the filters beside the status leave: of the list, and of every figure of the dashboard and of the
 * reports, so that a figure and the list behind it cannot disagree. Days are those of sending, by the event's clocks.
 */
export function isOrderOf(filters: Filters, zone: string): SQL | undefined {
  const {
    submissionId,
    kinds = [],
    turns = [],
    waits = [],
    packages = [],
    categories = [],
    countries = [],
  } = filters;
  const { total, area, sentFrom, sentTo } = filters;
  return and(
    isNotNull(orders.sentAt),
    submissionId ? eq(orders.submissionId, submissionId) : undefined,
    isAnyOf(orders.type, kinds),
    turns.length > 0 ? isTurnOf(turns) : undefined,
    waits.length > 0 ? or(...waits.map((wait) => WAITS[wait])) : undefined,
    isAnyOf(orders.packageId, packages),
    categories.length > 0 ? hasGoodsOf(categories) : undefined,
    countries.length > 0 ? isFrom(countries) : undefined,
    isWithin(orders.totalCents, total, 100),
    isWithin(AREA, area),
    isOnDays(orders.sentAt, { from: sentFrom, to: sentTo }, zone),
  );
}

const isLiveOrder = inArray(orders.status, [...LIVE_STATUSES]);
/** The newest edition says what no longer holds (domain/contracts/edition.ts). */
const isOutdated = and(
  isLiveOrder,
  sql`(select ${contracts.outdatedAt} is not null or ${contracts.orderVersion} <> ${orders.contentVersion} from ${contracts} where ${contracts.orderId} = ${orders.id} order by ${contracts.version} desc limit 1)`,
);

const WAITS: Record<OrderWait, SQL | undefined> = {
  wish: eq(TURN, "wish"),
  changeRefused: eq(TURN, "changeRefused"),
  review: eq(TURN, "review"),
  payment: eq(TURN, "payment"),
  signedCopy: eq(TURN, "signedCopy"),
  contract: or(isOutdated, eq(TURN, "contract")),
  credit: IS_CREDIT,
  price: and(
    inArray(orders.status, ["PENDING", "REVIEWING", "APPROVED"]),
    or(gt(orders.unpricedLines, 0), eq(orders.isStructurePriced, false)),
  ),
};

/** Lines of the catalogue: a stand and what is priced by hand belong to no category. */
function hasGoodsOf(categories: readonly string[]): SQL {
  return sql`exists (select 1 from ${orderLines} where ${orderLines.orderId} = ${orders.id} and ${orderLines.kind} = 'catalogue' and ${isAnyOf(orderLines.category, categories)})`;
}

function isFrom(countries: readonly string[]): SQL {
  return sql`${orders.submissionId} in (select ${submissions.id} from ${submissions} where ${isAnyOf(submissions.country, countries)})`;
}
