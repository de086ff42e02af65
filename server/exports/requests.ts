import { everyRequest, readRequestsOf } from "../requests/list-all.ts";
import { exportOf } from "./export-of.ts";

/** The requests of all orders as a file (ORD-12). */
export const requestExport = exportOf({
  list: "requests",
  may: ["requests.manage"],
  every: everyRequest,
  read: readRequestsOf,
  heads: () => ({}) as never,
  columns: {
    file: [
      { heading: "request", of: "request", kind: "text", width: 40, value: (row) => row.title },
      {
        heading: "kind",
        of: "request",
        kind: "text",
        width: 28,
        value: (row, { LL }) => LL.requestList.kinds[row.kind](),
      },
      { heading: "order", of: "company", kind: "text", width: 16, value: (row) => row.reference },
      { heading: "institution", of: "company", kind: "text", width: 40, value: (row) => row.company },
      {
        heading: "waitsFor",
        of: "waits",
        kind: "text",
        width: 14,
        value: ({ waitsFor }, { LL }) => waitsFor && LL.requestList.by[waitsFor](),
      },
      { heading: "dueOn", of: "due", kind: "day", value: (row) => row.dueOn },
      {
        heading: "status",
        of: "status",
        kind: "text",
        width: 14,
        value: (row, { LL }) => LL.statuses.request[row.status](),
      },
      { heading: "author", of: "author", kind: "text", width: 28, value: (row) => row.author },
      { heading: "opened", of: "created", kind: "instant", value: (row) => new Date(row.createdAt) },
      {
        heading: "answered",
        of: null,
        kind: "instant",
        value: ({ answeredAt }) => (answeredAt === null ? null : new Date(answeredAt)),
      },
      { heading: "comments", of: null, kind: "number", value: (row) => row.comments },
    ],
  },
});
