import type { SentStatus } from "../orders/moves/status.ts";

/** What a report counts or adds up, a column each. */
export const REPORT_COLUMNS = {
  submissions: "count",
  orders: "count",
  space: "money",
  structure: "money",
  extra: "money",
  total: "money",
  /** Orders that brought the revenue. */
  paid: "count",
  revenue: "money",
  /** Orders whose money is on its way. */
  awaited: "count",
  expected: "money",
} as const satisfies Record<string, "count" | "money">;
export type ReportColumn = keyof typeof REPORT_COLUMNS;

const SUBMISSIONS = ["submissions"] as const satisfies readonly ReportColumn[];
const AMOUNTS = ["orders", "space", "structure", "extra", "total"] as const satisfies readonly ReportColumn[];
const MONEY = ["paid", "revenue", "awaited", "expected"] as const satisfies readonly ReportColumn[];

/** The tables of the reports, in the order of their page, each with its columns. */
export const REPORT_TABLES = {
  submissionsByStatus: SUBMISSIONS,
  submissionsByMonth: SUBMISSIONS,
  submissionsByCountry: SUBMISSIONS,
  submissionsByType: SUBMISSIONS,
  submissionsByStand: SUBMISSIONS,
  submissionsBySize: SUBMISSIONS,
  ordersByStatus: AMOUNTS,
  ordersByMonth: AMOUNTS,
  moneyByPart: ["revenue", "expected"],
  moneyByMonth: MONEY,
  moneyByKind: MONEY,
  moneyByPackage: MONEY,
  moneyByCategory: MONEY,
} as const satisfies Record<string, readonly ReportColumn[]>;
export type ReportTable = keyof typeof REPORT_TABLES;
export const REPORT_NAMES = Object.keys(REPORT_TABLES) as ReportTable[];

/** The most rows that are drawn of a table; the table itself has them all. */
export const MOST_DRAWN: Partial<Record<ReportTable, number>> = { submissionsByCountry: 10 };

/** Revenue is what was paid. */
export const REVENUE_STATUSES = ["PAID"] as const satisfies readonly SentStatus[];
/** Expected is what was approved, or says that it was paid. */
export const EXPECTED_STATUSES = ["APPROVED", "CONFIRM_PAYMENT"] as const satisfies readonly SentStatus[];

/** The three amounts of an order. */
export const PRICE_PARTS = ["space", "structure", "extra"] as const;

/** Areas as they are asked for, in m2, by the ends that a filter has: 50 m2, then by fifties, and what needs a reason. */
export const SIZE_BANDS = [
  { to: 50 },
  { from: 51, to: 100 },
  { from: 101, to: 150 },
  { from: 151, to: 200 },
  { from: 201 },
] as const satisfies readonly { from?: number; to?: number }[];
export type SizeBand = { from?: number; to?: number };

/** How a row about a stretch of areas is called: "51-100", "201-". */
export function bandKey({ from = "", to = "" }: { from?: number | ""; to?: number | "" }): string {
  return `${from}-${to}`;
}

/** What was ordered beside the catalogue, in the table of its categories. */
export const CUSTOM_ROW = "custom-services";
export const PROPOSAL_ROW = "proposals";
