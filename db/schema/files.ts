import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { FILE_KINDS, FILE_PURPOSES, OWNER_KINDS } from "#domain/files/kind.ts";
import { createdAt, id, instant } from "../columns.ts";

/** What is known of an uploaded file; its bytes lie outside the web root under their SHA-256. */
export const files = sqliteTable(
  "files",
  {
    id: id(),
    name: text("name").notNull(),
    /** The media type read from the bytes, never the one the browser claimed. */
    type: text("type").notNull(),
    kind: text("kind", { enum: FILE_KINDS }).notNull(),
    size: integer("size").notNull(),
    sha256: text("sha256").notNull(),
    purpose: text("purpose", { enum: FILE_PURPOSES }).notNull(),
    /** Null until a record carries it; an unlinked upload is removed after a day. */
    ownerKind: text("owner_kind", { enum: OWNER_KINDS }),
    ownerId: text("owner_id"),
    requestId: text("request_id"),
    uploadedBy: text("uploaded_by"),
    pages: integer("pages"),
    /** Set when a newer one took its place; it stays in history. */
    replacedAt: instant("replaced_at"),
    deletedAt: instant("deleted_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("files_owner").on(table.ownerKind, table.ownerId),
    index("files_sha256").on(table.sha256),
    index("files_uploader").on(table.uploadedBy, table.createdAt),
  ],
);
