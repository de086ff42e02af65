import type { InStatement } from "@libsql/client";
import type { Database } from "#db/client.ts";

/** The statements that a call sends to the database, without their values. */
export async function readStatements({ client }: Database, call: () => Promise<unknown>): Promise<string[]> {
  const { execute } = client;
  const statements: string[] = [];
  client.execute = (...args: unknown[]) => {
    const statement = args[0] as InStatement;
    const sql = typeof statement === "string" ? statement : statement.sql;
    // What other processes did is asked for on a server alone.
    if (!sql.includes("from news where")) statements.push(sql);
    return Reflect.apply(execute, client, args) as ReturnType<typeof execute>;
  };
  try {
    await call();
  } finally {
    client.execute = execute;
  }
  return statements;
}

/** How many they are. */
export async function countStatements(db: Database, call: () => Promise<unknown>): Promise<number> {
  return (await readStatements(db, call)).length;
}
