import { staffColumns } from "#domain/staff/columns.ts";
import { staffList } from "#domain/staff/list.ts";
import { findStaff, readStaff } from "./list.ts";
import { exportOf, isMeant } from "../exports/export-of.ts";

/** The accounts of the team as a file, for administrators. */
export const staffExport = exportOf({
  contract: staffList,
  may: ["staff.manage"],
  async meet(ctx, { question, ...choice }) {
    const usual = { search: "", filters: { roles: [], statuses: [] } };
    const found = await findStaff(ctx, choice.ids ? { ...question, ...usual } : question);
    return found.filter(isMeant(choice)).map(({ id }) => id);
  },
  read: readStaff,
  columns: staffColumns,
  heads: (LL) => LL.staff.list.columns,
});
