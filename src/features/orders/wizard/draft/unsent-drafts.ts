import type { OrderDraft } from "#domain/orders/draft/draft.ts";
import { findUnsent } from "#src/kit/draft/draft-mirror.ts";
import { placeOf } from "../../draft/draft-place.ts";
import { orderDrafts } from "./order-drafts.ts";

/** A draft that the server has never had. */
export type UnsentDraft = { place: string; at: number; draft: OrderDraft };

/** Drafts of a submission that stand only on this device and no other tab has open, newest first. */
export async function readUnsentDrafts(submissionId: string): Promise<UnsentDraft[]> {
  const kind = orderDrafts(submissionId);
  const places = [`${placeOf(submissionId, null)}:`, placeOf(submissionId, "")];
  const found = await Promise.all(places.map((place) => findUnsent(kind, place)));
  return found.flat().toSorted((a, b) => b.at - a.at);
}
