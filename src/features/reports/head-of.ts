import { orderList } from "#domain/orders/reading/list.ts";
import { addressOf } from "#domain/lists/address.ts";
import type { ReportPeriod } from "#domain/reports/period.ts";
import type { ReportColumn } from "#domain/reports/tables.ts";
import { submissionList } from "#domain/submissions/list.ts";
import { ORDERING_STATUSES } from "#domain/submissions/status.ts";
import type { ReportRows, Reports } from "#src/kit/report/data.ts";

/** The orders that the team has yet to decide. */
const WAITING = ["PENDING", "REVIEWING"] as const;

/** The six figures of the head, each a part of a table below, and what the first words about them need. */
export function headOf({ submissionsByStatus, submissionsByCountry, ordersByStatus, moneyByMonth }: Reports) {
  const money = moneyByMonth.total.figures;
  return {
    received: valueOf(submissionsByStatus.total, "submissions"),
    approved: addUp(submissionsByStatus, ORDERING_STATUSES, "submissions"),
    area: addUp(submissionsByStatus, ORDERING_STATUSES, "area"),
    paid: money.revenue?.value ?? 0,
    expected: money.expected?.value ?? 0,
    waiting: addUp(ordersByStatus, WAITING, "total"),
    countries: submissionsByCountry.rows.length,
    paidOrders: money.paid?.value ?? 0,
    awaitedOrders: money.awaited?.value ?? 0,
    waitingOrders: addUp(ordersByStatus, WAITING, "orders"),
  };
}

export type Head = ReturnType<typeof headOf>;

/** Addresses of the lists of the records that a figure of the head counts. */
export function listsBehind({ from, to }: ReportPeriod, { moneyByMonth }: Reports) {
  const approved = addressOf(submissionList, {
    receivedFrom: from,
    receivedTo: to,
    statuses: [...ORDERING_STATUSES],
  });
  const { revenue, expected } = moneyByMonth.total.figures;
  return {
    received: {
      list: "submissions",
      address: addressOf(submissionList, { receivedFrom: from, receivedTo: to }),
    },
    approved: { list: "submissions", address: approved },
    area: { list: "submissions", address: approved },
    paid: revenue?.behind,
    expected: expected?.behind,
    waiting: {
      list: "orders",
      address: addressOf(orderList, { sentFrom: from, sentTo: to, statuses: [...WAITING] }),
    },
  } as const;
}

type Row = ReportRows["rows"][number];

function addUp({ rows }: ReportRows, keys: readonly string[], column: ReportColumn): number {
  return rows.filter(({ key }) => keys.includes(key)).reduce((sum, row) => sum + valueOf(row, column), 0);
}

function valueOf({ figures }: Row, column: ReportColumn): number {
  return figures[column]?.value ?? 0;
}
