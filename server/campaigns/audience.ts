import { recipientList } from "#domain/campaigns/recipient-list.ts";
import { isNamed } from "#db/every.ts";
import { submissions } from "#db/schema/index.ts";
import { id } from "#domain/fields.ts";
import * as v from "valibot";
import type { SignedInCtx } from "../portal/context.ts";
import { refuse } from "#domain/refusal.ts";
import { question } from "../call/verb.ts";
import { meet } from "./assess.ts";
import { loadCampaign } from "./load.ts";

/** Most of them that are offered for a preview. */
const OFFERED = 500;

/** Whom a draft is for: how many, and the first of them, to look at the letter as each would read it. */
export const readAudience = question("campaigns.audience", {
  may: ["mails.manage"],
  input: v.strictObject({ id: id() }),
  sample: ({ campaign }) => ({ id: campaign }),
  async run(ctx, input) {
    const { filter } = await loadCampaign(ctx.db.read, input.id);
    if (!filter) throw refuse("noRecipients");
    const ids = await meet(ctx, filter);
    return { count: ids.length, chosen: describe(filter), first: await name(ctx, ids.slice(0, OFFERED)) };
  },
});

type Chosen = NonNullable<Awaited<ReturnType<typeof loadCampaign>>["filter"]>;

/** How the recipients were chosen: by hand, or by search and filters. */
export function describe(chosen: Chosen) {
  if (chosen.kind === "ids") return { kind: "ids" as const, count: chosen.ids.length };
  const question = v.safeParse(recipientList.input, chosen.question);
  const { search, filters } = question.success ? question.output : { search: "", filters: {} };
  return { kind: "filtered" as const, search, filters, except: chosen.except.length };
}

async function name({ db }: SignedInCtx, ids: readonly string[]) {
  const rows = await db.read
    .select({
      id: submissions.id,
      company: submissions.institutionName,
      name: submissions.representativeName,
      email: submissions.representativeEmail,
      locale: submissions.contactLanguage,
    })
    .from(submissions)
    .where(isNamed(submissions.id, ids));
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((one) => found.get(one) ?? []);
}
