import { Database } from "bun:sqlite";
import { join } from "node:path";
import { searchable } from "#domain/accents.ts";
import { SENT_STATUSES } from "#domain/orders/moves/status.ts";
import { openChance } from "#server/demo/large/chance.ts";
import { LARGE_ADMIN } from "#server/demo/large/accounts.ts";
import { LARGE_LINES } from "#server/demo/large/plan.ts";
import { DEMO_PASSWORD } from "#server/demo/stage.ts";

export const PASSWORD = DEMO_PASSWORD;
export const STAFF = LARGE_ADMIN;

/** What of a season the calls of the benchmark name. */
export type Season = {
  /** The orders of fifty lines. */
  large: string[];
  /** Exhibitors with a submission they can order for. */
  partners: { email: string; submissionId: string }[];
  /** The exhibitor with the most orders, by the e-mail. */
  busiest: string;
  items: string[];
  /** The team, by the ids of its accounts. */
  team: string[];
  /** A status and something to search for, in turn; thousands, so that hardly any comes twice. */
  searches: { status: string; search: string }[];
};

const SEARCHES = 5_000;

export function readSeason(dataDir: string): Season {
  const db = new Database(join(dataDir, "portal.db"), { readonly: true });
  const all = <Row>(query: string, ...values: string[]) => db.query(query).all(...values) as Row[];
  const large = all<{ id: string }>(
    `SELECT order_id AS id FROM order_lines GROUP BY order_id HAVING count(*) = ${LARGE_LINES} ORDER BY order_id`,
  );
  const partners = all<Season["partners"][number]>(
    `SELECT email, submission_id AS submissionId FROM users JOIN submission_members ON user_id = users.id
     WHERE role = 'PARTNER' AND part = 'owner' ORDER BY email`,
  );
  const [busiest] = all<{ email: string }>(
    `SELECT users.email FROM orders JOIN submission_members USING (submission_id) JOIN users ON user_id = users.id
     WHERE role = 'PARTNER' AND sent_at IS NOT NULL GROUP BY users.id ORDER BY count(*) DESC, users.email LIMIT 1`,
  );
  const items = all<{ id: string }>("SELECT id FROM catalogue_items WHERE status = 'ACTIVE' ORDER BY id");
  const team = all<{ id: string }>("SELECT id FROM users WHERE role <> 'PARTNER' ORDER BY id");
  const names = all<{ words: string; reference: string }>(
    `SELECT institution_name || ' ' || representative_name AS words, orders.reference
     FROM orders JOIN submissions ON submissions.id = submission_id
     WHERE sent_at IS NOT NULL ORDER BY orders.id LIMIT ${SEARCHES}`,
  );
  db.close();
  return {
    large: large.map(({ id }) => id),
    partners,
    busiest: busiest?.email ?? "",
    items: items.map(({ id }) => id),
    team: team.map(({ id }) => id),
    searches: chooseSearches(names),
  };
}

/** As people search: a name or two, often only begun, now and then the number of an order. */
function chooseSearches(names: readonly { words: string; reference: string }[]): Season["searches"] {
  const chance = openChance(7);
  return names.map(({ words, reference }) => {
    const status = chance.pick(SENT_STATUSES);
    if (chance.below(10) === 0) return { status, search: reference.slice(-5) };
    const written = searchable(words)
      .split(/[^a-z]+/)
      .filter((word) => word.length > 2);
    const first = chance.pick(written);
    if (chance.below(2) === 0) return { status, search: first.slice(0, 3 + chance.below(first.length - 2)) };
    return { status, search: `${first} ${chance.pick(written).slice(0, 3)}` };
  });
}

/** The next of a list, and after the last one the first again. */
export function inTurn<T>(list: readonly T[]): () => T {
  let at = 0;
  return () => {
    const one = list[at % list.length];
    at += 1;
    if (one === undefined) throw new Error("the season holds none of these");
    return one;
  };
}
