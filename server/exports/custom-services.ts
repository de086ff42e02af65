import { serviceColumns } from "#domain/custom-services/columns.ts";
import { everyCustomService, readCustomServices } from "../custom-services/list.ts";
import { exportOf } from "./export-of.ts";

export const customServiceExport = exportOf({
  list: "customServices",
  may: ["customServices.manage"],
  every: everyCustomService,
  read: readCustomServices,
  columns: serviceColumns,
  heads: (LL) => LL.customServices.columns,
});
