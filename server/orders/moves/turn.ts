import { inArray, sql, type SQL } from "drizzle-orm";
import { history, orderRequests, orders, payments } from "#db/schema/index.ts";
import { MOVES_OF_THE_TEAM } from "#domain/orders/moves/team-word.ts";
import { sideOf, TURNS, type TurnSide, type Turn } from "#domain/orders/moves/turn.ts";
import { TRANSFERRED } from "../payments/balance.ts";
import { CONTRACT } from "../record/contract-state.ts";

// In fragments of their own, so that drizzle writes the tables' names.
const ORDER = sql`${orders.id}`;
const waiting = sql`from ${orderRequests} where ${orderRequests.orderId} = ${ORDER} and ${orderRequests.status} = 'PENDING'`;
const teamMoves = sql.raw(MOVES_OF_THE_TEAM.map((verb) => `'${verb}'`).join(", "));

/**
 * The facts about requests, confirmations and the last move that decide the turn, looked up by the database itself.
 */
export const TURN_FACTS = {
  wishes: sql<number>`(select count(*) ${waiting} and ${orderRequests.kind} = 'WISH')`,
  openRequests: sql<number>`(select count(*) ${waiting} and ${orderRequests.kind} in ('TEAM', 'ORDER_CHANGED'))`,
  blockingRequests: sql<number>`(select count(*) ${waiting} and ${orderRequests.blocksApproval})`,
  isChangeAsked:
    sql<boolean>`exists (select 1 ${waiting} and ${orderRequests.kind} = 'ORDER_CHANGED')`.mapWith(Boolean),
  isToCheck:
    sql<boolean>`exists (select 1 from ${payments} where ${payments.orderId} = ${ORDER} and ${payments.status} = 'handedIn')`.mapWith(
      Boolean,
    ),
};

/** The same rule as in `situationOf`, for the last move or edit. */
const isReturned = sql`(select coalesce(${history.toStatus}, '') = 'PENDING' and ${history.action} in (${teamMoves}) from ${history} where ${history.record} = 'order' and ${history.recordId} = ${ORDER} and ${history.action} <> 'lost' and (${history.toStatus} is not null or ${history.action} = 'update') order by ${history.at} desc, ${history}.rowid desc limit 1)`;
const isUnpaid = sql`${orders.totalCents} - ${orders.settledCents} > ${TRANSFERRED.accepted}`;

/** `turnOf` of every order, in its words: a list is narrowed by it, and the desk's figures are counted by it. */
export const TURN: SQL<Turn> = sql`case
  when ${orders.status} = 'DRAFT' then 'draft'
  when ${orders.status} = 'CANCELLED' then 'cancelled'
  when ${TURN_FACTS.wishes} > 0 then 'wish'
  when ${orders.status} = 'REJECTED' then 'rejected'
  when ${orders.contentVersion} <> ${orders.agreedVersion} then iif(${TURN_FACTS.isChangeAsked}, 'changed', 'changeRefused')
  when ${orders.status} in ('PENDING', 'REVIEWING') then case
    when ${TURN_FACTS.blockingRequests} > 0 then 'asked'
    when ${orders.status} = 'PENDING' and ${isReturned} then 'returned'
    else 'review' end
  when ${orders.status} in ('APPROVED', 'CONFIRM_PAYMENT') and ${TURN_FACTS.isToCheck} then 'payment'
  when ${CONTRACT} = 'received' then 'signedCopy'
  when ${orders.status} in ('APPROVED', 'CONFIRM_PAYMENT') and ${isUnpaid} then iif(${orders.status} = 'APPROVED', 'pay', 'payRest')
  when ${orders.status} = 'CONFIRM_PAYMENT' then 'payment'
  else case coalesce(${CONTRACT}, 'none')
    when 'unsigned' then 'sign'
    when 'signed' then iif(${TURN_FACTS.openRequests} > 0, 'asked', 'settled')
    else 'contract' end
  end`;

/** Whether it is the turn of one of these sides. */
export function isTurnOf(sides: readonly TurnSide[]): SQL {
  return inArray(
    TURN,
    TURNS.filter((turn) => sides.includes(sideOf(turn))),
  );
}
