import { sql } from "drizzle-orm";
import { contracts, history, orders } from "#db/schema/index.ts";
import { isOutdated } from "#domain/contracts/edition.ts";
import { type Stop, stopsOf, type Travelled } from "#domain/orders/moves/stops.ts";
import type { OrderRow } from "./load.ts";

type Happened = { record: string; action: string; from: string | null; to: string | null; at: string };
type Edition = { orderVersion: number; outdatedAt: Date | null; signedFileId: string | null };

/** The stops of an order that was read whole, of its history (newest first) and the newest published edition of its contract. */
export function travelled(order: OrderRow, happened: readonly Happened[], newest?: Edition): Stop[] {
  const isSigned = newest !== undefined && newest.signedFileId !== null && !isOutdated(newest, order);
  return stopsOf({
    status: order.status,
    sentAt: order.sentAt?.toISOString() ?? null,
    moves: happened.filter(({ record, to }) => record === "order" && to !== null),
    // Only a copy of the newest edition is taken.
    signedAt: isSigned ? (happened.find(({ action }) => action === "receiveSigned")?.at ?? null) : null,
  });
}

type StoredMove = { from: string | null; to: string; at: number };

// Fragments of their own, so that columns keep the names of their tables.
const ORDER = sql`${orders.id}`;
const moves = sql`select ${history.fromStatus} as from_status, ${history.toStatus} as to_status, ${history.at} as at from ${history} where ${history.record} = 'order' and ${history.recordId} = ${ORDER} and ${history.toStatus} is not null order by ${history.at} desc, ${history.id} desc`;
const newest = sql`select max(edition.version) from ${contracts} edition where edition.order_id = ${ORDER} and edition.published_at is not null`;
const signed = sql`from ${contracts} join ${history} on ${history.record} = 'contract' and ${history.recordId} = ${contracts.id} and ${history.action} = 'receiveSigned' where ${contracts.orderId} = ${ORDER} and ${contracts.signedFileId} is not null and ${contracts.outdatedAt} is null and ${contracts.orderVersion} = ${orders.contentVersion} and ${contracts.version} = (${newest})`;

/** The same for orders in a list, looked up by the database itself. */
export const TRAVELLED = {
  moves:
    sql`(select json_group_array(json_object('from', from_status, 'to', to_status, 'at', at)) from (${moves}))`.mapWith(
      readMoves,
    ),
  signedAt: sql<string | null>`(select max(${history.at}) ${signed})`.mapWith((at: number) =>
    new Date(at).toISOString(),
  ),
};

function readMoves(stored: string): Travelled["moves"] {
  // Written as JSON by the statement itself.
  const found = JSON.parse(stored) as StoredMove[];
  return found.map((move) => ({ ...move, at: new Date(move.at).toISOString() }));
}
