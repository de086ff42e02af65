import type { Tx } from "#db/client.ts";
import type { orders, submissions } from "#db/schema/index.ts";
import type { Ctx } from "../context.ts";
import { enqueueMail } from "../mail/enqueue.ts";
import { findRecipient } from "../members/recipient.ts";

type About = { order: typeof orders.$inferSelect; submission: typeof submissions.$inferSelect };

/** Mails the exhibitor that the contract can be downloaded. */
export async function mailContract(tx: Tx, ctx: Ctx, { order, submission }: About): Promise<void> {
  await enqueueMail(tx, ctx, {
    template: "contractReady",
    ...(await findRecipient(tx, submission, order.authorId)),
    params: {
      company: submission.institutionName,
      reference: order.reference ?? "",
      version: order.contentVersion,
      url: `${ctx.portal.env.PUBLIC_URL}/partner/orders/${order.id}`,
    },
    record: { kind: "order", id: order.id },
  });
}
