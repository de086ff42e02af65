import { inArray, sql } from "drizzle-orm";
import { users } from "#db/schema/index.ts";
import { searchText } from "#db/search-text.ts";
import { STAFF_ROLES } from "#domain/actor.ts";
import type { AskedOf } from "#domain/lists/contract.ts";
import type { PageKey } from "#domain/lists/cursor.ts";
import { chosen, tally } from "#domain/lists/filter.ts";
import { readPageOf } from "#domain/lists/page.ts";
import { staffList } from "#domain/staff/list.ts";
import type { Ctx } from "../context.ts";
import { question } from "../verb.ts";
import { showStaff, isStaffRow, type StaffAccount } from "./account.ts";

type Asked = AskedOf<typeof staffList>;

/**
 * A page of the team's accounts: searched by name and e-mail without case and accents, filtered, sorted. A team is
 * some dozens of people, so all are read at once; `counts` are those under the search.
 */
export const listStaff = question("staff.list", {
  may: ["staff.manage"],
  input: staffList.input,
  sample: {},
  async run(ctx, asked) {
    const team = await readTeam(ctx);
    const found = team.filter(matching(asked.search));
    const places = placesOf(team, asked.sort.column);
    const rows = found.filter(isChosen(asked)).map((account) => ({ account, place: places(account) }));
    const page = await readPageOf(asked, rows);
    return {
      ...page,
      items: page.items.map(({ account }) => account),
      counts: countFound(found),
      /** Of the whole team, for the rule that one administrator stays. */
      activeAdmins: team.filter(({ role, status }) => role === "ADMIN" && status === "active").length,
    };
  },
});

/** The accounts that a question finds, in its order; for files of the list. */
export async function findStaff(
  ctx: Ctx,
  asked: Pick<Asked, "search" | "filters" | "sort">,
): Promise<StaffAccount[]> {
  const team = await readTeam(ctx);
  const places = placesOf(team, asked.sort.column);
  const rows = team
    .filter(matching(asked.search))
    .filter(isChosen(asked))
    .map((account) => ({ account, place: places(account) }));
  const page = await readPageOf({ sort: asked.sort, cursor: undefined, limit: rows.length, mark: "" }, rows);
  return page.items.map(({ account }) => account);
}

export async function readStaff(ctx: Ctx, ids: readonly string[]): Promise<StaffAccount[]> {
  const named = new Set(ids);
  return (await readTeam(ctx)).filter(({ id }) => named.has(id));
}

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

function isChosen({ filters }: Pick<Asked, "filters">): (account: StaffAccount) => boolean {
  const roles = chosen(staffList.filters.roles, filters.roles);
  const statuses = chosen(staffList.filters.statuses, filters.statuses);
  return ({ role, status }) => roles.includes(role) && statuses.includes(status);
}

/**
 * Of several who came at the same time, or never, the names decide. A place stands in addresses, so it holds a person's
 * number in the order of names, not the name.
 */
function placesOf(team: readonly StaffAccount[], column: Asked["sort"]["column"]) {
  const byName = team
    .map(({ id, name, email }) => ({ id, person: `${searchText(name, email)} ${id}` }))
    .toSorted((a, b) => (a.person < b.person ? -1 : 1));
  const numbers = new Map(byName.map(({ id }, at) => [id, String(at).padStart(6, "0")]));
  return ({ id, createdAt, lastSeenAt }: StaffAccount): PageKey => {
    const number = numbers.get(id) ?? "";
    const values = { name: number, created: createdAt, lastSeen: lastSeenAt };
    return { value: values[column], tie: number };
  };
}

function countFound(found: readonly StaffAccount[]) {
  const { roles, statuses } = staffList.filters;
  return {
    roles: tally(
      roles,
      found.map(({ role }) => ({ value: role, count: 1 })),
    ),
    statuses: tally(
      statuses,
      found.map(({ status }) => ({ value: status, count: 1 })),
    ),
  };
}
