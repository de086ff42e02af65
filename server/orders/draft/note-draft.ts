import { noteWritten, type Tx } from "#db/client.ts";
import type { SignedInCtx } from "../../portal/context.ts";
import type { OrderRow } from "../record/load.ts";

type Draft = Pick<OrderRow, "id" | "submissionId" | "authorId">;

/** A draft was begun or thrown away: news to the colleagues of the exhibitor who writes it. */
export function noteDraft(tx: Tx, { actor }: SignedInCtx, draft: Draft): void {
  if (actor.role === "PARTNER") noteColleagues(tx, draft, actor.id);
}

/** Announces to open pages that a draft was changed. */
export function noteDraftWritten(tx: Tx, ctx: SignedInCtx, draft: Draft): void {
  noteAuthor(tx, draft);
  noteDraft(tx, ctx, draft);
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
