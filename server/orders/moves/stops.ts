import { sql } from "drizzle-orm";
import { contracts, history, type orderRequests, orders } from "#db/schema/index.ts";
import { contractStateOf } from "#domain/contracts/edition.ts";
import { centsFromUsd } from "#domain/money.ts";
import { dutiesOfOrder, type Duty } from "#domain/orders/moves/next-step.ts";
import { type Head, headOf, type OwnStatus, ownStatusOf } from "#domain/orders/moves/standing.ts";
import { type Stop, stopsOf, type Travelled } from "#domain/orders/moves/stops.ts";
import { type OrderEvent, situationOf, type TeamWord } from "#domain/orders/moves/team-word.ts";
import { hasOpenChange } from "#domain/orders/reading/version.ts";
import { type Turn, turnOf } from "#domain/orders/moves/turn.ts";
import { waitsFor } from "#domain/requests/rules.ts";
import { isBlocking } from "#domain/requests/status.ts";
import { CONTRACT } from "../record/contract-state.ts";
import type { OrderRow } from "../record/load.ts";
import type { PaymentRow } from "../payments/payments.ts";
import { SIGNATURE } from "../record/signature.ts";

type Happened = OrderEvent & { record: string };

/** A whole order, its history newest first, and the newest published edition of its contract. */
type Whole = {
  order: OrderRow;
  happened: readonly Happened[];
  requests: readonly Pick<RequestRow, "kind" | "status" | "blocksApproval">[];
  payments: readonly Pick<PaymentRow, "status">[];
  edition: Edition | undefined;
  /** When the team recorded the signature of the submission. */
  signature: Date | null;
  /** The outstanding amount in dollars, while the order takes a payment. */
  paying: { outstanding: number; dueOn: string | null } | null;
};
type RequestRow = typeof orderRequests.$inferSelect;
type Edition = Pick<
  typeof contracts.$inferSelect,
  "orderVersion" | "outdatedAt" | "signedFileId" | "signedAcceptedAt" | "signedRefusal" | "createdAt"
>;

/** What its exhibitor has to do about it, the most urgent first. */
type Duties = { duties: Duty["kind"][] };

/** Where an order that was read whole stands, by the rules that the lists go by, and what is to be done about it. */
export function standingOf({
  order,
  happened,
  edition,
  signature,
  paying,
  ...whole
}: Whole): Standing & Duties {
  const turns = happened.filter(({ record, action }) => record === "order" && action !== "lost");
  const openChange = hasOpenChange(order);
  const contract = contractStateOf(edition, order, signature);
  const travelled: Travelled = {
    id: order.id,
    reference: order.reference,
    type: order.type,
    status: order.status,
    since: turns.find(({ to }) => to !== null)?.at ?? order.updatedAt.toISOString(),
    ...situationOf(turns),
    ...askedOf(whole),
    requestsDueOn: null,
    requestsRemindOn: null,
    outstanding: openChange ? 0 : centsFromUsd(paying?.outstanding ?? 0),
    openChange,
    payBy: paying?.dueOn ?? null,
    responsible: null,
    contract,
    copyRefusal: contract === "unsigned" ? edition?.signedRefusal || null : null,
    sentAt: order.sentAt?.toISOString() ?? null,
    moves: turns.filter(({ to }) => to !== null),
    signedAt:
      contract === "signed" ? ((edition?.signedAcceptedAt ?? signature)?.toISOString() ?? null) : null,
  };
  return { ...showStanding(travelled), duties: dutiesOfOrder(travelled).map(({ kind }) => kind) };
}

/** What either side was asked for, and what was handed in. */
function askedOf({ requests, payments }: Pick<Whole, "requests" | "payments">) {
  const waiting = requests.filter((request) => waitsFor(request) !== undefined);
  return {
    wishes: waiting.filter((request) => waitsFor(request) === "team").length,
    openRequests: waiting.filter((request) => waitsFor(request) === "partner").length,
    blockingRequests: requests.filter(isBlocking).length,
    isChangeAsked: waiting.some(({ kind }) => kind === "ORDER_CHANGED"),
    isToCheck: payments.some(({ status }) => status === "handedIn"),
  };
}

export type Standing = {
  head: Head;
  status: OwnStatus;
  /** What it waits for, and so whose turn it is. */
  turn: Turn;
  /** What the team wrote last, while nobody has answered it. */
  word: TeamWord | null;
  /** Why the signed copy was refused, while none has come since. */
  copyRefusal: string | null;
  stops: Stop[];
};

/** Everything an order says of where it stands, made of the same facts. */
export function showStanding(order: Travelled): Standing {
  return {
    head: headOf(order),
    status: ownStatusOf(order),
    turn: turnOf(order),
    word: order.word,
    copyRefusal: order.copyRefusal,
    stops: stopsOf(order),
  };
}

type StoredMove = { from: string | null; to: string; at: number };

// Fragments of their own, so that columns keep the names of their tables.
const ORDER = sql`${orders.id}`;
const moves = sql`select ${history.fromStatus} as from_status, ${history.toStatus} as to_status, ${history.at} as at from ${history} where ${history.record} = 'order' and ${history.recordId} = ${ORDER} and ${history.toStatus} is not null and ${history.action} <> 'lost' order by ${history.at} desc, ${history}.rowid desc`;
const newest = sql`from ${contracts} where ${contracts.orderId} = ${ORDER} and ${contracts.publishedAt} is not null order by ${contracts.version} desc limit 1`;
const signed = sql`(case when ${CONTRACT} = 'signed' then (select coalesce(${contracts.signedAcceptedAt}, ${SIGNATURE}) ${newest}) end)`;

/** The same for orders in a list, looked up by the database itself. */
export const TRAVELLED = {
  moves:
    sql`(select json_group_array(json_object('from', from_status, 'to', to_status, 'at', at)) from (${moves}))`.mapWith(
      readMoves,
    ),
  signedAt: sql<string | null>`${signed}`.mapWith((at: number) => new Date(at).toISOString()),
};

function readMoves(stored: string): Travelled["moves"] {
  // Written as JSON by the statement itself.
  const found = JSON.parse(stored) as StoredMove[];
  return found.map((move) => ({ ...move, at: new Date(move.at).toISOString() }));
}
