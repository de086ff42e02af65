import type { SentStatus } from "../orders/moves/status.ts";

export const REPORT_COLUMNS = {
  submissions: "count",
  /** The requested area in m². */
  area: "count",
  orders: "count",
  space: "money",
  structure: "money",
  extra: "money",
  total: "money",
  /** Number of orders behind the revenue. */
  paid: "count",
  revenue: "money",
  /** What of the revenue was paid too much, or for orders that do not live any more. */
  credit: "money",
  /** Let go of when orders were marked as paid. */
  settled: "money",
  /** Number of orders behind the expected revenue. */
  awaited: "count",
  expected: "money",
} as const satisfies Record<string, "count" | "money">;
export type ReportColumn = keyof typeof REPORT_COLUMNS;

const SUBMISSIONS = ["submissions"] as const satisfies readonly ReportColumn[];
const AMOUNTS = ["orders", "space", "structure", "extra", "total"] as const satisfies readonly ReportColumn[];
const MONEY = [
  "paid",
  "revenue",
  "credit",
  "settled",
  "awaited",
  "expected",
] as const satisfies readonly ReportColumn[];

/** The tables of the report, in the order of the page. */
export const REPORT_TABLES = {
  submissionsByStatus: ["submissions", "area"],
  submissionsByCountry: SUBMISSIONS,
  submissionsByType: SUBMISSIONS,
  submissionsByMonth: SUBMISSIONS,
  submissionsByStand: SUBMISSIONS,
  submissionsBySize: SUBMISSIONS,
  ordersByStatus: AMOUNTS,
  ordersByMonth: AMOUNTS,
  moneyByPart: ["revenue", "expected"],
  moneyByCategory: ["paid", "revenue", "awaited", "expected"],
  moneyByMonth: MONEY,
  moneyByKind: MONEY,
  moneyByPackage: MONEY,
} as const satisfies Record<string, readonly ReportColumn[]>;
export type ReportTable = keyof typeof REPORT_TABLES;
export const REPORT_NAMES = Object.keys(REPORT_TABLES) as ReportTable[];

export const REVENUE_STATUSES = ["PAID"] as const satisfies readonly SentStatus[];
/** Statuses of expected revenue: approved, or reported as paid. */
export const EXPECTED_STATUSES = ["APPROVED", "CONFIRM_PAYMENT"] as const satisfies readonly SentStatus[];

export const PRICE_PARTS = ["space", "structure", "extra"] as const;

/** Requested areas in m2: 50, then by fifties, and those that need a reason. */
export const SIZE_BANDS = [
  { to: 50 },
  { from: 51, to: 100 },
  { from: 101, to: 150 },
  { from: 151, to: 200 },
  { from: 201 },
] as const satisfies readonly { from?: number; to?: number }[];
export type SizeBand = { from?: number; to?: number };

/** The key of a size band: "51-100", "201-". */
export function bandKey({ from = "", to = "" }: { from?: number | ""; to?: number | "" }): string {
  return `${from}-${to}`;
}

/** What was accepted beyond the prices, beside the parts of these. */
export const CREDIT_ROW = "credit";
/** Rows in the table of categories that are not from the catalogue. */
export const CUSTOM_ROW = "custom-services";
export const PROPOSAL_ROW = "proposals";
