import { and, eq, isNotNull, sql } from "drizzle-orm";
import { orders, submissions } from "#db/schema/index.ts";
import { orderList } from "#domain/orders/reading/list.ts";
import { deskList } from "../../lists/desk-list.ts";
import { question } from "../../call/verb.ts";
import { AGREED, showAgreed } from "./agreed.ts";
import { balanceOfRow, SETTLED, showBalance, TRANSFERRED } from "../payments/balance.ts";
import { isOrderFound } from "./found.ts";
import { isOrderOf } from "./narrow.ts";
import { SHOWN, showOrder } from "./show.ts";
import { TURN } from "../moves/turn.ts";

/** A sent order always has its reference. */
const REFERENCE = sql`${orders.reference}`;

const listed = deskList(orderList, {
  id: orders.id,
  version: orders.version,
  tie: REFERENCE,
  fields: {
    order: { ...SHOWN, ...SETTLED },
    ...TRANSFERRED,
    submission: {
      reference: submissions.reference,
      institutionName: submissions.institutionName,
      representativeName: submissions.representativeName,
      spaceM2: submissions.spaceM2,
    },
    turn: TURN,
    agreed: AGREED,
  },
  from: (db, fields) =>
    db.select(fields).from(orders).innerJoin(submissions, eq(submissions.id, orders.submissionId)),
  countedIn: orders,
  of: isNotNull(orders.sentAt),
  sorted: {
    updated: orders.updatedAt,
    reference: REFERENCE,
    company: submissions.institutionSort,
    total: orders.totalCents,
  },
  counted: { statuses: orders.status },
  /** A renamed company is found by its new name and by its name when the order was sent. */
  where: ({ search, filters }, { zone }) => and(isOrderOf(filters, zone), isOrderFound(search)),
  keeps: { tables: [orders] },
  show: ({ order, submission, turn, agreed, ...sums }) => ({
    ...showOrder(order, submission),
    ...showBalance(balanceOfRow(order, sums), order.settledAs),
    /** What it waits for, and so whose turn it is. */
    turn,
    /** What is agreed on while the team proposes another total. */
    agreed: showAgreed(agreed),
  }),
});

/**
 * A page of the staff list (ORD-05, ORD-06): rows, their number, and the count of every status under the same
 * search. Orders that were never sent are in none of them (S39).
 */
export const listOrders = question("orders.list", {
  may: ["orders.view"],
  input: orderList.input,
  sample: {},
  run: listed.page,
});

/** The whole list, for files of it and for acting on many. */
export const everyOrder = listed.every;
