import { staffList } from "#domain/staff/list.ts";
import { findStaff, readStaff } from "../staff/list.ts";
import { exportOf, isMeant } from "./export-of.ts";

/** The accounts of the team as a file, for administrators. */
export const staffExport = exportOf({
  list: "staff",
  contract: staffList,
  may: ["staff.manage"],
  async meet(ctx, { question, ...choice }) {
    const usual = { search: "", filters: { roles: [], statuses: [] } };
    const found = await findStaff(ctx, choice.ids ? { ...question, ...usual } : question);
    return found.filter(isMeant(choice)).map(({ id }) => id);
  },
  read: readStaff,
  heads: () => ({}) as never,
  columns: {
    file: [
      { heading: "person", of: "name", kind: "text", width: 28, value: (row) => row.name },
      { heading: "email", of: "name", kind: "text", width: 32, value: (row) => row.email },
      { heading: "role", of: "role", kind: "text", value: (row, { LL }) => LL.role[row.role]() },
      {
        heading: "status",
        of: "status",
        kind: "text",
        width: 14,
        value: (row, { LL }) => LL.staff.status[row.status](),
      },
      {
        heading: "lastSeen",
        of: "lastSeen",
        kind: "instant",
        value: ({ lastSeenAt }) => (lastSeenAt === null ? null : new Date(lastSeenAt)),
      },
      { heading: "since", of: "created", kind: "instant", value: (row) => new Date(row.createdAt) },
    ],
  },
});
