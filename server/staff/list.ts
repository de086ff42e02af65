import { inArray } from "drizzle-orm";
import type { ReadDb } from "#db/client.ts";
import { isFoundBy } from "#db/full-text.ts";
import { users } from "#db/schema/index.ts";
import { searchText } from "#db/search-text.ts";
import { STAFF_ROLES } from "#domain/actor.ts";
import { staffList } from "#domain/staff/list.ts";
import { HAS_SIGNED_IN, LAST_SEEN } from "../accounts/last-seen.ts";
import { listInMemory, pageOf } from "../lists/list-in-memory.ts";
import { question } from "../call/verb.ts";
import { isStaffRow, showStaff, type StaffAccount } from "./account.ts";
import { naturalKey } from "#domain/natural-order.ts";

/** A team is some dozens of people, so all are read at once. */
const team = listInMemory(staffList, {
  async read(db) {
    const rows = await readTeam(db);
    return { rows, numbers: numberByName(rows) };
  },
  async isFound({ search }, db) {
    const isFound = isFoundBy(users.searchRow, "account_search", search);
    if (!isFound) return () => true;
    const rows = await db.select({ id: users.id }).from(users).where(isFound);
    const found = new Set(rows.map(({ id }) => id));
    return ({ id }) => found.has(id);
  },
  values: ({ role, status }) => ({ roles: role, statuses: status }),
  /** Names decide between accounts with the same time or none. */
  place({ id, createdAt, lastSeenAt }, { column }, { numbers }) {
    const number = numbers.get(id) ?? "";
    const values = { name: number, created: createdAt, lastSeen: lastSeenAt };
    return { value: values[column], tie: number };
  },
});

/** A page of the team's accounts: searched by name, e-mail and phone, filtered, sorted. */
export const listStaff = question("staff.list", {
  may: ["staff.manage"],
  input: staffList.input,
  sample: {},
  async run(ctx, asked) {
    const { rows, counts, read } = await team.find(ctx, asked);
    const isActiveAdmin = ({ role, status }: StaffAccount) => role === "ADMIN" && status === "active";
    return {
      ...(await pageOf(asked, rows)),
      counts,
      /** Counted over the whole team, for the rule that one administrator stays. */
      activeAdmins: read.rows.filter(isActiveAdmin).length,
    };
  },
});

/** The whole team, for files of it. */
export const everyStaff = team.every;

async function readTeam(db: ReadDb): Promise<StaffAccount[]> {
  const rows = await db
    .select({ user: users, lastSeen: LAST_SEEN, hasSignedIn: HAS_SIGNED_IN })
    .from(users)
    .where(inArray(users.role, [...STAFF_ROLES]));
  return rows.flatMap(({ user, lastSeen, hasSignedIn }) =>
    isStaffRow(user)
      ? [showStaff(user, { lastSeenAt: lastSeen ? new Date(lastSeen) : null, hasSignedIn })]
      : [],
  );
}

/** A place in the list stands in addresses, so it holds a person's number in the order of names, not the name. */
function numberByName(accounts: readonly StaffAccount[]): ReadonlyMap<string, string> {
  const byName = accounts
    .map(({ id, name, email }) => ({ id, person: `${naturalKey(searchText(name, email))} ${id}` }))
    .toSorted((a, b) => (a.person < b.person ? -1 : 1));
  return new Map(byName.map(({ id }, at) => [id, String(at).padStart(6, "0")]));
}
