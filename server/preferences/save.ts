import { noteWritten } from "#db/client.ts";
import { deskPreferences } from "#db/schema/index.ts";
import { type Preferences, preferencesInput } from "#domain/preferences.ts";
import { change } from "../call/verb.ts";
import { readPreferences } from "./get.ts";

/**
 * Saves the reader's preferences. The last save wins, from whatever device: they are nobody else's, and no record.
 */
export const savePreferences = change("preferences.save", {
  may: ["desk.arrange"],
  input: preferencesInput,
  sample: { density: "compact" },
  async run(tx, ctx, input): Promise<Preferences> {
    const { id: userId } = ctx.actor;
    const next = { ...(await readPreferences(tx, userId)), ...input };
    await tx
      .insert(deskPreferences)
      .values({ userId, ...next })
      .onConflictDoUpdate({ target: deskPreferences.userId, set: next });
    noteWritten(tx, { kind: "shown", as: "own", id: userId, to: { account: userId } });
    return next;
  },
});
