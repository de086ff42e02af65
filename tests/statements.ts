import type { Database } from "#db/client.ts";

/** How many statements a call sends to the database. */
export async function countStatements({ client }: Database, call: () => Promise<unknown>): Promise<number> {
  const { execute } = client;
  let statements = 0;
  client.execute = (...args: unknown[]) => {
    // What other processes did is asked for on a server alone.
    if (!JSON.stringify(args[0]).includes("from news where")) statements += 1;
    return Reflect.apply(execute, client, args) as ReturnType<typeof execute>;
  };
  try {
    await call();
  } finally {
    client.execute = execute;
  }
  return statements;
}
