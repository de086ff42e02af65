import * as v from "valibot";
import { orderDraft, type OrderDraft } from "#domain/orders/draft.ts";
import { readDraft } from "#src/lib/tab-drafts.ts";

/** What the tab remembers of a draft until the server has it. */
export type DraftMirror = { id?: string; version?: number; draft: OrderDraft; creation?: DraftCreation };

/** The save that makes the draft: after a lost answer it is sent again as it was, under the same Idempotency-Key. */
export type DraftCreation = { key: string; draft: OrderDraft };

const storedSnapshot = v.object({
  id: v.optional(v.string()),
  version: v.optional(v.number()),
  draft: orderDraft,
  creation: v.optional(v.object({ key: v.string(), draft: orderDraft })),
});

export function readMirror(name: string): DraftMirror | undefined {
  const parsed = v.safeParse(storedSnapshot, readDraft(name));
  return parsed.success ? parsed.output : undefined;
}
