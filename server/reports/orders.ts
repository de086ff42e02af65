import { sql } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { orders } from "#db/schema/index.ts";
import { readOddlyPaid, revenueOf, withAccepted } from "../orders/payments/accepted-parts.ts";
import { ORDER_SUMS } from "../orders/record/sums.ts";
import { type Cents, usdFromCents } from "#domain/money.ts";
import type { AcceptedParts } from "#domain/orders/moves/balance.ts";
import { SENT_STATUSES, type OrderStatus, type SentStatus } from "#domain/orders/moves/status.ts";
import { ORDER_TYPES, type OrderType } from "#domain/orders/type.ts";
import { type ReportPeriod, within } from "#domain/reports/period.ts";
import type { DaySpan } from "#domain/reports/periods.ts";
import { CREDIT_ROW, EXPECTED_STATUSES, PRICE_PARTS, REVENUE_STATUSES } from "#domain/reports/tables.ts";
import { PACKAGE_IDS } from "#domain/package-id.ts";
import { dayAt } from "#domain/wall-time.ts";
import { isOrderOf } from "../orders/reading/narrow.ts";
import { type OrderFilters, ordersBehind, type Row, type FigureTable, TOTAL } from "./figures.ts";
import { monthIndex, monthKey, readMonths } from "./months.ts";

/** The orders of one status, kind, package and month, with their money in cents. */
export type LineGroup = Amounts & {
  status: OrderStatus;
  type: OrderType;
  packageId: string | null;
  month: number;
  /** The accepted part of these orders. */
  accepted: AcceptedParts;
};
type Amounts = { count: number; space: Cents; structure: Cents; extra: Cents; total: Cents; settled: Cents };

/** The orders that were sent in a period and their money, grouped once for all tables: none can disagree with another. */
export async function readGroups(db: ReadDb | Tx, period: ReportPeriod, zone: string) {
  const sent = isOrderOf({ sentFrom: period.from, sentTo: period.to }, zone);
  const months = await readMonths(db, orders, orders.sentAt, sent, zone);
  const month = monthIndex(orders.sentAt, months, zone);
  const rows = await db
    .select({
      status: orders.status,
      type: orders.type,
      packageId: orders.packageId,
      month,
      ...ORDER_SUMS,
    })
    .from(orders)
    .where(sent)
    .groupBy(orders.status, orders.type, orders.packageId, sql`4`);
  const odd = await readOddlyPaid(db, sent);
  const monthOf = ({ sentAt }: { sentAt: Date | null }) =>
    Math.max(0, sentAt ? months.findIndex(isIn(sentAt, zone)) : 0);
  const groups: LineGroup[] = withAccepted(
    rows,
    odd,
    (order, group) =>
      group.status === order.status &&
      group.type === order.type &&
      group.packageId === order.packageId &&
      group.month === monthOf(order),
  );
  return { groups, months, odd };
}

function isIn(sentAt: Date, zone: string) {
  const day = dayAt(sentAt.toISOString(), zone);
  return ({ from, to }: DaySpan) => from <= day && day <= to;
}

/**
 * Orders by status and month with their amounts; revenue, which is what was accepted, what of it is credit, and what is
 * still expected of approved orders, by part, month, kind and package; what was let go of when orders were marked as
 * paid. A month is that of sending.
 */
export function orderTables(groups: readonly LineGroup[], months: readonly DaySpan[], period: ReportPeriod) {
  const amounts = rowsBy(groups, period, amountFigures);
  const money = rowsBy(groups, period, moneyFigures);
  const ofMonth = (month: DaySpan, at: number) =>
    [monthKey(month), (group: LineGroup) => group.month === at, {}, within(month, period)] as const;
  const table = (rows: Row[], total: Row): FigureTable => ({ rows, total, aside: [] });
  const allAmounts = amounts(TOTAL, () => true, {});
  const allMoney = money(TOTAL, () => true, {});
  const isKnown = (type: OrderType) => type !== "STAND" || groups.some((group) => group.type === type);
  return {
    ordersByStatus: table(
      SENT_STATUSES.map((status) =>
        amounts(status, (group) => group.status === status, { statuses: [status] }),
      ),
      allAmounts,
    ),
    ordersByMonth: table(
      months.map((month, at) => amounts(...ofMonth(month, at))),
      allAmounts,
    ),
    moneyByPart: table(partRows(groups), { key: TOTAL, figures: pickMoney(allMoney) }),
    moneyByMonth: table(
      months.map((month, at) => money(...ofMonth(month, at))),
      allMoney,
    ),
    moneyByKind: table(
      // Stands of neither kind exist in stored data alone.
      ORDER_TYPES.filter(isKnown).map((type) =>
        money(type, (group) => group.type === type, { kinds: [type] }),
      ),
      allMoney,
    ),
    moneyByPackage: table(
      PACKAGE_IDS.map((id) => money(id, (group) => group.packageId === id, { packages: [id] })),
      money(TOTAL, ({ packageId }) => PACKAGE_IDS.some((id) => id === packageId), {
        packages: [...PACKAGE_IDS],
      }),
    ),
  };
}

