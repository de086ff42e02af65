import * as v from "valibot";
import { requireVersion, rewrite } from "#db/records.ts";
import { interestDrafts } from "#db/schema/index.ts";
import { linkSecret, version } from "#domain/fields.ts";
import { keptAnswers } from "#domain/submissions/kept-answers.ts";
import { takeTurn } from "../portal/rate.ts";
import { change } from "../call/verb.ts";
import { keptUntil, loadInterestDraft } from "./load.ts";

/** One save every two seconds on average. */
const PER_DRAFT = { limit: 600, windowMs: 20 * 60 * 1000 };

/** Overwrites the stored form and extends it by thirty days; refused when another device saved meanwhile. */
export const saveInterest = change("interestDrafts.save", {
  may: "everybody",
  input: v.strictObject({ token: linkSecret(), version: version(), answers: keptAnswers() }),
  sample: ({ interestToken }) => ({
    token: interestToken,
    version: 1,
    answers: { institutionName: "Instituto Várzea Viva" },
  }),
  async run(tx, ctx, { token, version: seen, answers }): Promise<{ version: number; keptAt: string }> {
    const { draft, isMailed } = await loadInterestDraft(tx, ctx, token);
    requireVersion("interestDraft", draft, seen);
    takeTurn(ctx.portal.limiter, `saveInterest:${draft.id}`, PER_DRAFT);
    const provenAt = draft.provenAt ?? (isMailed ? ctx.now : null);
    const after = await rewrite(tx, interestDrafts, draft, {
      answers,
      provenAt,
      updatedAt: ctx.now,
      expiresAt: keptUntil(ctx.now),
    });
    return { version: after.version, keptAt: after.updatedAt.toISOString() };
  },
});
