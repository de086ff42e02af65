import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Moment } from "#db/every.ts";
import { isAnyOf } from "#db/filters.ts";
import { isFoundBy } from "#db/full-text.ts";
import { users } from "#db/schema/index.ts";
import { credentialState, type CredentialState, partnerList } from "#domain/partners/list.ts";
import type { SubmissionStatus } from "#domain/submissions/status.ts";
import { HAS_SIGNED_IN, LAST_SEEN } from "../accounts/last-seen.ts";
import { deskList } from "../lists/desk-list.ts";
import { question } from "../call/verb.ts";

/** Names are written out, since drizzle leaves the table's away in a query on one table. */
const ITS_SUBMISSIONS = sql`submission_members m join submissions s on s.id = m.submission_id where m.user_id = users.id`;

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
  hasSignedIn: HAS_SIGNED_IN,
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

const ORGANISATION = sql`coalesce((select min(s.institution_sort) from ${ITS_SUBMISSIONS}), '')`;

const partners = deskList(partnerList, {
  id: users.id,
  version: users.version,
  fields: SHOWN,
  from: (db, fields) => db.select(fields).from(users),
  of: eq(users.role, "PARTNER"),
  sorted: { created: users.createdAt, organisation: ORGANISATION, lastSeen: LAST_SEEN },
  counted: { states: stateAt },
  where: ({ search, filters: { orders, parts, languages } }) =>
    and(
      isFoundBy(users.searchRow, "account_search", search),
      orders.length === 1 ? sql`${ORDERS} ${sql.raw(orders[0] === "with" ? "> 0" : "= 0")}` : undefined,
      parts.length > 0
        ? sql`exists (select 1 from submission_members m where m.user_id = users.id and m.part in ${[...parts]})`
        : undefined,
      isAnyOf(users.language, languages),
    ),
  show({ firstLogin, temporaryUntil, disabledAt, createdAt, lastSeen, ...shown }, { now }) {
    return {
      ...shown,
      state: credentialState({ firstLogin, temporaryUntil, disabledAt }, now),
      /** While a mailed password waits to be used: until when it can be. */
      temporaryUntil: (firstLogin && temporaryUntil?.toISOString()) || null,
      createdAt: createdAt.toISOString(),
      /** When the account was last at work, as far as its logins show. */
      lastSeenAt: lastSeen > 0 ? new Date(lastSeen).toISOString() : null,
    };
  },
});

/** `credentialState` as a question to the database. */
function stateAt({ now }: Moment): SQL<CredentialState> {
  return sql<CredentialState>`case when ${users.disabledAt} is not null then 'disabled'
    when not ${users.firstLogin} then 'own'
    when ${users.temporaryUntil} <= ${now.getTime()} then 'expired' else 'waiting' end`;
}

/** A page of the exhibitors' accounts (ADM-09): organisation, contact, orders, last sign-in, how the credentials stand. */
export const listPartners = question("partners.list", {
  may: ["partners.register"],
  input: partnerList.input,
  sample: {},
  run: partners.page,
});

/** The whole list, for files of it, and accounts of these ids. */
export const { every: everyPartner, named: readPartners } = partners;
