import { createClient } from "@libsql/client";

/**
 * Brings everything into the one file, so that it is whole without the log beside it. Done by a connection of its own,
 * once the others are closed: a statement of theirs that was kept half-way would be in its way.
 */
export async function foldLog(url: string): Promise<void> {
  const client = createClient({ url });
  try {
    await client.execute("PRAGMA wal_checkpoint(TRUNCATE)");
  } finally {
    client.close();
  }
}
