import { and, countDistinct, eq, ne, sql } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { orderLines, orders } from "#db/schema/index.ts";
import { CATEGORIES, DEFAULT_CATEGORY, rankOf } from "#domain/catalogue/categories.ts";
import { type Cents, usdFromCents } from "#domain/money.ts";
import { shareOut } from "#domain/orders/moves/balance.ts";
import { orderList } from "#domain/orders/reading/list.ts";
import type { SentStatus } from "#domain/orders/moves/status.ts";
import type { ReportPeriod } from "#domain/reports/period.ts";
import { CUSTOM_ROW, EXPECTED_STATUSES, PROPOSAL_ROW, REVENUE_STATUSES } from "#domain/reports/tables.ts";
import type { OddlyPaid } from "../orders/payments/accepted-parts.ts";
import { isOrderOf } from "../orders/reading/narrow.ts";
import { nextTurn } from "../platform/turns.ts";
import { type OrderFilters, ordersBehind, type Row, type FigureTable, TOTAL } from "./figures.ts";
import { type LineGroup, isExpected, isRevenue } from "./orders.ts";
import { naturalOrder } from "#domain/natural-order.ts";

type Sold = { category: string; isPaid: boolean; orders: number; cents: Cents };
type Both = { paid: number; revenue: Cents; awaited: number; expected: Cents };

/**
 * What extra goods and services brought and are to bring, after discounts, by the category of the catalogue; beside
 * them what is priced by hand, and the extra amounts of proposals, which have no lines. All of it is the extra part of
 * orders.
 */
export async function readGoodsTable(
  db: ReadDb | Tx,
  groups: readonly LineGroup[],
  odd: readonly OddlyPaid[],
  { period, zone }: { period: ReportPeriod; zone: string },
): Promise<FigureTable> {
  const sold = [...(await readSold(db, period, zone)), ...(await readMoved(db, odd))];
  const ofCategory = (category: string) => bothOf(sold.filter((one) => one.category === category));
  const proposals = bothOfProposals(groups);
  const categories = new Set<string>([...CATEGORIES, DEFAULT_CATEGORY, ...sold.map((one) => one.category)]);
  categories.delete(CUSTOM_ROW);
  const rows = [...categories]
    .toSorted((a, b) => rankOf(a) - rankOf(b) || naturalOrder()(a, b))
    .map((category) => rowOf(category, ofCategory(category), filtersOf(category), period));
  const amounts = [...[...categories, CUSTOM_ROW].map(ofCategory), proposals];
  const total = (of: "revenue" | "expected") => ({ value: usdFromCents(addUp(amounts, of)) });
  return {
    rows: [
      ...rows,
      rowOf(CUSTOM_ROW, ofCategory(CUSTOM_ROW), undefined, period),
      rowOf(PROPOSAL_ROW, proposals, { kinds: ["SIMPLE"] }, period),
    ],
    // An order with goods of two categories is in both rows: their numbers of orders add up to nothing.
    total: {
      key: TOTAL,
      figures: { revenue: total("revenue"), expected: total("expected") },
    },
    aside: [],
  };
}

const CATEGORY = sql<string>`case ${orderLines.kind} when 'custom' then ${CUSTOM_ROW} else ${orderLines.category} end`;

/** Reads one status at a time; other requests run in between, as there are tens of thousands of lines (P23). */
async function readSold(db: ReadDb | Tx, period: ReportPeriod, zone: string): Promise<Sold[]> {
  const sold: Sold[] = [];
  for (const status of [...REVENUE_STATUSES, ...EXPECTED_STATUSES]) {
    await nextTurn();
    const rows = await readSoldIn(db, status, period, zone);
    sold.push(...rows.map((row) => ({ ...row, isPaid: isRevenue({ status }) })));
  }
  return sold;
}

function readSoldIn(db: ReadDb | Tx, status: SentStatus, period: ReportPeriod, zone: string) {
  return db
    .select({
      category: CATEGORY.as("sold_as"),
      orders: countDistinct(orderLines.orderId),
      // A proposal's extra amount is typed in, whatever lines it has.
      cents: sql<number>`sum(case ${orders.type} when 'SIMPLE' then 0 else ${orderLines.totalCents} - ${orderLines.discountCents} end)`,
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        isOrderOf({ sentFrom: period.from, sentTo: period.to }, zone),
        eq(orders.status, status),
        ne(orderLines.kind, "package"),
      ),
    )
    .groupBy(sql`1`);
}

/** What such orders move from what is expected to the revenue, category by category, and the other way round. */
async function readMoved(db: ReadDb | Tx, odd: readonly OddlyPaid[]): Promise<Sold[]> {
  const moved: Sold[] = [];
  for (const order of odd.filter(({ type }) => type !== "SIMPLE")) {
    const lines = await db
      .select({ category: CATEGORY, net: sql<Cents>`${orderLines.totalCents} - ${orderLines.discountCents}` })
      .from(orderLines)
      .where(and(eq(orderLines.orderId, order.id), ne(orderLines.kind, "package")))
      .orderBy(orderLines.position);
    const nets = lines.map(({ net }) => net);
    const shares = shareOut(order.parts.extra, nets);
    for (const [at, { category, net }] of lines.entries()) {
      const share = shares[at] ?? 0;
      const isPaid = isRevenue(order);
      moved.push({ category, isPaid: true, orders: 0, cents: isPaid ? share - net : share });
      if (!isPaid) moved.push({ category, isPaid: false, orders: 0, cents: -share });
    }
  }
  return moved;
}

function bothOf(sold: readonly Sold[]): Both {
  const [paid, awaited] = [sold.filter((one) => one.isPaid), sold.filter((one) => !one.isPaid)];
  return {
    paid: addUp(paid, "orders"),
    revenue: addUp(paid, "cents"),
    awaited: addUp(awaited, "orders"),
    expected: addUp(awaited, "cents"),
  };
}

function bothOfProposals(groups: readonly LineGroup[]): Both {
  const proposals = groups.filter(({ type }) => type === "SIMPLE");
  const [paid, awaited] = [proposals.filter(isRevenue), proposals.filter(isExpected)];
  return {
    paid: addUp(paid, "count"),
    revenue: acceptedOf(proposals),
    awaited: addUp(awaited, "count"),
    expected: addUp(awaited, "extra") - acceptedOf(awaited),
  };
}

function acceptedOf(groups: readonly LineGroup[]): Cents {
  return groups.reduce((sum, { accepted }) => sum + accepted.extra, 0);
}

function addUp<Name extends string>(rows: readonly Record<Name, number>[], name: Name): number {
  return rows.reduce((sum, row) => sum + row[name], 0);
}

/** A category that was typed in has no filter, so no list. */
function filtersOf(category: string): OrderFilters | undefined {
  const known = orderList.filters.categories.values.find((value) => value === category);
  return known === undefined ? undefined : { categories: [known] };
}

/** The list behind is that of the orders: of their totals these goods are a part. */
function rowOf(key: string, both: Both, filters: OrderFilters | undefined, period: ReportPeriod): Row {
  const behind = (statuses: OrderFilters["statuses"]) =>
    filters && { behind: ordersBehind({ ...filters, statuses }, period) };
  return {
    key,
    figures: {
      paid: { value: both.paid, ...behind([...REVENUE_STATUSES]) },
      revenue: { value: usdFromCents(both.revenue) },
      awaited: { value: both.awaited, ...behind([...EXPECTED_STATUSES]) },
      expected: { value: usdFromCents(both.expected) },
    },
  };
}
