import { inArray, sql } from "drizzle-orm";
import { users } from "#db/schema/index.ts";
import { searchText } from "#db/search-text.ts";
import { STAFF_ROLES, type StaffRole } from "#domain/actor.ts";
import { STAFF_STATUSES, StaffListSchema, type StaffSort, type StaffStatus } from "#domain/staff/schema.ts";
import type { Ctx } from "../context.ts";
import { question } from "../verb.ts";
import { showStaff, isStaffRow, type StaffAccount } from "./account.ts";

/**
 * A page of the team's accounts: searched by name and e-mail without case and accents, filtered, sorted. A team is
 * some dozens of people, so all are read at once; `counts` are those under the search.
 */
export const listStaff = question("staff.list", {
  may: ["staff.manage"],
  input: StaffListSchema,
  async run(ctx, input) {
    const team = await readTeam(ctx);
    const found = team.filter(matching(input.search));
    const items = found
      .filter((account) => !input.role || account.role === input.role)
      .filter((account) => !input.status || account.status === input.status)
      .toSorted(ORDER[input.sort]);
    const next = input.cursor + input.limit;
    return {
      items: items.slice(input.cursor, next),
      nextCursor: next < items.length ? next : null,
      total: items.length,
      counts: countFound(found),
      /** Of the whole team, for the rule that one administrator stays. */
      activeAdmins: team.filter(({ role, status }) => role === "ADMIN" && status === "active").length,
    };
  },
});

/**
 * The newest sign of an open login: a session's last call, or its last renewal. Names are written out, since drizzle
 * leaves the table's away in a query on one table.
 */
const LAST_SEEN = sql<number | null>`max(
  coalesce((select max(s.last_seen_at) from sessions s where s.user_id = users.id), 0),
  coalesce((select max(r.created_at) from refresh_tokens r where r.user_id = users.id), 0)
)`;

async function readTeam(ctx: Ctx): Promise<StaffAccount[]> {
  const rows = await ctx.db.read
    .select({ user: users, lastSeen: LAST_SEEN })
    .from(users)
    .where(inArray(users.role, [...STAFF_ROLES]));
  return rows.flatMap(({ user, lastSeen }) =>
    isStaffRow(user) ? [showStaff(user, lastSeen ? new Date(lastSeen) : null)] : [],
  );
}

function matching(search: string): (account: StaffAccount) => boolean {
  const words = searchText(search).split(" ").filter(Boolean);
  return ({ name, email }) => {
    const text = searchText(name, email);
    return words.every((word) => text.includes(word));
  };
}

type Compare = (a: StaffAccount, b: StaffAccount) => number;

const ORDER = {
  name: byName,
  nameDown: (a, b) => byName(b, a),
  newest: (a, b) => compare(b.createdAt, a.createdAt) || byName(a, b),
  oldest: (a, b) => compare(a.createdAt, b.createdAt) || byName(a, b),
  lastSeen: (a, b) => compare(b.lastSeenAt ?? "", a.lastSeenAt ?? "") || byName(a, b),
  lastSeenDown: (a, b) => compare(a.lastSeenAt ?? "", b.lastSeenAt ?? "") || byName(a, b),
} satisfies Record<StaffSort, Compare>;

function byName(a: StaffAccount, b: StaffAccount): number {
  return compare(searchText(a.name, a.email), searchText(b.name, b.email));
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function countFound(found: readonly StaffAccount[]) {
  const roles = Object.fromEntries(
    STAFF_ROLES.map((role) => [role, found.filter((account) => account.role === role).length]),
  ) as Record<StaffRole, number>;
  const statuses = Object.fromEntries(
    STAFF_STATUSES.map((status) => [status, found.filter((account) => account.status === status).length]),
  ) as Record<StaffStatus, number>;
  return { roles, statuses, all: found.length };
}