type FiguresOf = (groups: readonly LineGroup[], filters: OrderFilters, days: ReportPeriod) => Row["figures"];

function rowsBy(groups: readonly LineGroup[], period: ReportPeriod, figuresOf: FiguresOf) {
  return (key: string, isOf: (group: LineGroup) => boolean, filters: OrderFilters, days = period): Row => ({
    key,
    figures: figuresOf(groups.filter(isOf), filters, days),
  });
}

const amountFigures: FiguresOf = (groups, filters, days) => {
  const { count: orderCount, space, structure, extra, total } = add(groups);
  const behind = ordersBehind(filters, days);
  return {
    orders: { value: orderCount, behind },
    space: { value: usdFromCents(space) },
    structure: { value: usdFromCents(structure) },
    extra: { value: usdFromCents(extra) },
    total: { value: usdFromCents(total), behind },
  };
};

const moneyFigures: FiguresOf = (groups, filters, days) => {
  const [paid, awaited] = [add(groups.filter(isRevenue)), add(groups.filter(isExpected))];
  const behind = (statuses: NonNullable<OrderFilters["statuses"]>) =>
    ordersBehind({ ...filters, statuses }, days);
  const behindPaid = behind([...REVENUE_STATUSES]);
  const behindAwaited = behind([...EXPECTED_STATUSES]);
  const { total: revenue, credit } = revenueOf(groups);
  return {
    paid: { value: paid.count, behind: behindPaid },
    revenue: { value: usdFromCents(revenue), behind: behind(statusesOfRevenue(groups)) },
    credit: { value: usdFromCents(credit) },
    settled: { value: usdFromCents(paid.settled), behind: behindPaid },
    awaited: { value: awaited.count, behind: behindAwaited },
    expected: { value: usdFromCents(sumOf(expectedOf(groups))), behind: behindAwaited },
  };
};

/** Of paid and approved orders, and of the few others of which something was accepted before. */
function statusesOfRevenue(groups: readonly LineGroup[]): SentStatus[] {
  const usual = [...EXPECTED_STATUSES, ...REVENUE_STATUSES];
  const hasSome = (status: SentStatus) =>
    groups.some((group) => group.status === status && group.accepted.total > 0);
  return SENT_STATUSES.filter((status) => usual.some((one) => one === status) || hasSome(status));
}

/**
 * Space, structure and extra services, and beside them what was paid too much: parts of orders, so no list adds up to
 * them.
 */
function partRows(groups: readonly LineGroup[]): Row[] {
  const revenue = revenueOf(groups);
  const expected = expectedOf(groups);
  const rows = PRICE_PARTS.map((part) => ({
    key: part,
    figures: {
      revenue: { value: usdFromCents(revenue[part]) },
      expected: { value: usdFromCents(expected[part]) },
    },
  }));
  const credit = { revenue: { value: usdFromCents(revenue.credit) }, expected: { value: 0 } };
  return [...rows, { key: CREDIT_ROW, figures: credit }];
}

/** What is still to come of approved orders. */
function expectedOf(groups: readonly LineGroup[]) {
  const awaited = groups.filter(isExpected);
  const [all, come] = [add(awaited), revenueOf(awaited)];
  return {
    space: all.space - come.space,
    structure: all.structure - come.structure,
    extra: all.extra - come.extra,
  };
}

function sumOf(parts: ReturnType<typeof expectedOf>): Cents {
  return PRICE_PARTS.reduce((sum, part) => sum + parts[part], 0);
}

function pickMoney({ figures: { revenue, expected } }: Row): Row["figures"] {
  return { ...(revenue && { revenue }), ...(expected && { expected }) };
}

export function isRevenue({ status }: { status: OrderStatus }): boolean {
  return REVENUE_STATUSES.some((one) => one === status);
}

export function isExpected({ status }: { status: OrderStatus }): boolean {
  return EXPECTED_STATUSES.some((one) => one === status);
}

function add(groups: readonly LineGroup[]): Amounts {
  const all = { count: 0, space: 0, structure: 0, extra: 0, total: 0, settled: 0 };
  for (const group of groups) for (const of of AMOUNTS) all[of] += group[of];
  return all;
}

const AMOUNTS = ["count", "space", "structure", "extra", "total", "settled"] as const;
