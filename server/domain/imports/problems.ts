import type { MessageKey } from "../messages.ts";
import type { ImportColumn } from "./columns.ts";

/** Why a file cannot be read as a catalogue; nothing of its rows is said before that is mended. */
export type FileProblem =
  | { code: "empty" }
  | { code: "quoteOpen"; row: number }
  | { code: "noColumn"; headings: string[] }
  | { code: "columnTwice"; columns: ImportColumn[] }
  | { code: "columnMissing"; columns: ImportColumn[] }
  | { code: "noRow" }
  | { code: "tooManyRows"; limit: number }
  /** Its bytes are no longer there. */
  | { code: "lost" }
  /** Something went wrong with it that nobody foresaw. */
  | { code: "failed" };

/** Why a row is refused, and in which of its columns. */
export type RowProblem =
  /** A rule of the item's own form. */
  | { code: "rule"; column: ImportColumn; key: MessageKey; limit?: number | undefined }
  /** Characters that no encoding explains. */
  | { code: "badBytes"; column: ImportColumn }
  | { code: "notClearable"; column: ImportColumn }
  | { code: "itemUnknown"; column: "id" }
  /** Without an id, it says something else than the item of the same title, category and unit. */
  | { code: "itemExists"; column: "id"; itemId: string }
  /** These rows of the file are about the same item. */
  | { code: "sameItem"; column: "id" | "title_pt" | "title_en"; rows: number[] }
  /** Somebody changed the item after the plan was made, or deleted it. */
  | { code: "changedSince"; column: null; by: string }
  | { code: "itemGone"; column: null }
  /** More cells than the first row has columns. */
  | { code: "tooManyCells"; column: null; found: number; columns: number };
