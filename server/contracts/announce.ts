import { and, asc, eq, isNull } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { submissionMembers, users, type orders, type submissions } from "#db/schema/index.ts";
import type { Ctx } from "../context.ts";
import { enqueueMail } from "../mail/enqueue.ts";

type About = { order: typeof orders.$inferSelect; submission: typeof submissions.$inferSelect };

/** Tells the partner that the contract can be fetched: the submission's owner, or its representative before that. */
export async function announceContract(tx: Tx, ctx: Ctx, { order, submission }: About): Promise<void> {
  const [owner] = await tx
    .select({ email: users.email, name: users.name, language: users.language })
    .from(submissionMembers)
    .innerJoin(users, eq(users.id, submissionMembers.userId))
    .where(
      and(
        eq(submissionMembers.submissionId, submission.id),
        eq(submissionMembers.part, "owner"),
        isNull(users.disabledAt),
      ),
    )
    .orderBy(asc(submissionMembers.createdAt))
    .limit(1);
  await enqueueMail(tx, ctx, {
    template: "contractReady",
    to: owner ?? { email: submission.representativeEmail, name: submission.representativeName },
    locale: owner?.language ?? submission.contactLanguage,
    params: {
      company: submission.institutionName,
      reference: order.reference ?? "",
      url: `${ctx.portal.env.PUBLIC_URL}/partner/orders/${order.id}`,
    },
    record: { kind: "order", id: order.id },
  });
}
