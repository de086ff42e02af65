import * as v from "valibot";
import { linkSecret } from "#domain/fields.ts";
import { change } from "../verb.ts";
import { endInterestDraft } from "./load.ts";

/** Erases what was kept; the link opens nothing any more. */
export const discardInterest = change("interestDrafts.discard", {
  may: "everybody",
  input: v.strictObject({ token: linkSecret() }),
  sample: ({ interestToken }) => ({ token: interestToken }),
  async run(tx, ctx, { token }): Promise<{ isGone: true }> {
    await endInterestDraft(tx, ctx.portal, token);
    return { isGone: true };
  },
});
