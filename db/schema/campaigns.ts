import { index, text } from "drizzle-orm/sqlite-core";
import { LETTER_KINDS } from "#domain/campaigns/kinds.ts";
import { createdAt, flag, prose, updatedAt } from "../columns.ts";
import { recordTable } from "../record-table.ts";

/** What a letter of the team can begin with: the built-in types, whose id is their kind, and templates of its own. */
export const letterTypes = recordTable(
  "letterType",
  "letter_types",
  {
    kind: text("kind", { enum: LETTER_KINDS }).notNull(),
    isBuiltIn: flag("is_built_in"),
    /** "" of a built-in one, which is called as its kind is. */
    name: prose("name"),
    subjectPt: prose("subject_pt"),
    subjectEn: prose("subject_en"),
    messagePt: prose("message_pt"),
    messageEn: prose("message_en"),
    detailsPt: prose("details_pt"),
    detailsEn: prose("details_en"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index("letter_types_kind").on(table.kind, table.createdAt)],
);
