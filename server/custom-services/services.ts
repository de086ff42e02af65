import { sql, type SQL } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/sqlite-core";
import { orderLines, orders } from "#db/schema/index.ts";
import type { PricedGroup, ServiceState } from "#domain/custom-services/list.ts";
import { EXTRA_SERVICE_GROUPS } from "#domain/orders/lines/extra-service-groups.ts";
import { OPEN_TO_ITEMS } from "#domain/orders/moves/rules.ts";

const build = new QueryBuilder();

/** Most characters of a description in a row. */
const SUMMARY = 160;

/** Which of the six groups a line belongs to; what the team describes itself belongs to none. */
export const GROUP = sql<PricedGroup>`case when ${orderLines.itemId} in ${[...EXTRA_SERVICE_GROUPS]}
  then ${orderLines.itemId} else 'other' end`;

const customLines = build
  .select({
    id: sql<string>`${orderLines.orderId} || ':' || ${orderLines.lineId}`.as("service_id"),
    orderId: sql<string>`${orderLines.orderId}`.as("service_order_id"),
    lineId: sql<string | null>`${orderLines.lineId}`.as("service_line_id"),
    group: GROUP.as("service_group"),
    titlePt: sql<string>`${orderLines.titlePt}`.as("service_title_pt"),
    titleEn: sql<string>`${orderLines.titleEn}`.as("service_title_en"),
    summaryPt: summaryOf(orderLines.descriptionPt).as("service_summary_pt"),
    summaryEn: summaryOf(orderLines.descriptionEn).as("service_summary_en"),
    quantity: sql<number>`${orderLines.quantity}`.as("service_quantity"),
    periodOfUse: sql<number>`${orderLines.periodOfUse}`.as("service_period_of_use"),
    unitPrice: sql<number>`${orderLines.unitPriceCents}`.as("service_unit_price"),
    isPriced: sql<number>`${orderLines.isPriced}`.as("service_is_priced"),
  })
  .from(orderLines)
  .where(sql`${orderLines.isCustomService} = 1`);

const structures = build
  .select({
    id: sql<string>`${orders.id}`.as("service_id"),
    orderId: sql<string>`${orders.id}`.as("service_order_id"),
    lineId: sql<string | null>`null`.as("service_line_id"),
    group: sql<PricedGroup>`'structure'`.as("service_group"),
    titlePt: sql<string>`''`.as("service_title_pt"),
    titleEn: sql<string>`''`.as("service_title_en"),
    summaryPt: sql<string>`''`.as("service_summary_pt"),
    summaryEn: sql<string>`''`.as("service_summary_en"),
    quantity: sql<number>`1`.as("service_quantity"),
    periodOfUse: sql<number>`1`.as("service_period_of_use"),
    unitPrice: sql<number>`${orders.structureCents}`.as("service_unit_price"),
    isPriced: sql<number>`${orders.isStructurePriced}`.as("service_is_priced"),
  })
  .from(orders)
  .where(sql`${orders.type} = 'CUSTOM'`);

function summaryOf(description: typeof orderLines.descriptionPt): SQL<string> {
  return sql<string>`substr(${description}, 1, ${sql.raw(String(SUMMARY))})`;
}

/**
 * Everything that is priced by hand, in all orders: their custom lines, and the structure of each custom stand, which
 * has no line. Written out, so that the indexes of custom lines and custom stands are taken.
 */
export const SERVICES = customLines.unionAll(structures).as("services");

/** What a service waits for, of itself and of its order. */
export const SERVICE_STATE = sql<ServiceState>`case when ${SERVICES.isPriced} then 'priced'
  when ${orders.status} in ${[...OPEN_TO_ITEMS]} then 'toPrice' else 'closed' end`;
