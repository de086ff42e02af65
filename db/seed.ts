import { settings } from "#db/schema/index.ts";
import { DEFAULT_SETTINGS } from "#domain/settings/schema.ts";
import type { Database } from "./client.ts";

/** First run: the settings record with the facts of the event. Later runs change nothing. */
export async function seedDatabase(db: Database, now: Date): Promise<void> {
  await db.write((tx) =>
    tx.insert(settings).values({ id: 1, data: DEFAULT_SETTINGS, updatedAt: now }).onConflictDoNothing(),
  );
}
