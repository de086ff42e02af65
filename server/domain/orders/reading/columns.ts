import { columnsOf, type WordsFor } from "../../lists/columns.ts";
import { centsFromUsd } from "../../money.ts";
import type { Settlement } from "../moves/balance.ts";
import { isPayable } from "../moves/rules.ts";
import type { OrderStatus } from "../moves/status.ts";
import type { OrderType } from "../type.ts";

type Ordered = { type: OrderType; packageId: string | null; sizeM2: number | null };
/** A row of the order list; amounts in dollars. */
type Row = Ordered & {
  reference: string | null;
  submissionReference: string;
  company: string;
  representative: string;
  status: OrderStatus;
  spaceAmount: number;
  structureAmount: number;
  isStructurePriced: boolean;
  extraAmount: number;
  total: number;
  agreed: { total: number } | null;
  unpricedLines: number;
  handedIn: number;
  accepted: number;
  settled: number;
  settledAs: Settlement | null;
  outstanding: number;
  credit: number;
  sentAt: string | null;
  updatedAt: string;
};
type FileRow = Row & { cnpj: string | null; representativeEmail: string };
type Said = {
  LL: {
    statuses: { order: WordsFor<OrderStatus> };
    orders: { paid: { settled: WordsFor<Settlement | "unstated"> } };
  };
  sayStand: (order: Ordered) => string;
};

/** The sent orders (ORD-05): what a total is made of in columns of its own. */
export const orderColumns = columnsOf<Row, Said, FileRow>()(
  ["reference", "company", "stand", "kind", "sent", "status", "total", "outstanding", "updated"],
  [
    { of: "reference", kind: "text", width: 16, value: (row) => row.reference },
    {
      of: null,
      heading: "submission",
      kind: "text",
      width: 16,
      value: (row) => row.submissionReference,
    },
    {
      of: "company",
      kind: "text",
      width: 40,
      value: (row) => row.company,
    },
    { of: null, heading: "cnpj", kind: "text", width: 20, value: (row) => row.cnpj },
    {
      of: "company",
      heading: "representative",
      kind: "text",
      width: 28,
      value: (row) => row.representative,
    },
    {
      of: null,
      heading: "email",
      kind: "text",
      width: 32,
      value: (row) => row.representativeEmail,
    },
    {
      of: "stand",
      kind: "text",
      value: (row, { sayStand }) => sayStand(row),
    },
    {
      of: "status",
      kind: "text",
      width: 20,
      value: (row, { LL }) => LL.statuses.order[row.status](),
    },
    { of: "total", heading: "space", kind: "money", value: (row) => centsFromUsd(row.spaceAmount) },
    { of: "total", heading: "structure", kind: "money", value: knownStructure },
    { of: "total", heading: "extra", kind: "money", value: (row) => centsFromUsd(row.extraAmount) },
    { of: "total", heading: "total", kind: "money", value: (row) => centsFromUsd(row.total) },
    {
      of: "total",
      heading: "agreed",
      kind: "money",
      value: ({ agreed }) => agreed && centsFromUsd(agreed.total),
    },
    { of: "total", heading: "unpriced", kind: "number", value: countUnpriced },
    { of: "outstanding", heading: "handedIn", kind: "money", value: (row) => centsFromUsd(row.handedIn) },
    { of: "outstanding", heading: "accepted", kind: "money", value: (row) => centsFromUsd(row.accepted) },
    { of: "outstanding", heading: "settled", kind: "money", value: (row) => centsFromUsd(row.settled) },
    {
      of: "outstanding",
      heading: "settledAs",
      kind: "text",
      value: ({ settled, settledAs }, { LL }) =>
        settled > 0 ? LL.orders.paid.settled[settledAs ?? "unstated"]() : null,
    },
    {
      of: "outstanding",
      heading: "outstanding",
      kind: "money",
      value: ({ status, outstanding }) => (isPayable(status) ? centsFromUsd(outstanding) : null),
    },
    { of: "outstanding", heading: "credit", kind: "money", value: (row) => centsFromUsd(row.credit) },
    { of: "sent", kind: "instant", value: (row) => row.sentAt },
    { of: "updated", kind: "instant", value: (row) => row.updatedAt },
  ],
);

/** As the screen says it beside the total: lines, and the structure of a custom stand. */
function countUnpriced({ unpricedLines, isStructurePriced }: Row): number {
  return unpricedLines + (isStructurePriced ? 0 : 1);
}

/** Empty while the team has not priced it: 0 would be a price. */
function knownStructure({ isStructurePriced, structureAmount }: Row): number | null {
  return isStructurePriced ? centsFromUsd(structureAmount) : null;
}
