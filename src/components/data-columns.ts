import type { ReactNode } from "react";
import type { Sort } from "#domain/lists/contract.ts";

export type Column<Row> = {
  id: string;
  /** The head of the column, and the term beside the value on a card. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** "end" for amounts and counts. */
  align?: "start" | "end";
  /** Long texts may take several lines. */
  wraps?: boolean;
  /** On a phone's card: "title" heads it, "hidden" is left out, otherwise term and value. */
  onCard?: "title" | "hidden";
  className?: string;
};

/** How the rows are sorted, and the columns whose heads sort them. */
export type Sorting = { by: Sort; columns: readonly string[]; onSort: (column: string) => void };

export type DataTableProps<Row> = {
  /** What the table holds, for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  /** undefined while the first answer is on its way. */
  rows: readonly Row[] | undefined;
  getRowId: (row: Row) => string;
  sorting?: Sorting;
  /** A sentence from say(); shown with a retry instead of the rows. */
  error?: string;
  onRetry?: () => void;
  /** Shown when there are no rows: an EmptyState of the caller's, otherwise a plain one. */
  empty?: ReactNode;
  /** Newer rows are on their way: the old ones stay, dimmed. */
  isRefreshing?: boolean;
  className?: string;
};
