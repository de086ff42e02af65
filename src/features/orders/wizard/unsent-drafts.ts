import type { OrderDraft } from "#domain/orders/draft/draft.ts";
import { findUnsent } from "./draft-mirror.ts";
import { placeOf } from "./draft-place.ts";

/** A draft that the server has never had. */
export type UnsentDraft = { place: string; at: number; draft: OrderDraft };

/** Drafts of a submission that stand only on this device and no other tab has open, newest first. */
export async function readUnsentDrafts(submissionId: string): Promise<UnsentDraft[]> {
  const found = await Promise.all([
    findUnsent(`${placeOf(submissionId, null)}:`, submissionId),
    findUnsent(`${placeOf(submissionId, "")}`, submissionId),
  ]);
  return found.flat().toSorted((a, b) => b.at - a.at);
}
