import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { ROLES } from "#domain/actor.ts";
import { LOCALES } from "#domain/locales.ts";
import { createdAt, flag, idColumn, instantColumn, prose, updatedAt } from "../columns.ts";
import { recordTable } from "../record-table.ts";

export const users = recordTable(
  "account",
  "users",
  {
    email: text("email").notNull().unique(),
    name: text("name").notNull(),
    role: text("role", { enum: ROLES }).notNull(),
    language: text("language", { enum: LOCALES }).notNull(),
    phone: prose("phone"),
    passwordHash: text("password_hash").notNull(),
    firstLogin: flag("first_login"),
    /** Set while the password is a mailed, temporary one. */
    temporaryUntil: instantColumn("temporary_until"),
    disabledAt: instantColumn("disabled_at"),
    /** Whether an account of the team decides and does not mark. */
    decidesOnly: flag("decides_only"),
    /** Whether an exhibitor also gets mail about orders that colleagues sent. */
    hearsOfAll: flag("hears_of_all"),
    /** The account's row number in the full-text index. */
    searchRow: integer("search_row"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index("users_role").on(table.role, table.createdAt), index("users_found").on(table.searchRow)],
);

/** A new address of an account until its link was opened, one for each account. `tokenHash` is the SHA-256 of the secret. */
export const emailChanges = sqliteTable("email_changes", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  email: text("email").notNull(),
  tokenHash: text("token_hash").notNull().unique(),
  /** The login that requested the change; it stays signed in. */
  family: text("family").notNull().default(""),
  expiresAt: instantColumn("expires_at").notNull(),
  createdAt: createdAt(),
});

/** `id` is the SHA-256 of what the cookie holds: a stolen database opens no session. */
export const sessions = sqliteTable(
  "sessions",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    family: text("family").notNull(),
    device: text("device").notNull().default(""),
    expiresAt: instantColumn("expires_at").notNull(),
    createdAt: createdAt(),
    lastSeenAt: instantColumn("last_seen_at").notNull(),
  },
  (table) => [index("sessions_user").on(table.userId), index("sessions_family").on(table.family)],
);

/** One row per issued token; a rotated token that comes back later ends its whole family. */
export const refreshTokens = sqliteTable(
  "refresh_tokens",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    family: text("family").notNull(),
    expiresAt: instantColumn("expires_at").notNull(),
    createdAt: createdAt(),
    rotatedAt: instantColumn("rotated_at"),
  },
  (table) => [index("refresh_tokens_user").on(table.userId), index("refresh_tokens_family").on(table.family)],
);

/** The newest login of each account that ever signed in; without an instant where that was before it was noted. */
export const signIns = sqliteTable("sign_ins", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  at: instantColumn("at"),
});

export const recoveryCodes = sqliteTable(
  "recovery_codes",
  {
    id: idColumn(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    codeHash: text("code_hash").notNull(),
    expiresAt: instantColumn("expires_at").notNull(),
    usedAt: instantColumn("used_at"),
    createdAt: createdAt(),
  },
  (table) => [index("recovery_codes_hash").on(table.codeHash), index("recovery_codes_user").on(table.userId)],
);
