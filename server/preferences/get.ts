import { eq } from "drizzle-orm";
import type { Reader, Tx } from "#db/client.ts";
import { deskPreferences } from "#db/schema/index.ts";
import { type Preferences, USUAL_PREFERENCES } from "#domain/preferences.ts";
import { question } from "../verb.ts";

/** How the reader likes to work. */
export const getPreferences = question("preferences.get", {
  may: ["desk.arrange"],
  run: (ctx) => readPreferences(ctx.db.read, ctx.actor.id),
});

export async function readPreferences(db: Reader | Tx, userId: string): Promise<Preferences> {
  const { density, letterKeys } = deskPreferences;
  const [own] = await db
    .select({ density, letterKeys })
    .from(deskPreferences)
    .where(eq(deskPreferences.userId, userId));
  return own ?? USUAL_PREFERENCES;
}
