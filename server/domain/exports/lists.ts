import * as v from "valibot";
import { id } from "../fields.ts";
import { DESK_LISTS } from "../lists/desk-lists.ts";

/** Lists with an export: those of the desk, and a campaign's letters. */
export const EXPORTED_LISTS = [...DESK_LISTS, "letters"] as const;
export type ExportedList = (typeof EXPORTED_LISTS)[number];

/** The tables of the reports are no lists. */
export const EXPORTED_FILES = [...EXPORTED_LISTS, "reports"] as const;
export type ExportedFile = (typeof EXPORTED_FILES)[number];

export const EXPORT_FORMATS = ["csv", "xlsx"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Most records named one by one, in an export or a bulk act. */
export const MAX_NAMED = 10_000;

/** Rows named one by one, or all that the address finds except some. */
export const exportChoice = v.strictObject({
  ids: v.optional(v.pipe(v.array(id()), v.minLength(1), v.maxLength(MAX_NAMED))),
  except: v.optional(v.pipe(v.array(id()), v.maxLength(MAX_NAMED)), []),
});
export type ExportChoice = v.InferOutput<typeof exportChoice>;
