import type { MessageKey } from "../messages.ts";
import type { ImportColumn } from "./columns.ts";

/** Problems of the whole file, checked before any row. */
export type FileProblem =
  | { code: "empty" }
  /** The file's character encoding is not supported. */
  | { code: "letters" }
  | { code: "quoteOpen"; row: number }
  | { code: "noColumn"; headings: string[] }
  | { code: "columnTwice"; columns: ImportColumn[] }
  | { code: "columnMissing"; columns: ImportColumn[] }
  | { code: "noRow" }
  | { code: "tooManyRows"; limit: number }
  | { code: "tooManyColumns"; row: number; limit: number }
  /** `limit`: most characters in a cell. */
  | { code: "cellTooLong"; row: number; limit: number }
  /** The bytes of the file are gone. */
  | { code: "lost" };

export type RowProblem =
  /** A rule of the item's form is broken. */
  | { code: "rule"; column: ImportColumn; key: MessageKey; limit?: number | undefined }
  /** The cell holds bytes that cannot be decoded. */
  | { code: "badBytes"; column: ImportColumn }
  | { code: "notClearable"; column: ImportColumn }
  | { code: "itemUnknown"; column: "id" }
  /** Without an id, it differs from the item of the same title, category and unit. */
  | { code: "itemExists"; column: "id"; itemId: string }
  | { code: "sameItem"; column: "id" | "title_pt" | "title_en"; rows: number[] }
  /** The item was changed or deleted after the plan. */
  | { code: "changedSince"; column: null; by: string }
  | { code: "itemGone"; column: null }
  /** The row has more or fewer cells than columns. */
  | { code: "tooManyCells" | "tooFewCells"; column: null; found: number; columns: number };
