import { columnsOf, type WordsFor } from "../lists/columns.ts";
import { centsFromUsd } from "../money.ts";
import { type ExtraServiceGroup, isExtraServiceGroup } from "../orders/lines/extra-service-groups.ts";
import type { OrderStatus } from "../orders/moves/status.ts";
import type { PricedGroup, ServiceState } from "./list.ts";

type Row = {
  group: PricedGroup;
  title: string;
  summary: string;
  reference: string | null;
  company: string;
  status: OrderStatus;
  quantity: number;
  periodOfUse: number;
  /** Dollars; null while it waits for its price. */
  unitPrice: number | null;
  state: ServiceState;
  sentAt: string | null;
};
type Said = {
  LL: {
    extras: { group: Readonly<Record<ExtraServiceGroup, { title: () => string }>> };
    customServices: {
      groups: WordsFor<Exclude<PricedGroup, ExtraServiceGroup>>;
      states: WordsFor<ServiceState>;
    };
    statuses: { order: WordsFor<OrderStatus> };
  };
};

/** What is priced by hand in all orders (SVC-01). */
export const serviceColumns = columnsOf<Row, Said>()(
  ["service", "reference", "figures", "price", "waiting"],
  [
    {
      of: "service",
      heading: "serviceGroup",
      kind: "text",
      width: 28,
      value: ({ group }, { LL }) =>
        isExtraServiceGroup(group) ? LL.extras.group[group].title() : LL.customServices.groups[group](),
    },
    { of: "service", kind: "text", width: 36, value: (row) => row.title },
    { of: "service", heading: "description", kind: "text", width: 60, value: (row) => row.summary },
    { of: "reference", kind: "text", width: 16, value: (row) => row.reference },
    { of: "reference", heading: "institution", kind: "text", width: 40, value: (row) => row.company },
    {
      of: "reference",
      heading: "orderStatus",
      kind: "text",
      width: 18,
      value: (row, { LL }) => LL.statuses.order[row.status](),
    },
    { of: "figures", heading: "quantity", kind: "number", value: (row) => row.quantity },
    { of: "figures", heading: "days", kind: "number", value: (row) => row.periodOfUse },
    {
      of: "price",
      heading: "price",
      kind: "money",
      width: 20,
      value: ({ unitPrice }) => (unitPrice === null ? null : centsFromUsd(unitPrice)),
    },
    {
      of: "price",
      heading: "priceState",
      kind: "text",
      width: 12,
      value: (row, { LL }) => LL.customServices.states[row.state](),
    },
    {
      of: "waiting",
      kind: "instant",
      value: (row) => row.sentAt,
    },
  ],
);
