import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { HANDED_STEPS } from "#domain/handed-on/steps.ts";
import { LOCALES } from "#domain/locales.ts";
import { createdAt, idColumn, instantColumn, prose } from "../columns.ts";
import { users } from "./accounts.ts";
import { orders } from "./orders.ts";

/** A step of an order that somebody else does: a colleague, or by a link somebody without an account. */
export const handedSteps = sqliteTable(
  "handed_steps",
  {
    id: idColumn(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    step: text("step", { enum: HANDED_STEPS }).notNull(),
    givenBy: text("given_by")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The colleague's account; null for somebody without one, whose name, address and language stand here. */
    toUser: text("to_user").references(() => users.id, { onDelete: "cascade" }),
    name: prose("name"),
    email: prose("email"),
    language: text("language", { enum: LOCALES }).notNull(),
    note: prose("note"),
    /** The answer that came with the files. */
    answer: prose("answer"),
    /** When the link expires. */
    expiresAt: instantColumn("expires_at"),
    seenAt: instantColumn("seen_at"),
    doneAt: instantColumn("done_at"),
    takenBackAt: instantColumn("taken_back_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("handed_steps_order").on(table.orderId, table.step),
    index("handed_steps_to").on(table.toUser),
  ],
);
