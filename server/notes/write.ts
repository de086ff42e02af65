import { newId } from "#db/columns.ts";
import type { Tx } from "#db/client.ts";
import { notes } from "#db/schema/index.ts";
import { noteInput, orderNoteInput } from "#domain/notes/schema.ts";
import type { SignedInCtx } from "../portal/context.ts";
import { recordHistory } from "../history/record.ts";
import { loadOrder } from "../orders/record/load.ts";
import { loadSubmission } from "../submissions/load.ts";
import { change } from "../call/verb.ts";
import { ofNote } from "./load.ts";

/** Somebody of the team notes something down about a submission, for the team alone. */
export const writeNote = change("notes.write", {
  may: ["notes.write"],
  input: noteInput,
  sample: ({ submission }) => ({ submissionId: submission, text: "Ligou" }),
  async run(tx, ctx, { submissionId, text }): Promise<{ id: string }> {
    await loadSubmission(tx, ctx, submissionId);
    return storeNote(tx, ctx, { submissionId, orderId: null, text });
  },
});

/** The same about an order that was sent. */
export const writeOrderNote = change("notes.writeOnOrder", {
  may: ["notes.write"],
  input: orderNoteInput,
  sample: ({ order }) => ({ orderId: order, text: "Pagam na sexta" }),
  async run(tx, ctx, { orderId, text }): Promise<{ id: string }> {
    const { order } = await loadOrder(tx, ctx, orderId);
    return storeNote(tx, ctx, { submissionId: order.submissionId, orderId, text });
  },
});

type NewNote = { submissionId: string; orderId: string | null; text: string };

async function storeNote(tx: Tx, ctx: SignedInCtx, note: NewNote): Promise<{ id: string }> {
  const { submissionId, text } = note;
  const id = newId();
  await tx.insert(notes).values({ ...note, id, authorId: ctx.actor.id, createdAt: ctx.now });
  await recordHistory(tx, ctx, { ...ofNote({ id, submissionId }), action: "write", note: text });
  return { id };
}
