import { noteWritten, type Tx } from "#db/client.ts";
import { isStandOrder } from "#domain/orders/type.ts";
import type { SignedInCtx } from "../context.ts";
import type { OrderRow } from "./load.ts";

type Draft = Pick<OrderRow, "id" | "submissionId" | "authorId" | "type">;

/** A draft was begun or thrown away: news to the colleagues, who read that an exhibitor's stand is being written. */
export function noteDraft(tx: Tx, { actor }: SignedInCtx, draft: Draft): void {
  if (actor.role === "PARTNER" && isStandOrder(draft.type)) noteColleagues(tx, draft, actor.id);
}

/** A draft was written on, perhaps as another kind of order. */
export function noteDraftWritten(tx: Tx, ctx: SignedInCtx, before: Draft, after: Draft): void {
  noteAuthor(tx, after);
  noteDraft(tx, ctx, isStandOrder(before.type) ? before : after);
}

/** A colleague's draft goes on under another account. */
export function noteTakenOver(tx: Tx, before: Draft, after: Draft): void {
  for (const draft of [before, after]) noteAuthor(tx, draft);
  noteColleagues(tx, after);
}

function noteAuthor(tx: Tx, { id, authorId }: Draft): void {
  noteWritten(tx, { kind: "shown", as: "ownDraft", id, to: { account: authorId } });
}

function noteColleagues(tx: Tx, { id, submissionId }: Draft, except?: string): void {
  const to = { membersOf: submissionId, ...(except && { except }) };
  noteWritten(tx, { kind: "shown", as: "colleaguesDraft", id, to });
}
