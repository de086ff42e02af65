import { partnerColumns } from "#domain/partners/columns.ts";
import { everyPartner, readPartners } from "../partners/list.ts";
import { exportOf } from "./export-of.ts";

export const partnerExport = exportOf({
  list: "partners",
  may: ["partners.register"],
  every: everyPartner,
  read: readPartners,
  columns: partnerColumns,
  heads: (LL) => LL.partners.list.columns,
});
