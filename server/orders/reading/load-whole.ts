import { and, desc, eq, inArray, isNotNull, ne, or, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/sqlite-core";
import { hotRecord } from "#db/records.ts";
import { contracts, history, orders as ordersTable } from "#db/schema/index.ts";
import { refuse } from "#domain/refusal.ts";
import type { SignedInCtx } from "../../portal/context.ts";
import { filesOf } from "../../files/list.ts";
import { isStaff } from "#domain/actor.ts";
import { historyReader } from "../../history/read.ts";
import { REQUESTS } from "../requests/read.ts";
import { IS_SEEN, seenBy } from "../record/load.ts";
import { LOST } from "../moves/move.ts";
import { NEWEST_FIRST } from "../payments/payments.ts";
import { IN_ORDER } from "../lines/store-lines.ts";

/** The order with all that hangs on it, in one question; another partner's is not found (ORD-29). */
export async function loadWholeOrder({ actor, db }: SignedInCtx, id: string) {
  const found = await readWhole(db).execute(seenBy(actor, id));
  if (!found) throw refuse("notFound", { record: "order" });
  return found;
}

const SHOWN_OF_SUBMISSION = {
  id: true,
  reference: true,
  institutionName: true,
  status: true,
  statusBefore: true,
  representativeName: true,
  representativeEmail: true,
  representativePhone: true,
  contactLanguage: true,
  spaceM2: true,
  mayBeNamedSince: true,
} as const;

const EDITION = {
  columns: {
    orderVersion: true,
    outdatedAt: true,
    signedFileId: true,
    signedAcceptedAt: true,
    signedRefusal: true,
    createdAt: true,
  },
} as const;

const LINKED = {
  id: true,
  reference: true,
  status: true,
  totalCents: true,
  isStructurePriced: true,
  unpricedLines: true,
} as const;

const readWhole = hotRecord(({ orders }) =>
  orders
    .findFirst({
      where: IS_SEEN,
      with: {
        submission: { columns: SHOWN_OF_SUBMISSION },
        lines: { orderBy: IN_ORDER },
        stand: { columns: LINKED },
        original: { columns: { id: true, reference: true } },
        additions: { columns: LINKED, orderBy: ordersTable.sentAt },
        requests: REQUESTS,
        files: filesOf("order"),
        payments: { orderBy: NEWEST_FIRST, with: { decider: { columns: { name: true } } } },
        contracts: {
          ...EDITION,
          where: isNotNull(contracts.publishedAt),
          orderBy: desc(contracts.version),
          limit: 1,
        },
      },
    })
    .prepare(),
);

/**
 * What happened to the order and its contracts; partners are not shown moves that came too late, editions that
 * are not published, nor with how many others theirs was moved.
 */
export async function readOrderHistory({ actor, db }: SignedInCtx, id: string) {
  const happened = await readHappenings(db.read, seenBy(actor, id));
  return isStaff(actor) ? happened : happened.map((entry) => ({ ...entry, bulkCount: null }));
}

const ORDER = sql.placeholder("id");

const readHappenings = historyReader(
  {
    record: "order",
    where: and(eq(history.recordId, ORDER), or(sql`${sql.placeholder("isStaff")}`, ne(history.action, LOST))),
  },
  {
    record: "contract",
    where: inArray(
      history.recordId,
      new QueryBuilder()
        .select({ id: contracts.id })
        .from(contracts)
        .where(
          and(
            eq(contracts.orderId, ORDER),
            or(sql`${sql.placeholder("isStaff")}`, isNotNull(contracts.publishedAt)),
          ),
        ),
    ),
  },
);
