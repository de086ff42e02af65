import { eq } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { users } from "#db/schema/index.ts";
import type { Ctx, SignedInCtx } from "../portal/context.ts";
import { enqueueMail } from "../mail/enqueue.ts";
import type { LoadedOrder } from "../orders/record/load.ts";
import { handedUrlOf, type HandedRow, type LinkedStep } from "./load.ts";

/** A step of an order, with whoever has it. */
type GivenStep = LoadedOrder & { row: HandedRow };

/** To a colleague with the way to the order, to somebody without an account with the link of that step alone. */
export async function mailHandedOn(tx: Tx, ctx: SignedInCtx, given: GivenStep): Promise<void> {
  const { row, order } = given;
  const { to, locale, record, about } = addressed(ctx, given);
  const params = { ...about, note: row.note };
  if (row.toUser === null) {
    const validUntil = row.expiresAt?.toISOString() ?? "";
    const secrets = { url: handedUrlOf(ctx.portal, row.id) };
    await enqueueMail(tx, ctx, {
      template: "stepHandedOut",
      to,
      locale,
      record,
      params: { ...params, validUntil },
      secrets,
    });
    return;
  }
  const url = pageOf(ctx, order.id);
  await enqueueMail(tx, ctx, { template: "stepHandedOn", to, locale, record, params: { ...params, url } });
}

export async function mailTakenBack(tx: Tx, ctx: SignedInCtx, given: GivenStep): Promise<void> {
  const { to, locale, record, about } = addressed(ctx, given);
  await enqueueMail(tx, ctx, { template: "stepTakenBack", to, locale, record, params: about });
}

/** Mails the answer to the user who handed the step on. */
export async function mailHandedIn(
  tx: Tx,
  ctx: Ctx,
  { row, order, submission }: LinkedStep,
  { files, answer }: { files: number; answer: string },
): Promise<void> {
  const [giver] = await tx.select().from(users).where(eq(users.id, row.givenBy));
  if (!giver) return;
  await enqueueMail(tx, ctx, {
    template: "stepHandedIn",
    to: { email: giver.email, name: giver.name },
    locale: giver.language,
    record: { kind: "order", id: order.id },
    params: {
      company: submission.institutionName,
      reference: order.reference ?? "",
      name: row.name,
      files,
      note: answer,
      url: pageOf(ctx, order.id),
    },
  });
}

function addressed({ actor }: SignedInCtx, { order, submission, row }: GivenStep) {
  const company = submission.institutionName;
  return {
    to: { email: row.email, name: row.name },
    locale: row.language,
    record: { kind: "order", id: order.id },
    about: { giver: actor.name, company, reference: order.reference ?? "", step: row.step },
  };
}

function pageOf({ portal }: Pick<Ctx, "portal">, orderId: string): string {
  return `${portal.env.PUBLIC_URL}/partner/orders/${orderId}`;
}
