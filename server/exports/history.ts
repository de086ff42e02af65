import { historyColumns } from "#domain/history/columns.ts";
import { everyEntry, readEntries } from "../history/list.ts";
import { exportOf } from "./export-of.ts";

export const historyExport = exportOf({
  list: "history",
  may: ["history.view"],
  every: everyEntry,
  read: readEntries,
  columns: historyColumns,
  heads: (LL) => LL.historyList.columns,
});
