import type { ReactNode } from "react";
import type { ExportedList } from "#domain/exports/lists.ts";
import type { Question } from "#domain/lists/contract.ts";
import type { Filters } from "#domain/lists/filter.ts";
import type { Column as TableColumn, RowGroups } from "#src/components/data-columns.ts";
import type { FilterWords } from "./filter-words.ts";
import type { EmptyWords } from "./list-empty.tsx";
import type { ListQuery } from "./list-query.ts";
import type { SortWords } from "./list-sort.tsx";
import type { Selection } from "./selection.ts";
import type { ListSearch } from "./use-list-search.ts";

type ListWords<Column extends string> = EmptyWords &
  SortedBy<Column> & {
    title: () => string;
    /** What the search covers: "Company, representative or order"; absent without a search. */
    search?: () => string;
  };

/** Words for the list's sort orders, unless all are the usual ones. */
type SortedBy<Column extends string> =
  Record<never, never> extends SortWords<Column>
    ? { sorts?: SortWords<Column> }
    : { sorts: SortWords<Column> };

export type ListScreenProps<Column extends string, Of extends Filters, Row> = {
  list: ListSearch<Column, Of>;
  query: ListQuery<Row>;
  /** A column sorts if the contract has a sort of its name. */
  columns: readonly TableColumn<Row>[];
  words: ListWords<Column>;
  filters: FilterWords<Of>;
  /** What a row is called, for readers who hear it: its reference, or a name. */
  nameRow: (row: Row) => string;
  /**
   * What can be done with chosen rows, in the bar at the foot; rows can be chosen only where there is something.
   * `clear` chooses none any more.
   */
  bulk?: (selection: Selection<Question<Column, Of>>, clear: () => void) => ReactNode;
  /** The name of the list's export, if it has one. Needs the words exports. */
  exportAs?: ExportedList;
  /** Under its formats, what else is made of the whole list: items of a menu. */
  moreExports?: ReactNode;
  /** Controls in the panel for filters that are no choices. */
  moreFilters?: ReactNode;
  /** What of these is chosen, under the tools. */
  moreChosen?: ReactNode;
  /** The heads that its rows stand under, if any. */
  groups?: RowGroups<Row> | undefined;
  /** What is unfolded under a row, if anything. */
  below?: (row: Row) => ReactNode;
  /** Opens a row to be changed, by the key "e"; without it, the key opens its record. */
  onEdit?: (id: string) => void;
  /** Asks for another status of a row, by the key "s". */
  onStatus?: (id: string, figure?: number) => void;
  above?: ReactNode;
  /** A sentence beside the title: "214 orders, 9 waiting for you". */
  note?: ReactNode;
  /** A sample of that sentence, which reserves its space until the note is known. */
  notePlace?: ReactNode;
  /** The page's buttons. */
  actions?: ReactNode;
  /** The message when the list could not be read; default say(). */
  failed?: string;
  /** What stands before the rows and belongs to none of them. */
  lead?: ReactNode;
};
