import { sql, type SQL } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { orderLines, orders } from "#db/schema/index.ts";
import type { PricedGroup, ServiceState } from "#domain/custom-services/list.ts";
import { EXTRA_SERVICE_GROUPS } from "#domain/orders/lines/extra-service-groups.ts";
import { OPEN_TO_ITEMS } from "#domain/orders/moves/rules.ts";
import type { Locale } from "#domain/locales.ts";

/** As much of a description as a row has room for, in characters. */
const SUMMARY = 160;

/** Which of the six groups a line belongs to; what the team describes itself belongs to none. */
export const GROUP = sql<PricedGroup>`case when ${orderLines.itemId} in ${[...EXTRA_SERVICE_GROUPS]}
  then ${orderLines.itemId} else 'other' end`;

/**
 * Everything that is priced by hand, in all orders: their custom lines, and the structure of each custom stand, which
 * has no line. Written out, so that the indexes of custom lines and custom stands are taken.
 */
function customLines(db: ReadDb | Tx, locale: Locale) {
  const [own, other] = locale === "pt" ? (["pt", "en"] as const) : (["en", "pt"] as const);
  const words = {
    title: { pt: orderLines.titlePt, en: orderLines.titleEn },
    description: { pt: orderLines.descriptionPt, en: orderLines.descriptionEn },
  };
  const said = ({
    [own]: mine,
    [other]: theirs,
  }: {
    pt: typeof orderLines.titlePt;
    en: typeof orderLines.titlePt;
  }) => sql<string>`coalesce(nullif(${mine}, ''), ${theirs})`;
  return db
    .select({
      id: sql<string>`${orderLines.orderId} || ':' || ${orderLines.lineId}`.as("service_id"),
      orderId: sql<string>`${orderLines.orderId}`.as("service_order_id"),
      lineId: sql<string | null>`${orderLines.lineId}`.as("service_line_id"),
      group: GROUP.as("service_group"),
      title: said(words.title).as("service_title"),
      summary: sql<string>`substr(${said(words.description)}, 1, ${sql.raw(String(SUMMARY))})`.as(
        "service_summary",
      ),
      quantity: sql<number>`${orderLines.quantity}`.as("service_quantity"),
      periodOfUse: sql<number>`${orderLines.periodOfUse}`.as("service_period_of_use"),
      unitPrice: sql<number>`${orderLines.unitPriceCents}`.as("service_unit_price"),
      isPriced: sql<number>`${orderLines.isPriced}`.as("service_is_priced"),
    })
    .from(orderLines)
    .where(sql`${orderLines.isCustomService} = 1`);
}

function structures(db: ReadDb | Tx) {
  return db
    .select({
      id: sql<string>`${orders.id}`.as("service_id"),
      orderId: sql<string>`${orders.id}`.as("service_order_id"),
      lineId: sql<string | null>`null`.as("service_line_id"),
      group: sql<PricedGroup>`'structure'`.as("service_group"),
      title: sql<string>`''`.as("service_title"),
      summary: sql<string>`''`.as("service_summary"),
      quantity: sql<number>`1`.as("service_quantity"),
      periodOfUse: sql<number>`1`.as("service_period_of_use"),
      unitPrice: sql<number>`${orders.structureCents}`.as("service_unit_price"),
      isPriced: sql<number>`${orders.isStructurePriced}`.as("service_is_priced"),
    })
    .from(orders)
    .where(sql`${orders.type} = 'CUSTOM'`);
}

export function pricedByHand(db: ReadDb | Tx, locale: Locale) {
  return customLines(db, locale).unionAll(structures(db)).as("services");
}

type Services = ReturnType<typeof pricedByHand>;

/** What a service waits for, of itself and of its order. */
export function serviceState(services: Services): SQL<ServiceState> {
  return sql<ServiceState>`case when ${services.isPriced} then 'priced'
    when ${orders.status} in ${[...OPEN_TO_ITEMS]} then 'toPrice' else 'closed' end`;
}
