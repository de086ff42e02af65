import { and, eq } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { outbox } from "#db/schema/index.ts";
import { reasonOf } from "#domain/refusal.ts";
import type { SignedInCtx } from "../../portal/context.ts";
import { type MailPreview, previewMail, previewNobody } from "../../mail/preview.ts";
import { findRecipient, type Recipient } from "../../members/recipient.ts";
import { type LoadedOrder, loadOrder } from "../record/load.ts";

type Letter = Pick<
  typeof outbox.$inferSelect,
  "id" | "template" | "locale" | "toEmail" | "toName" | "params"
>;

/** Ends the rehearsal, and takes all of it back. */
class Rehearsed extends Error {
  constructor(
    readonly letters: readonly Letter[],
    readonly reached: Recipient,
  ) {
    super("rehearsed");
  }
}

/**
 * The mail that an action on an order would send: the action runs and is rolled back. Null where it sends no mail or
 * is refused; without an address where nobody can be reached.
 */
export async function rehearse(
  ctx: SignedInCtx,
  orderId: string,
  act: (tx: Tx, loaded: LoadedOrder) => Promise<unknown>,
): Promise<MailPreview | null> {
  const rehearsed = await rehearseAct(ctx, orderId, act);
  const letters = rehearsed?.letters ?? [];
  const letter = letters.find(({ toEmail }) => toEmail === rehearsed?.reached.to?.email) ?? letters[0];
  if (!letter) return rehearsed?.reached.to === null ? previewNobody(ctx, rehearsed.reached.locale) : null;
  const { template, locale, params, toEmail: email, toName: name } = letter;
  const others = letters
    .filter((one) => one !== letter && one.template === template)
    .map((one) => ({ to: { email: one.toEmail, name: one.toName } }));
  return previewMail(ctx, { template, locale, params, to: { email, name } }, others);
}

async function rehearseAct(
  ctx: SignedInCtx,
  orderId: string,
  act: (tx: Tx, loaded: LoadedOrder) => Promise<unknown>,
): Promise<Rehearsed | undefined> {
  try {
    await ctx.db.write(async (tx) => {
      const loaded = await loadOrder(tx, ctx, orderId);
      const before = new Set((await lettersOf(tx, orderId)).map((letter) => letter.id));
      await act(tx, loaded);
      const after = await lettersOf(tx, orderId);
      const { order, submission } = loaded;
      throw new Rehearsed(
        after.filter((letter) => !before.has(letter.id)),
        await findRecipient(tx, submission, order.authorId),
      );
    });
    return undefined;
  } catch (error) {
    if (error instanceof Rehearsed) return error;
    const code = reasonOf(error)?.code;
    if (code === undefined || code === "notFound" || code === "forbidden") throw error;
    return undefined;
  }
}

function lettersOf(tx: Tx, orderId: string): Promise<Letter[]> {
  const { id: letterId, template, locale, toEmail, toName, params } = outbox;
  return tx
    .select({ id: letterId, template, locale, toEmail, toName, params })
    .from(outbox)
    .where(and(eq(outbox.recordKind, "order"), eq(outbox.recordId, orderId)));
}
