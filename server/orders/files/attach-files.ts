import { and, asc, eq, inArray, isNull, type Placeholder, sql } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { hot } from "#db/hot.ts";
import { files } from "#db/schema/index.ts";
import { emptyBriefing } from "#domain/orders/draft/briefing.ts";
import { emptyDraft, type OrderDraft } from "#domain/orders/draft/draft.ts";
import type { FileReference } from "#domain/files/file-reference.ts";
import { orderKindOf } from "#domain/orders/kinds/kinds.ts";
import { CONTENT_PURPOSES, mapFiles, namedFiles } from "#domain/orders/draft/named-files.ts";
import type { SignedInCtx } from "../../portal/context.ts";
import { referenceTo, attachNamed } from "../../files/attach-named.ts";

/**
 * Ties what a draft names to it, with the save that names it first, and lets go of what it names no longer: that lies
 * a week on the disk and comes back when it is named again. Answers the draft with its files as the portal knows them.
 */
export async function attachDraftFiles(
  tx: Tx,
  ctx: SignedInCtx,
  orderId: string,
  draft: OrderDraft,
): Promise<OrderDraft> {
  const named = namedFiles(draft);
  const attached = await attachNamed(tx, ctx, { ownerKind: "order", ownerId: orderId }, named);
  const kept = JSON.stringify(attached.map(({ id }) => id));
  await letGoOfOthers(tx).run({ orderId, kept, now: ctx.now.getTime() });
  const next = attached.values();
  // The same walk that named them, so they come in the same order. An address stays as it was given.
  return mapFiles(draft, ({ reference }) => {
    const { value } = next.next();
    return value?.sha256 ? referenceTo(value) : reference;
  });
}

/** The same for what is sent: files of fields that this kind of order does not have are let go. */
export function attachSentFiles(
  tx: Tx,
  ctx: SignedInCtx,
  orderId: string,
  content: OrderDraft,
): Promise<OrderDraft> {
  const { briefing, proposal } = orderKindOf(content.orderType).filesIn;
  const kept = {
    ...content,
    ...(!briefing && { briefing: emptyBriefing() }),
    ...(!proposal && { proposal: emptyDraft("").proposal }),
  };
  return attachDraftFiles(tx, ctx, orderId, kept);
}

const letGoOfOthers = hot((db) =>
  db
    .update(files)
    .set({ deletedAt: sql`${sql.placeholder("now")}` })
    .where(
      and(
        isContentOf(sql.placeholder("orderId")),
        sql`${files.id} not in (select value from json_each(${sql.placeholder("kept")}))`,
      ),
    )
    .prepare(),
);

function isContentOf(orderId: string | Placeholder) {
  return and(
    eq(files.ownerKind, "order"),
    eq(files.ownerId, orderId),
    inArray(files.purpose, [...CONTENT_PURPOSES]),
    isNull(files.requestId),
    isNull(files.deletedAt),
  );
}

/** What a proposal that was sent carries: its files live beside it, not in it. */
export async function readAttachments(db: ReadDb | Tx, orderId: string): Promise<FileReference[]> {
  const rows = await db
    .select()
    .from(files)
    .where(and(isContentOf(orderId), eq(files.purpose, "attachment")))
    .orderBy(asc(files.createdAt), asc(files.id));
  return rows.map(referenceTo);
}
