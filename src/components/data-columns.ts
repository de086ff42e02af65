import type { ReactNode } from "react";

export type Column<Row> = {
  id: string;
  /** The head of the column, and the term beside the value on a card. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** "end" for amounts and counts. */
  align?: "start" | "end";
  /** Long texts may take several lines. */
  wraps?: boolean;
  sortable?: boolean;
  /** On a phone's card: "title" heads it, "hidden" is left out, otherwise term and value. */
  onCard?: "title" | "hidden";
  className?: string;
};

export type Sort = { column: string; direction: "asc" | "desc" };

export type DataTableProps<Row> = {
  /** What the table holds, for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  /** undefined while the first answer is on its way. */
  rows: readonly Row[] | undefined;
  getRowId: (row: Row) => string;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** A sentence from say(); shown with a retry instead of the rows. */
  error?: string;
  onRetry?: () => void;
  requestId?: string;
  /** Shown when there are no rows: an EmptyState of the caller's, otherwise a plain one. */
  empty?: ReactNode;
  /** Newer rows are on their way: the old ones stay, dimmed. */
  isRefreshing?: boolean;
  className?: string;
};
