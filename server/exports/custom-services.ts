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
  columns: [
    {
      heading: "serviceGroup",
      with: "service",
      kind: "text",
      width: 28,
      value: ({ group }, { LL }) =>
        isExtraServiceGroup(group) ? LL.extras.group[group].title() : LL.customServices.groups[group](),
    },
    { heading: "service", with: "service", kind: "text", width: 36, value: (row) => row.title },
    { heading: "description", with: "service", kind: "text", width: 60, value: (row) => row.summary },
    { heading: "order", with: "reference", kind: "text", width: 16, value: (row) => row.reference },
    { heading: "institution", with: "reference", kind: "text", width: 40, value: (row) => row.company },
    {
      heading: "orderStatus",
      with: "reference",
      kind: "text",
      width: 18,
      value: (row, { LL }) => LL.statuses.order[row.status](),
    },
    { heading: "quantity", with: "figures", kind: "number", value: (row) => row.quantity },
    { heading: "days", with: "figures", kind: "number", value: (row) => row.periodOfUse },
    {
      heading: "price",
      with: "price",
      kind: "money",
      width: 20,
      value: ({ unitPrice }) => (unitPrice === null ? null : centsFromUsd(unitPrice)),
    },
    {
      heading: "priceState",
      with: "price",
      kind: "text",
      width: 12,
      value: (row, { LL }) => LL.customServices.states[row.state](),
    },
    {
      heading: "sent",
      with: "waiting",
      kind: "instant",
      value: ({ sentAt }) => (sentAt === null ? null : new Date(sentAt)),
    },
  ],
});
