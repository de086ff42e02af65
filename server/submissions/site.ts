import * as v from "valibot";
import { id } from "#domain/fields.ts";
import type { SiteFacts } from "#domain/submissions/site-facts.ts";
import { readSettings } from "../event/read.ts";
import { siteFactsOf } from "../event/site-facts.ts";
import { question } from "../call/verb.ts";
import { loadSubmission } from "./load.ts";

/** Facts about the site, for the submission's partners and staff. */
export const readSite = question("submissions.site", {
  may: ["submissions.view", "own.view"],
  input: v.strictObject({ id: id() }),
  sample: ({ submission }) => ({ id: submission }),
  async run(ctx, { id }): Promise<SiteFacts> {
    const { siteFacts } = await loadSubmission(ctx.db.read, ctx, id);
    return siteFactsOf(await readSettings(ctx.db.read), siteFacts);
  },
});
