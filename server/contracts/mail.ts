import type { ReadDb, Tx } from "#db/client.ts";
import type { orders, submissions } from "#db/schema/index.ts";
import type { Ctx } from "../context.ts";
import { enqueueMail } from "../mail/enqueue.ts";
import { findRecipient } from "../members/recipient.ts";

type About = { order: typeof orders.$inferSelect; submission: typeof submissions.$inferSelect };

/** What tells the exhibitor that the contract can be downloaded; read before it goes out as well. */
export async function writeContractReady(db: ReadDb | Tx, ctx: Ctx, { order, submission }: About) {
  return {
    template: "contractReady" as const,
    ...(await findRecipient(db, submission, order.authorId, { orderId: order.id, duty: "signContract" })),
    params: {
      company: submission.institutionName,
      reference: order.reference ?? "",
      version: order.contentVersion,
      url: `${ctx.portal.env.PUBLIC_URL}/partner/orders/${order.id}`,
    },
  };
}

/** Mails the exhibitor that the contract can be downloaded. */
export async function mailContract(tx: Tx, ctx: Ctx, about: About): Promise<void> {
  const mail = await writeContractReady(tx, ctx, about);
  await enqueueMail(tx, ctx, { ...mail, record: { kind: "order", id: about.order.id } });
}

type SignedCopyLetter = { template: "signedCopyReceived" } | { template: "signedCopyRefused"; note?: string };

/** What tells the exhibitor that a signed copy came, or why it was not taken. */
export async function writeSignedCopy<Letter extends SignedCopyLetter>(
  db: ReadDb | Tx,
  ctx: Ctx,
  { order, submission }: About,
  letter: Letter,
) {
  const { template, note = "" } = { note: "", ...letter };
  return {
    template: template as Letter["template"],
    ...(await findRecipient(db, submission, order.authorId, { orderId: order.id, duty: "signContract" })),
    params: {
      company: submission.institutionName,
      reference: order.reference ?? "",
      note,
      url: `${ctx.portal.env.PUBLIC_URL}/partner/orders/${order.id}`,
    },
  };
}

export async function mailSignedCopy(
  tx: Tx,
  ctx: Ctx,
  about: About,
  letter: SignedCopyLetter,
): Promise<void> {
  const mail = await writeSignedCopy(tx, ctx, about, letter);
  await enqueueMail(tx, ctx, { ...mail, record: { kind: "order", id: about.order.id } });
}
