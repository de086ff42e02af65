import { isExtraServiceGroup } from "#domain/orders/lines/extra-service-groups.ts";
import { centsFromUsd } from "#domain/money.ts";
import { everyCustomService, readCustomServices } from "../custom-services/list.ts";
import { exportOf } from "./export-of.ts";

/** What is priced by hand in all orders as a file (SVC-01). */
export const customServiceExport = exportOf({
  list: "customServices",
  may: ["customServices.manage"],
  every: everyCustomService,
  read: readCustomServices,
  heads: () => ({}) as never,
  columns: {
    file: [
      {
        heading: "serviceGroup",
        of: "service",
        kind: "text",
        width: 28,
        value: ({ group }, { LL }) =>
          isExtraServiceGroup(group) ? LL.extras.group[group].title() : LL.customServices.groups[group](),
      },
      { heading: "service", of: "service", kind: "text", width: 36, value: (row) => row.title },
      { heading: "description", of: "service", kind: "text", width: 60, value: (row) => row.summary },
      { heading: "order", of: "reference", kind: "text", width: 16, value: (row) => row.reference },
      { heading: "institution", of: "reference", kind: "text", width: 40, value: (row) => row.company },
      {
        heading: "orderStatus",
        of: "reference",
        kind: "text",
        width: 18,
        value: (row, { LL }) => LL.statuses.order[row.status](),
      },
      { heading: "quantity", of: "figures", kind: "number", value: (row) => row.quantity },
      { heading: "days", of: "figures", kind: "number", value: (row) => row.periodOfUse },
      {
        heading: "price",
        of: "price",
        kind: "money",
        width: 20,
        value: ({ unitPrice }) => (unitPrice === null ? null : centsFromUsd(unitPrice)),
      },
      {
        heading: "priceState",
        of: "price",
        kind: "text",
        width: 12,
        value: (row, { LL }) => LL.customServices.states[row.state](),
      },
      {
        heading: "sent",
        of: "waiting",
        kind: "instant",
        value: ({ sentAt }) => (sentAt === null ? null : new Date(sentAt)),
      },
    ],
  },
});
