import { sql } from "drizzle-orm";

/**
 * For a question about users: the newest sign of an account, of its open logins or its newest sign-in; 0 for none. Names
 * are written out, since drizzle leaves the table's away in a query on one table.
 */
export const LAST_SEEN = sql<number>`max(
  coalesce((select max(s.last_seen_at) from sessions s where s.user_id = users.id), 0),
  coalesce((select max(r.created_at) from refresh_tokens r where r.user_id = users.id), 0),
  coalesce((select n.at from sign_ins n where n.user_id = users.id), 0)
)`;

/** Whether it was ever signed in with. */
export const HAS_SIGNED_IN = sql`exists (select 1 from sign_ins n where n.user_id = users.id)`.mapWith(
  Boolean,
);
