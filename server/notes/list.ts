import { and, desc, eq, isNull, type SQL } from "drizzle-orm";
import * as v from "valibot";
import type { ReadDb } from "#db/client.ts";
import { notes, users } from "#db/schema/index.ts";
import { id } from "#domain/fields.ts";
import { loadOrder } from "../orders/record/load.ts";
import { question } from "../call/verb.ts";

/** What the team noted down about a submission itself, newest first; one's own may be changed. */
export const listNotes = question("notes.list", {
  may: ["notes.write"],
  input: v.strictObject({ submissionId: id() }),
  sample: ({ submission }) => ({ submissionId: submission }),
  async run(ctx, { submissionId }) {
    const rows = await selectNotes(
      ctx.db.read,
      and(eq(notes.submissionId, submissionId), isNull(notes.orderId)),
    );
    return rows.map((row) => showNote(row, ctx.actor.id));
  },
});

/** The same of an order that was sent; a draft is nobody's but its author's. */
export const listOrderNotes = question("notes.listOfOrder", {
  may: ["notes.write"],
  input: v.strictObject({ orderId: id() }),
  sample: ({ order }) => ({ orderId: order }),
  async run(ctx, { orderId }) {
    await loadOrder(ctx.db.read, ctx, orderId);
    const rows = await selectNotes(ctx.db.read, eq(notes.orderId, orderId));
    return rows.map((row) => showNote(row, ctx.actor.id));
  },
});

function selectNotes(db: ReadDb, about: SQL | undefined) {
  return db
    .select({ note: notes, author: users.name })
    .from(notes)
    .innerJoin(users, eq(users.id, notes.authorId))
    .where(about)
    .orderBy(desc(notes.createdAt), desc(notes.id));
}

type Row = Awaited<ReturnType<typeof selectNotes>>[number];

function showNote({ note, author }: Row, readerId: string) {
  return {
    id: note.id,
    version: note.version,
    text: note.text,
    author,
    isOwn: note.authorId === readerId,
    createdAt: note.createdAt.toISOString(),
    editedAt: note.editedAt?.toISOString() ?? null,
  };
}
