import type { StaffRole } from "../actor.ts";
import { columnsOf, type WordsFor } from "../lists/columns.ts";
import type { StaffStatus } from "./schema.ts";

type Row = {
  name: string;
  email: string;
  role: StaffRole;
  status: StaffStatus;
  lastSeenAt: string | null;
  createdAt: string;
};
type Said = { LL: { role: WordsFor<StaffRole>; staff: { status: WordsFor<StaffStatus> } } };

/** Columns of the list of the team's accounts. */
export const staffColumns = columnsOf<Row, Said>()(
  ["name", "role", "status", "lastSeen", "created"],
  [
    { of: "name", heading: "person", kind: "text", width: 28, value: (row) => row.name },
    { of: "name", heading: "email", kind: "text", width: 32, value: (row) => row.email },
    { of: "role", kind: "text", value: (row, { LL }) => LL.role[row.role]() },
    {
      of: "status",
      kind: "text",
      width: 14,
      value: (row, { LL }) => LL.staff.status[row.status](),
    },
    {
      of: "lastSeen",
      kind: "instant",
      value: (row) => row.lastSeenAt,
    },
    { of: "created", kind: "instant", value: (row) => row.createdAt },
  ],
);
