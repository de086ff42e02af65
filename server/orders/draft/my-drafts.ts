import { and, desc, eq } from "drizzle-orm";
import { orders, submissions } from "#db/schema/index.ts";
import { question } from "../../call/verb.ts";

/** Most drafts in the answer, far above what anybody has open: twenty drafts of five submissions. */
const MOST = 100;

/** The team member's own drafts on behalf of exhibitors, newest change first: nobody else finds them (ORD-04). */
export const myDrafts = question("orders.myDrafts", {
  may: ["orders.create"],
  async run({ actor, db }) {
    const rows = await db.read
      .select({
        id: orders.id,
        version: orders.version,
        type: orders.type,
        submissionId: orders.submissionId,
        submissionReference: submissions.reference,
        company: submissions.institutionName,
        updatedAt: orders.updatedAt,
      })
      .from(orders)
      .innerJoin(submissions, eq(submissions.id, orders.submissionId))
      .where(and(eq(orders.status, "DRAFT"), eq(orders.authorId, actor.id)))
      .orderBy(desc(orders.updatedAt))
      .limit(MOST);
    return rows.map(({ updatedAt, ...draft }) => ({ ...draft, updatedAt: updatedAt.toISOString() }));
  },
});
