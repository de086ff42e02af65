import { sql } from "drizzle-orm";
import { orders, orderVersions } from "#db/schema/index.ts";
import { type Usd, usdFromCents } from "#domain/money.ts";
import type { QuotedTotal } from "#domain/orders/reading/version.ts";

// In fragments of their own, so that drizzle writes the tables' names.
const ORDER = sql`${orders.id}`;
const NUMBER = sql`${orders.agreedVersion}`;
const content = (path: string) => sql`json_extract(${orderVersions.content}, ${sql.raw(`'$.${path}'`)})`;
const unpriced = sql`(select count(*) from json_each(${content("lines")}) where json_extract(value, '$.kind') <> 'package' and not json_extract(value, '$.isPriced'))`;

/**
 * What both sides last agreed on, while the order holds what the team proposes: `quotedTotal` of that version, as the
 * database reads it.
 */
export const AGREED = sql<
  string | null
>`case when ${orders.contentVersion} <> ${NUMBER} then (select json_object('total', ${orderVersions.totalCents}, 'isStructurePriced', json(iif(${content("isStructurePriced")}, 'true', 'false')), 'unpricedLines', ${unpriced}) from ${orderVersions} where ${orderVersions.orderId} = ${ORDER} and ${orderVersions.number} = ${NUMBER}) end`;

/** The total that both sides agreed on; null while it is that of the current content. */
export function showAgreed(stored: string | null): QuotedTotal<Usd> | null {
  if (stored === null) return null;
  // Written as JSON by the statement itself.
  const { total, ...unpricedParts } = JSON.parse(stored) as QuotedTotal;
  return { total: usdFromCents(total), ...unpricedParts };
}
