import * as v from "valibot";
import { forgetWords } from "#db/forget-words.ts";
import { linkSecret } from "#domain/fields.ts";
import { noteErasure } from "../erasures/journal.ts";
import { removeLetters } from "../mail/folder.ts";
import { change } from "../call/verb.ts";
import { endInterestDraft } from "./load.ts";

/** Erases the stored form; its link stops working. */
export const discardInterest = change("interestDrafts.discard", {
  may: "everybody",
  input: v.strictObject({ token: linkSecret() }),
  sample: ({ interestToken }) => ({ token: interestToken }),
  async run(tx, ctx, { token }): Promise<{ isGone: true }> {
    const { afterwards, db, env } = ctx.portal;
    const erased = await endInterestDraft(tx, ctx.portal, token);
    if (!erased) return { isGone: true };
    noteErasure(env.DATA_DIR, { what: "interestDraft", key: erased.id, at: ctx.now });
    afterwards.begin(async () => {
      await removeLetters(env.DATA_DIR, erased.letters);
      if (erased.letters.length > 0) await forgetWords(db, "mail_search");
      await db.foldLog();
    });
    return { isGone: true };
  },
});
