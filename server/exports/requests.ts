import { everyRequest, readRequestsOf } from "../requests/list-all.ts";
import { exportOf } from "./export-of.ts";

/** The requests of all orders as a file (ORD-12). */
export const requestExport = exportOf({
  list: "requests",
  may: ["requests.manage"],
  every: everyRequest,
  read: readRequestsOf,
  columns: [
    { heading: "request", with: "request", kind: "text", width: 40, value: (row) => row.title },
    {
      heading: "kind",
      with: "request",
      kind: "text",
      width: 28,
      value: (row, { LL }) => LL.requestList.kinds[row.kind](),
    },
    { heading: "order", with: "company", kind: "text", width: 16, value: (row) => row.reference },
    { heading: "institution", with: "company", kind: "text", width: 40, value: (row) => row.company },
    {
      heading: "waitsFor",
      with: "waits",
      kind: "text",
      width: 14,
      value: ({ waitsFor }, { LL }) => waitsFor && LL.requestList.by[waitsFor](),
    },
    { heading: "dueOn", with: "due", kind: "day", value: (row) => row.dueOn },
    {
      heading: "status",
      with: "status",
      kind: "text",
      width: 14,
      value: (row, { LL }) => LL.statuses.request[row.status](),
    },
    { heading: "author", with: "author", kind: "text", width: 28, value: (row) => row.author },
    { heading: "opened", with: "created", kind: "instant", value: (row) => new Date(row.createdAt) },
    {
      heading: "answered",
      with: null,
      kind: "instant",
      value: ({ answeredAt }) => (answeredAt === null ? null : new Date(answeredAt)),
    },
    { heading: "comments", with: null, kind: "number", value: (row) => row.comments },
  ],
});
