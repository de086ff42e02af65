import { sql } from "drizzle-orm";
import { index, integer, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { UNIT_PERIODS } from "#domain/catalogue/unit.ts";
import type { Briefing } from "#domain/orders/draft/briefing.ts";
import type { ExtraServices } from "#domain/orders/lines/extra-services.ts";
import type { OrderDraft } from "#domain/orders/draft/draft.ts";
import { LINE_KINDS } from "#domain/orders/lines/ordered-line.ts";
import { SETTLEMENTS } from "#domain/orders/moves/balance.ts";
import { PAYMENT_KINDS, PAYMENT_STATUSES } from "#domain/orders/moves/payment.ts";
import type { ProposalAmounts } from "#domain/orders/draft/proposal.ts";
import { ORDER_STATUSES } from "#domain/orders/moves/status.ts";
import { ORDER_TYPES, STAND_TYPES } from "#domain/orders/type.ts";
import type { OrderContent } from "#domain/orders/reading/version.ts";
import {
  cents,
  createdAt,
  flag,
  idColumn,
  instantColumn,
  json,
  newId,
  prose,
  searchRow,
  updatedAt,
} from "../columns.ts";
import { recordTable } from "../record-table.ts";
import { users } from "./accounts.ts";
import { submissions } from "./submissions.ts";

export const orders = recordTable(
  "order",
  "orders",
  {
    /** Given when the order is sent, so that discarded drafts leave no gap. */
    reference: text("reference").unique(),
    submissionId: text("submission_id")
      .notNull()
      .references(() => submissions.id),
    authorId: text("author_id")
      .notNull()
      .references(() => users.id),
    type: text("type", { enum: ORDER_TYPES }).notNull(),
    standType: text("stand_type", { enum: STAND_TYPES }),
    packageId: text("package_id"),
    status: text("status", { enum: ORDER_STATUSES }).notNull(),
    /** What the wizard holds while the order is a draft. */
    draft: json<OrderDraft>("draft"),
    briefing: json<Briefing>("briefing"),
    extraServices: json<ExtraServices>("extra_services"),
    description: prose("description"),
    /** The amounts of a proposal as they were typed; the columns below are computed from them. */
    proposal: json<ProposalAmounts>("proposal"),
    notes: prose("notes"),
    sizeM2: integer("size_m2"),
    spacePerM2Cents: cents("space_per_m2_cents"),
    structurePerM2Cents: cents("structure_per_m2_cents"),
    spaceCents: cents("space_cents").notNull().default(0),
    structureCents: cents("structure_cents").notNull().default(0),
    extraCents: cents("extra_cents").notNull().default(0),
    totalCents: cents("total_cents").notNull().default(0),
    /** Number of lines beside the stand. */
    itemCount: integer("item_count").notNull().default(0),
    unpricedLines: integer("unpriced_lines").notNull().default(0),
    /** False while the structure of a custom stand waits for the team's price; its cents are 0 until then. */
    isStructurePriced: integer("is_structure_priced", { mode: "boolean" }).notNull().default(true),
    /** Number of the order's content state; each state is stored in `order_versions`. */
    contentVersion: integer("content_version").notNull().default(1),
    /** The newest state that both sides stand by; below `contentVersion` while a change waits for its answer. */
    agreedVersion: integer("agreed_version").notNull().default(1),
    /** The stand order that these services are added to. */
    linkedTo: text("linked_to"),
    /** The order that ended and was copied into this one. */
    copiedFrom: text("copied_from"),
    paymentConfirmationId: text("payment_confirmation_id"),
    /** The amount missing when the team marked the order as paid, and the reason; no reason when it was forced. */
    settledCents: cents("settled_cents").notNull().default(0),
    settledAs: text("settled_as", { enum: SETTLEMENTS }),
    /** Lower case without accents: company, representative, reference, id, as they were when it was sent. */
    search: prose("search"),
    /** The order's row number in the full-text index, from the moment it is sent. */
    searchRow: integer("search_row"),
    /** The version of the contract's clauses accepted on sending; null where none was required. */
    acceptedClauses: integer("accepted_clauses"),
    sentAt: instantColumn("sent_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("orders_status_sent").on(table.status, table.sentAt),
    index("orders_submission").on(table.submissionId),
    index("orders_updated").on(table.updatedAt),
    index("orders_total").on(table.totalCents),
    index("orders_linked").on(table.linkedTo),
    /** The columns that searches of orders count and sort by. */
    index("orders_found").on(table.searchRow, table.status, table.sentAt, table.updatedAt),
    /** The stands whose structure the team prices. */
    index("orders_custom")
      .on(table.id)
      .where(sql`type = 'CUSTOM'`),
  ],
);

/** A line of a sent order; title and price stay as they were when it was sent. */
export const orderLines = sqliteTable(
  "order_lines",
  {
    id: idColumn(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** Its name within the order: the same in draft, wizard, order, edit and request, whatever else of it changes. */
    lineId: text("line_id")
      .notNull()
      .$defaultFn(() => newId()),
    position: integer("position").notNull(),
    kind: text("kind", { enum: LINE_KINDS }).notNull(),
    /** The catalogue item's or the package's id. */
    itemId: text("item_id").notNull(),
    titlePt: prose("title_pt"),
    titleEn: prose("title_en"),
    descriptionPt: prose("description_pt"),
    descriptionEn: prose("description_en"),
    category: text("category").notNull().default("default"),
    unitMetric: prose("unit_metric"),
    unitPeriod: text("unit_period", { enum: UNIT_PERIODS }).notNull().default("perDay"),
    unitPriceCents: cents("unit_price_cents").notNull(),
    quantity: integer("quantity").notNull(),
    periodOfUse: integer("period_of_use").notNull(),
    discountPercent: real("discount_percent").notNull().default(0),
    notes: prose("notes"),
    totalCents: cents("total_cents").notNull(),
    discountCents: cents("discount_cents").notNull().default(0),
    isCustomService: flag("is_custom_service"),
    /** False until staff gave a custom line its price. */
    isPriced: integer("is_priced", { mode: "boolean" }).notNull().default(true),
    /** Added by the team: an exhibitor's edit leaves it as it is. */
    isTeamLine: flag("is_team_line"),
  },
  (table) => [
    index("order_lines_order").on(table.orderId, table.position),
    uniqueIndex("order_lines_line").on(table.orderId, table.lineId),
    /** Few of many: what the team prices by hand. */
    index("order_lines_custom")
      .on(table.orderId)
      .where(sql`is_custom_service = 1`),
  ],
);

/** What was ordered at one moment, as it was agreed or proposed: written once, never altered but for the answer. */
export const orderVersions = sqliteTable(
  "order_versions",
  {
    id: idColumn(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    number: integer("number").notNull(),
    content: json<OrderContent>("content").notNull(),
    totalCents: cents("total_cents").notNull(),
    /** Who made the state; null when the portal made it by itself. */
    madeBy: text("made_by").references(() => users.id),
    madeAt: instantColumn("made_at").notNull(),
    /** Who agreed; null while it waits for the exhibitor's answer, or was refused. */
    agreedBy: text("agreed_by").references(() => users.id),
    agreedAt: instantColumn("agreed_at"),
  },
  (table) => [uniqueIndex("order_versions_number").on(table.orderId, table.number)],
);

/** Every payment confirmation that was handed in, with its amounts, including refused and replaced ones. */
export const payments = sqliteTable(
  "payments",
  {
    id: idColumn(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: PAYMENT_KINDS }).notNull().default("proof"),
    /** Empty for a payment without a proof. */
    fileId: text("file_id").notNull(),
    /** The reference as the payer wrote it on the transfer. */
    reference: prose("reference"),
    amountCents: cents("amount_cents"),
    /** The day of the transfer, YYYY-MM-DD. */
    paidOn: text("paid_on"),
    status: text("status", { enum: PAYMENT_STATUSES }).notNull(),
    /** Why the team refused the payment. */
    refusal: prose("refusal"),
    handedInBy: text("handed_in_by")
      .notNull()
      .references(() => users.id),
    handedInAt: instantColumn("handed_in_at").notNull(),
    decidedBy: text("decided_by").references(() => users.id),
    decidedAt: instantColumn("decided_at"),
    searchRow: searchRow(),
  },
  (table) => [
    index("payments_order").on(table.orderId, table.handedInAt),
    index("payments_found").on(table.searchRow),
  ],
);
