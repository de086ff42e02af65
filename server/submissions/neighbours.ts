import { count, eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { slicesAround } from "#db/neighbours.ts";
import { sliceOf, type Slice } from "#db/page.ts";
import { submissions } from "#db/schema/index.ts";
import { id } from "#domain/fields.ts";
import { refuse } from "#domain/refusal.ts";
import { submissionList } from "#domain/submissions/list.ts";
import { readMoment } from "../event/moment.ts";
import { question } from "../verb.ts";
import { isListed, sortKeyOf } from "./list.ts";

/**
 * Which submissions stand before and after one in the list somebody came from, and at which place it stands itself;
 * null once it is no longer in that list, which a decision often brings about: the way on stays.
 */
export const submissionNeighbours = question("submissions.neighbours", {
  may: ["submissions.view"],
  input: v.strictObject({ of: id(), list: submissionList.input }),
  sample: ({ submission }) => ({ of: submission, list: {} }),
  async run(ctx, { of, list: asked }) {
    const moment = await readMoment(ctx);
    const key = sortKeyOf(asked);
    const { place: own } = sliceOf(asked, key);
    const [place] = await ctx.db.read.select(own).from(submissions).where(eq(submissions.id, of));
    if (!place) throw refuse("notFound", { record: "submission" });
    const { before, after } = slicesAround(asked, key, place);

    const findOne = async (slice: Slice) => {
      const [row] = await ctx.db.read
        .select(SHOWN)
        .from(submissions)
        .where(isListed(asked, slice, moment))
        .orderBy(...slice.orderBy)
        .limit(slice.limit);
      return row ?? null;
    };
    const [found] = await ctx.db.read
      .select({
        total: count(),
        before: sql<number>`coalesce(sum(${before.where}), 0)`,
        isIn: sql<number>`coalesce(sum(${submissions.id} = ${of}), 0)`,
      })
      .from(submissions)
      .where(isListed(asked, { ...after, where: undefined }, moment));
    return {
      previous: await findOne(before),
      next: await findOne(after),
      place: found?.isIn ? found.before + 1 : null,
      total: found?.total ?? 0,
    };
  },
});

const SHOWN = {
  id: submissions.id,
  reference: submissions.reference,
  institutionName: submissions.institutionName,
};
