import { eq } from "drizzle-orm";
import { kept } from "#db/kept.ts";
import { deskPreferences } from "#db/schema/index.ts";
import { type Preferences, USUAL_PREFERENCES } from "#domain/preferences.ts";
import { question } from "../call/verb.ts";

/** The reader's preferences for the desk. */
export const getPreferences = question("preferences.get", {
  may: ["desk.arrange"],
  run: (ctx) => readPreferences(ctx.db.read, ctx.actor.id),
});

/** The preferences of the dozen people of the team, cached until one of them changes theirs. */
export const readPreferences = kept(
  [deskPreferences],
  async (db, userId: string): Promise<Preferences> => {
    const { density, letterKeys, closedCategories } = deskPreferences;
    const [own] = await db
      .select({ density, letterKeys, closedCategories })
      .from(deskPreferences)
      .where(eq(deskPreferences.userId, userId));
    return own ?? USUAL_PREFERENCES;
  },
  (userId) => userId,
);
