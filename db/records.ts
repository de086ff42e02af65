import type { Client } from "@libsql/client";
import { drizzle, type LibSQLDatabase } from "drizzle-orm/libsql";
import type { Database } from "./client.ts";
import * as schema from "./schema/index.ts";

type Records = LibSQLDatabase<typeof schema>["query"];

/**
 * A question about records that brings along what hangs on them (schema/relations.ts): one statement, however many
 * tables that is. Built once for each database, as in `hot`: `build` ends in `.prepare()`.
 */
export function hotRecord<Query>(build: (records: Records) => Query): (db: Database) => Query {
  const built = new WeakMap<Client, Query>();
  return ({ client }) => {
    const known = built.get(client);
    if (known) return known;
    const query = build(recordsOf(client));
    built.set(client, query);
    return query;
  };
}

const known = new WeakMap<Client, Records>();

function recordsOf(client: Client): Records {
  const records = known.get(client) ?? drizzle(client, { schema }).query;
  known.set(client, records);
  return records;
}
