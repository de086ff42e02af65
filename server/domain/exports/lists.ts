import * as v from "valibot";
import { id } from "../fields.ts";
import { DESK_LISTS, type DeskList } from "../lists/desk-lists.ts";

/** The lists that go into a file, by the name they have in its address. */
export const EXPORTED_LISTS = DESK_LISTS;
export type ExportedList = DeskList;

/** Beside them the tables of the reports, which are no lists. */
export const EXPORTED_FILES = [...EXPORTED_LISTS, "reports"] as const;
export type ExportedFile = (typeof EXPORTED_FILES)[number];

export const EXPORT_FORMATS = ["csv", "xlsx"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The most records that are named one by one, to be exported or acted on. */
export const MAX_NAMED = 10_000;

/** Which rows of the list go into the file: those named, or all that its address finds but some. */
export const exportChoice = v.strictObject({
  ids: v.optional(v.pipe(v.array(id()), v.minLength(1), v.maxLength(MAX_NAMED))),
  except: v.optional(v.pipe(v.array(id()), v.maxLength(MAX_NAMED)), []),
});
export type ExportChoice = v.InferOutput<typeof exportChoice>;
