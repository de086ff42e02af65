import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { FILE_PURPOSES, OWNER_KINDS, STORED_KINDS } from "#domain/files/kind.ts";
import { PDF_STATES } from "#domain/pdf-state.ts";
import { createdAt, idColumn, instantColumn, prose, updatedAt } from "../columns.ts";
import { users } from "./accounts.ts";

/** What is known of an uploaded file; its bytes lie outside the web root under their SHA-256. */
export const files = sqliteTable(
  "files",
  {
    id: idColumn(),
    name: text("name").notNull(),
    /** The media type read from the bytes, never the one the browser claimed. */
    type: text("type").notNull(),
    kind: text("kind", { enum: STORED_KINDS }).notNull(),
    /** Bytes; 0 for a file given by its address. */
    size: integer("size").notNull(),
    /** Hash of the file's bytes; null for a file given by its address. */
    sha256: text("sha256"),
    /** Where a file given by its address lies; it is never fetched from here. */
    url: text("url"),
    purpose: text("purpose", { enum: FILE_PURPOSES }).notNull(),
    /** Null until a record carries it; an unlinked upload is removed after a day. */
    ownerKind: text("owner_kind", { enum: OWNER_KINDS }),
    ownerId: text("owner_id"),
    requestId: text("request_id"),
    /** The comment it came with, beside its request. */
    commentId: text("comment_id"),
    uploadedBy: text("uploaded_by"),
    /** Of somebody without an account, who sent it by a link in the name of that account. */
    senderName: prose("sender_name"),
    handedStepId: text("handed_step_id"),
    /** Of a PDF; null for others, and for those that came before PDFs were read. */
    pdfState: text("pdf_state", { enum: PDF_STATES }),
    pages: integer("pages"),
    pdfTitle: text("pdf_title"),
    /** The first words of the PDF's text. */
    pdfOpening: text("pdf_opening"),
    /** Resolution of a picture that states it; a logo should have 300. */
    dpi: integer("dpi"),
    /** Set when a newer one took its place; it stays in history. */
    replacedAt: instantColumn("replaced_at"),
    deletedAt: instantColumn("deleted_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("files_owner").on(table.ownerKind, table.ownerId),
    index("files_sha256").on(table.sha256),
    index("files_uploader").on(table.uploadedBy, table.createdAt),
    index("files_handed").on(table.handedStepId),
  ],
);

/** What a PDF says, for the team's search; one row for each file that has words. */
export const fileTexts = sqliteTable(
  "file_texts",
  {
    id: text("id")
      .primaryKey()
      .references(() => files.id, { onDelete: "cascade" }),
    text: text("text").notNull(),
    searchRow: integer("search_row"),
  },
  (table) => [index("file_texts_found").on(table.searchRow)],
);

/** An upload on its way, in parts: the bytes received so far lie in a temporary file of the same id. */
export const uploads = sqliteTable(
  "uploads",
  {
    id: idColumn(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    purpose: text("purpose", { enum: FILE_PURPOSES }).notNull(),
    size: integer("size").notNull(),
    received: integer("received").notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index("uploads_user").on(table.userId, table.updatedAt)],
);
