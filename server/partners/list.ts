import { and, count as rows, eq, inArray, sql, type SQL } from "drizzle-orm";
import { everyOf, isNamed, type Moment } from "#db/every.ts";
import { isAnyOf } from "#db/filters.ts";
import { isFoundBy } from "#db/full-text.ts";
import { readPageBy, type Slice, type SortKey } from "#db/page.ts";
import { users } from "#db/schema/index.ts";
import type { AskedOf } from "#domain/lists/contract.ts";
import { sumChosen, tally } from "#domain/lists/filter.ts";
import { credentialState, type CredentialState, partnerList } from "#domain/partners/list.ts";
import type { SubmissionStatus } from "#domain/submissions/status.ts";
import type { Ctx } from "../context.ts";
import { readMoment } from "../event/moment.ts";
import { question } from "../verb.ts";

type Asked = AskedOf<typeof partnerList>;
type Question = Pick<Asked, "search" | "filters" | "sort">;

/**
 * A page of the exhibitors' accounts (ADM-09): organisation, contact, orders, last sign-in and how the credentials stand;
 * `counts` are those under the search and the other filters.
 */
export const listPartners = question("partners.list", {
  may: ["partners.register"],
  input: partnerList.input,
  sample: {},
  async run(ctx, asked) {
    const { states } = partnerList.filters;
    const moment = await readMoment(ctx);
    const counts = tally(states, await countByState(ctx, asked, moment));
    const total = sumChosen(states, counts, asked.filters.states);
    const page = await readPageBy(asked, sortKeyOf(asked), total, ({ place, orderBy, limit, ...slice }) =>
      ctx.db.read
        .select({ ...SHOWN, place })
        .from(users)
        .where(isListed(asked, slice, moment))
        .orderBy(...orderBy)
        .limit(limit),
    );
    const items = page.items.map((row) => showPartner(row, moment.now));
    return { ...page, items, counts: { states: counts } };
  },
});

/** Names are written out, since drizzle leaves the table's away in a query on one table. */
const ITS_SUBMISSIONS = sql`submission_members m join submissions s on s.id = m.submission_id where m.user_id = users.id`;

/** The newest sign of an open login: a session's last call, or its last renewal; 0 for none. */
const LAST_SEEN = sql<number>`max(
  coalesce((select max(s.last_seen_at) from sessions s where s.user_id = users.id), 0),
  coalesce((select max(r.created_at) from refresh_tokens r where r.user_id = users.id), 0)
)`;

const ORDERS = sql<number>`(select count(*) from submission_members m
  join orders o on o.submission_id = m.submission_id
  where m.user_id = users.id and o.sent_at is not null)`;

type Organisation = { id: string; reference: string; name: string; status: SubmissionStatus };

const SHOWN = {
  id: users.id,
  name: users.name,
  email: users.email,
  language: users.language,
  firstLogin: users.firstLogin,
  temporaryUntil: users.temporaryUntil,
  disabledAt: users.disabledAt,
  createdAt: users.createdAt,
  version: users.version,
  lastSeen: LAST_SEEN,
  orders: ORDERS,
  /** All who see what this account sees, itself with them. */
  accounts: sql<number>`(select count(distinct c.user_id) from submission_members m
    join submission_members c on c.submission_id = m.submission_id where m.user_id = users.id)`,
  isOwner: sql<number>`exists (select 1 from submission_members m
    where m.user_id = users.id and m.part = 'owner')`.mapWith(Boolean),
  organisations: sql<string>`(select json_group_array(json_object(
    'id', o.id, 'reference', o.reference, 'name', o.institution_name, 'status', o.status))
    from (select s.* from ${ITS_SUBMISSIONS} order by s.institution_sort, s.reference) o)`.mapWith(
    (found: string) => JSON.parse(found) as Organisation[],
  ),
};

export type PartnerListRow = Awaited<ReturnType<typeof readPartners>>[number];

function showPartner<Row extends Omit<PartnerListRow, "state"> & { place: unknown }>(row: Row, now: Date) {
  const { firstLogin, temporaryUntil, disabledAt, createdAt, lastSeen, place: _, ...shown } = row;
  return {
    ...shown,
    state: credentialState({ firstLogin, temporaryUntil, disabledAt }, now),
    /** While a mailed password waits to be used: until when it can be. */
    temporaryUntil: (firstLogin && temporaryUntil?.toISOString()) || null,
    createdAt: createdAt.toISOString(),
    /** When the account was last at work, as far as its open logins tell. */
    lastSeenAt: lastSeen > 0 ? new Date(lastSeen).toISOString() : null,
  };
}

/** Accounts of these ids, for files of the list. */
export async function readPartners(ctx: Ctx, ids: readonly string[]) {
  const found = await ctx.db.read
    .select(SHOWN)
    .from(users)
    .where(and(isPartner, isNamed(users.id, ids)));
  return found.map((row) => ({ ...row, state: credentialState(row, ctx.now) }));
}

const isPartner = eq(users.role, "PARTNER");

const ORGANISATION = sql`coalesce((select min(s.institution_sort) from ${ITS_SUBMISSIONS}), '')`;
const SORTED = { created: users.createdAt, organisation: ORGANISATION, lastSeen: LAST_SEEN };

function sortKeyOf({ sort, search }: Question): SortKey {
  return { value: SORTED[sort.column], tie: users.id, isFound: search !== "" };
}

/** The whole list, for files of it. */
export const everyPartner = everyOf(partnerList, {
  key: sortKeyOf,
  find: (db, question, slice, ids, moment) =>
    db
      .select({ id: users.id, version: users.version, place: slice.place })
      .from(users)
      .where(ids ? and(isPartner, isNamed(users.id, ids), slice.where) : isListed(question, slice, moment))
      .orderBy(...slice.orderBy)
      .limit(slice.limit),
});

function isListed(question: Question, { where }: Pick<Slice, "where">, { now }: Moment): SQL | undefined {
  const { states } = question.filters;
  return and(isMeant(question), states.length > 0 ? inArray(stateAt(now), [...states]) : undefined, where);
}

/** What is searched for and filtered by, however its credentials stand. */
function isMeant({ search, filters }: Question): SQL | undefined {
  const { orders, parts, languages } = filters;
  return and(
    isPartner,
    isFoundBy(users.searchRow, "account_search", search),
    orders.length === 1 ? sql`${ORDERS} ${sql.raw(orders[0] === "with" ? "> 0" : "= 0")}` : undefined,
    parts.length > 0
      ? sql`exists (select 1 from submission_members m where m.user_id = users.id and m.part in ${[...parts]})`
      : undefined,
    isAnyOf(users.language, languages),
  );
}

/** `credentialState` as a question to the database. */
function stateAt(now: Date): SQL<CredentialState> {
  return sql<CredentialState>`case when ${users.disabledAt} is not null then 'disabled'
    when not ${users.firstLogin} then 'own'
    when ${users.temporaryUntil} <= ${now.getTime()} then 'expired' else 'waiting' end`;
}

function countByState(ctx: Ctx, asked: Question, { now }: Moment) {
  return ctx.db.read
    .select({ value: stateAt(now), count: rows() })
    .from(users)
    .where(isMeant(asked))
    .groupBy(sql`1`);
}
