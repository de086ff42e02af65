import { insertRows } from "#db/insert-rows.ts";
import { counters, files, orderLines, orderRequests, orders } from "#db/schema/index.ts";
import { searchText } from "#db/search-text.ts";
import { emptyDraft, type OrderDraft } from "#domain/orders/draft/draft.ts";
import { EXTRA_SERVICE_GROUPS } from "#domain/orders/lines/extra-service-groups.ts";
import { emptyExtraServices } from "#domain/orders/lines/extra-services.ts";
import type { Goods } from "#domain/orders/draft/goods.ts";
import type { OrderStatus } from "#domain/orders/moves/status.ts";
import { PACKAGE_IDS } from "#domain/package-id.ts";
import { composeFrom } from "../../orders/lines/compose.ts";
import { draftColumns } from "../../orders/draft/save-draft.ts";
import { amountColumns } from "../../orders/lines/store-lines.ts";
import { WAYS } from "../ways.ts";
import type { Chance } from "./chance.ts";
import { followOrder, type Follow } from "./follow.ts";
import { type Exhibitor, type LineRow, type Making, type OrderRow, referenceOf, seasonOf } from "./season.ts";
import { historyRow, keepTraces, noTraces } from "./traces.ts";

/** The orders of one share of the season: what is written in one transaction. */
export type Share = {
  plan: readonly Planned[];
  goods: Goods;
  exhibitors: readonly Exhibitor[];
  sentBefore: number;
};

/** When an order is begun, where it ends up and how many lines it has. */
export type Planned = { at: Date; status: OrderStatus; lines: number };

type Rows = Follow & { orders: OrderRow[]; lines: LineRow[] };

/** Writes the orders of a share as the verbs would; returns how many of them were sent. */
export async function orderLarge(making: Making, share: Share): Promise<number> {
  const { tx } = making;
  const rows: Rows = { orders: [], lines: [], requests: [], files: [], traces: noTraces() };
  let sent = 0;
  for (const planned of share.plan) {
    const exhibitor = making.chance.pick(share.exhibitors);
    if (planned.status === "DRAFT") draftOne(making, share, exhibitor, planned, rows);
    else {
      sent += 1;
      sendOne(making, share, exhibitor, planned, share.sentBefore + sent, rows);
    }
  }
  await insertRows(tx, orders, rows.orders);
  await insertRows(tx, orderLines, rows.lines);
  await insertRows(tx, orderRequests, rows.requests);
  await insertRows(tx, files, rows.files);
  await keepTraces(making, rows.traces);
  const last = share.sentBefore + sent;
  await tx
    .insert(counters)
    .values({ series: `ORD-${seasonOf(making.settings)}`, last })
    .onConflictDoUpdate({ target: counters.series, set: { last } });
  return sent;
}

function draftOne(
  { chance }: Making,
  { goods }: Share,
  { submission, partners }: Exhibitor,
  { at }: Planned,
  { orders: rows, traces }: Rows,
): void {
  const by = chance.pick(partners);
  const draft = chooseGoods(chance, goods, submission.id, 1 + chance.below(6)).draft;
  const id = chance.id();
  const dates = { createdAt: at, updatedAt: chance.within(at, 2) };
  rows.push({
    id,
    submissionId: submission.id,
    authorId: by.id,
    status: "DRAFT",
    ...draftColumns({ ...draft, step: 1 + chance.below(3) }),
    version: 1 + chance.below(9),
    ...dates,
  });
  const of = { record: "order", recordId: id, submissionId: null } as const;
  traces.history.push(historyRow(chance, at, { ...of, action: "create", to: "DRAFT", by }));
}

function sendOne(
  making: Making,
  { goods }: Share,
  exhibitor: Exhibitor,
  planned: Planned,
  number: number,
  rows: Rows,
): void {
  const { chance, settings } = making;
  const { submission, partners } = exhibitor;
  const by = chance.pick(partners);
  const isByHand = number % BY_HAND_EVERY === 0;
  const isUnpriced = isByHand && UNPRICED.has(planned.status);
  const chosen = chooseGoods(chance, goods, submission.id, planned.lines);
  const draft = isUnpriced ? withoutStand(chance, chosen.draft) : chosen.draft;
  const composed = composeFrom(draft, { ...chosen.goods, sizeM2: submission.spaceM2 });
  const id = chance.id();
  const reference = referenceOf("ORD", seasonOf(settings), number);
  const order = {
    id,
    reference,
    submissionId: submission.id,
    authorId: by.id,
    type: draft.orderType,
    standType: isUnpriced ? null : "STANDARD",
    status: planned.status,
    extraServices: isUnpriced ? draft.extraServices : null,
    notes: composed.draft.notes,
    sizeM2: submission.spaceM2,
    ...amountColumns(composed),
    search: searchText(submission.institutionName, submission.representativeName, reference, id),
    sentAt: planned.at,
    createdAt: planned.at,
    updatedAt: planned.at,
    version: 1 + WAYS[planned.status].length,
  } as const satisfies OrderRow;
  rows.orders.push(followOrder(making, { order, exhibitor, by }, rows));
  const ids = chance.ids(composed.lines.length);
  const last = composed.lines.length - 1;
  for (const [at, line] of composed.lines.entries()) {
    const priced = isByHand && !isUnpriced && at === last && line.kind !== "package";
    rows.lines.push({ ...line, ...(priced && PRICED_BY_HAND), id: ids[at], orderId: id });
  }
}

/** One order in this many has something that the team prices by hand. */
const BY_HAND_EVERY = 8;
/** Statuses in which that line may still wait for its price. */
const UNPRICED: ReadonlySet<OrderStatus> = new Set(["PENDING", "REVIEWING", "REJECTED", "CANCELLED"]);
const PRICED_BY_HAND = { kind: "custom", itemId: "furniture", isCustomService: true } as const;

/** Services without a stand: a group of them, as many lines as there were. */
function withoutStand(chance: Chance, draft: OrderDraft): OrderDraft {
  const group = chance.pick(EXTRA_SERVICE_GROUPS);
  const extraServices = emptyExtraServices();
  extraServices[group].required = true;
  return {
    ...draft,
    orderType: "CUSTOM_SERVICES",
    selectedStandardStandId: null,
    extraServices,
  };
}

const NOTES = [
  "",
  "",
  "Montagem a partir do dia 5, se possível.",
  "Build-up from the 5th, if possible.",
  "Acesso pela doca 2; volumes pesados.",
  "One fragile crate arrives by air.",
];

/** A package and further lines of different items, most of them for the days of the event. */
function chooseGoods(chance: Chance, goods: Goods, submissionId: string, lines: number) {
  const first = chance.below(goods.items.length);
  const items = Array.from(
    { length: lines - 1 },
    // The step of 7 is prime to 500, so that no item repeats.
    (_, place) => goods.items[(first + place * 7) % goods.items.length],
  ).filter((item) => item !== undefined);
  const draft = {
    ...emptyDraft(submissionId),
    orderType: "STANDARD" as const,
    standType: "STANDARD" as const,
    selectedStandardStandId: chance.pick(PACKAGE_IDS),
    notes: chance.pick(NOTES),
    lines: items.map(({ id, unitPeriod }) => ({
      lineId: id,
      itemId: id,
      quantity: 1 + chance.below(10),
      periodOfUse: unitPeriod === "once" ? 1 : chance.pick([1, 3, 12, 12]),
      notes: "",
    })),
  };
  return { draft, goods: { ...goods, items } };
}
