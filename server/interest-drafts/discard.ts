import * as v from "valibot";
import { linkSecret } from "#domain/fields.ts";
import { noteErasure } from "../erasures/journal.ts";
import { change } from "../verb.ts";
import { endInterestDraft } from "./load.ts";

/** Erases what was kept; the link opens nothing any more. */
export const discardInterest = change("interestDrafts.discard", {
  may: "everybody",
  input: v.strictObject({ token: linkSecret() }),
  sample: ({ interestToken }) => ({ token: interestToken }),
  async run(tx, ctx, { token }): Promise<{ isGone: true }> {
    const key = await endInterestDraft(tx, ctx.portal, token);
    if (key !== undefined) noteErasure(ctx.portal.env.DATA_DIR, { what: "interestDraft", key, at: ctx.now });
    return { isGone: true };
  },
});
