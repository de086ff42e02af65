import type { Tx } from "#db/client.ts";
import type { orders, submissions } from "#db/schema/index.ts";
import type { Ctx } from "../portal/context.ts";
import { enqueueMail } from "../mail/enqueue.ts";
import { findHearers, type Recipient } from "../members/recipient.ts";

type About = { order: typeof orders.$inferSelect; submission: typeof submissions.$inferSelect };

/** The mail that the contract can be downloaded; also used for the preview. */
export function writeContractReady(ctx: Ctx, { order, submission }: About, recipient: Recipient) {
  return {
    template: "contractReady" as const,
    ...recipient,
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
  const record = { kind: "order", id: about.order.id };
  for (const recipient of await findHearers(tx, about, "signContract")) {
    await enqueueMail(tx, ctx, { ...writeContractReady(ctx, about, recipient), record });
  }
}

type SignedCopyLetter = { template: "signedCopyReceived" } | { template: "signedCopyRefused"; note?: string };

/** The mail that a signed copy came, or why it was refused. */
export function writeSignedCopy<Letter extends SignedCopyLetter>(
  ctx: Ctx,
  { order, submission }: About,
  letter: Letter,
  recipient: Recipient,
) {
  const { template, note = "" } = { note: "", ...letter };
  return {
    template: template as Letter["template"],
    ...recipient,
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
  const record = { kind: "order", id: about.order.id };
  for (const recipient of await findHearers(tx, about, "signContract")) {
    await enqueueMail(tx, ctx, { ...writeSignedCopy(ctx, about, letter, recipient), record });
  }
}
