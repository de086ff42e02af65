import { requestColumns } from "#domain/requests/columns.ts";
import { everyRequest, readRequestsOf } from "../requests/list-all.ts";
import { exportOf } from "./export-of.ts";

export const requestExport = exportOf({
  list: "requests",
  may: ["requests.manage"],
  every: everyRequest,
  read: readRequestsOf,
  columns: requestColumns,
  heads: (LL) => LL.requestList.columns,
});
