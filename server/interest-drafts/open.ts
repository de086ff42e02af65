import { and, desc, gt, ne } from "drizzle-orm";
import * as v from "valibot";
import { isAddress } from "#db/addresses.ts";
import { interestDrafts } from "#db/schema/index.ts";
import { linkSecret } from "#domain/fields.ts";
import type { KeptAnswers } from "#domain/submissions/kept-answers.ts";
import type { Ctx } from "../portal/context.ts";
import { takeTurn } from "../portal/rate.ts";
import { question } from "../call/verb.ts";
import { loadInterestDraft, mailedTokenOf } from "./load.ts";
import { sendsMail } from "../platform/env.ts";

const OPENINGS = { limit: 120, windowMs: 10 * 60 * 1000 };

export type OpenedInterest = {
  email: string;
  answers: KeptAnswers;
  version: number;
  keptAt: string;
  expiresAt: string;
  /** Forms stored under the same address by other devices, newest first; shown only with a mailed link. */
  others: { token: string; keptAt: string; institutionName: string }[];
};

/** The stored form, by the secret of the mailed link or of the device that wrote it. */
export const openInterest = question("interestDrafts.open", {
  may: "everybody",
  input: v.strictObject({ token: linkSecret() }),
  sample: ({ interestToken }) => ({ token: interestToken }),
  async run(ctx, { token }): Promise<OpenedInterest> {
    takeTurn(ctx.portal.limiter, `openInterest:${ctx.address}`, OPENINGS);
    const { draft, isMailed } = await loadInterestDraft(ctx.db.read, ctx, token);
    const { email, answers, version } = draft;
    return {
      email,
      answers,
      version,
      keptAt: draft.updatedAt.toISOString(),
      expiresAt: draft.expiresAt.toISOString(),
      others: isMailed && sendsMail(ctx.portal.env) ? await readOthers(ctx, draft) : [],
    };
  },
});

async function readOthers(ctx: Ctx, { id, email }: { id: string; email: string }) {
  const rows = await ctx.db.read
    .select()
    .from(interestDrafts)
    .where(
      and(
        isAddress(interestDrafts.email, email),
        ne(interestDrafts.id, id),
        gt(interestDrafts.expiresAt, ctx.now),
      ),
    )
    .orderBy(desc(interestDrafts.updatedAt));
  return rows.map((row) => ({
    token: mailedTokenOf(ctx.portal, row.id),
    keptAt: row.updatedAt.toISOString(),
    institutionName: nameIn(row.answers),
  }));
}

function nameIn({ institutionName }: KeptAnswers): string {
  return typeof institutionName === "string" ? institutionName.slice(0, 200) : "";
}
