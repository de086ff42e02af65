import type { ReactNode } from "react";
import type { Density } from "#domain/preferences.ts";
import type { Sort } from "#domain/lists/contract.ts";

export type Column<Row> = {
  id: string;
  /** The head of the column, and the term beside the value on a card. */
  header: string;
  /** What the head shows where its word alone says too little. */
  head?: ReactNode;
  cell: (row: Row) => ReactNode;
  /** The alignment: "end" for amounts and counts. */
  align?: "start" | "end";
  /** Lets long texts take several lines. */
  wraps?: boolean;
  /**
   * On a phone's card: "title" heads it, "aside" stands at the end of that line, "plain" follows in a line where the
   * value needs no term, "named" in the same line with it. "status" begins the last such line, with what follows it
   * among the columns; "hidden" is left out; otherwise term and value.
   */
  onCard?: "title" | "aside" | "plain" | "named" | "status" | "hidden";
  className?: string;
  /** Left out on narrower windows, where another cell says the same. */
  hidesBelow?: "lg" | "xl" | "2xl" | "3xl" | undefined;
  /** Hidden until the reader chooses the column. */
  isExtra?: boolean;
};

/** How the rows are sorted, and the columns whose heads sort them. */
export type Sorting = { by: Sort; columns: readonly string[]; onSort: (column: string) => void };

/** Boxes that choose rows, one a row and one for all that are shown. */
export type RowMarks<Row> = {
  /** What a row is called: its reference, or its name. */
  nameRow: (row: Row) => string;
  isMarked: (id: string) => boolean;
  onMark: (id: string, isRange: boolean) => void;
  page: boolean | "indeterminate";
  onMarkPage: () => void;
};

/** Rows under heads that open and close them; a closed head has no rows. */
export type RowGroups<Row> = {
  of: (row: Row) => string;
  /** The heads shown, in their order. */
  heads: readonly RowHead[];
  /** Renders a head, with its button to open and close it. */
  show: (head: RowHead) => ReactNode;
};
export type RowHead = { id: string; label: string; count: number; isOpen: boolean };

export type DataTableProps<Row> = {
  /** What the table holds, for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  /** undefined while the first answer is on its way. */
  rows: readonly Row[] | undefined;
  getRowId: (row: Row) => string;
  sorting?: Sorting;
  marks?: RowMarks<Row>;
  /** What is unfolded under a row, if anything. */
  below?: ((row: Row) => ReactNode) | undefined;
  groups?: RowGroups<Row> | undefined;
  /** A sentence from say(); shown with a retry instead of the rows. */
  error?: string;
  onRetry?: () => void;
  /** Shown when there are no rows: the caller's EmptyState, otherwise a plain sentence. */
  empty?: ReactNode;
  /** A list's: rows of one height under a head that stays in sight. */
  density?: Density;
  /** The id of the current row. */
  current?: string | undefined;
  /** Rows that have left the list and stay until somebody looks away. */
  gone?: ReadonlySet<string> | undefined;
  /** Newer rows are loading: the old rows stay, dimmed. */
  isRefreshing?: boolean;
  className?: string;
};
