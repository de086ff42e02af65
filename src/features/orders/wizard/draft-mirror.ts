import * as v from "valibot";
import { orderDraft, type OrderDraft } from "#domain/orders/draft.ts";

/**
 * What the tab remembers of a draft until the server has it: a reload, a dropped connection or an ended session
 * loses nothing. It lives in the tab's session storage only and goes with it.
 */
export type DraftMirror = { id?: string; version?: number; draft: OrderDraft; creation?: DraftCreation };

/** The save that makes the draft: after a lost answer it is sent again as it was, under the same Idempotency-Key. */
export type DraftCreation = { key: string; draft: OrderDraft };

const mirrorSchema = v.object({
  id: v.optional(v.string()),
  version: v.optional(v.number()),
  draft: orderDraft,
  creation: v.optional(v.object({ key: v.string(), draft: orderDraft })),
});

export function readMirror(key: string): DraftMirror | undefined {
  try {
    const parsed = v.safeParse(mirrorSchema, JSON.parse(sessionStorage.getItem(key) ?? "null"));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

export function writeMirror(key: string, mirror: DraftMirror): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(mirror));
  } catch {
    // Without storage the server's draft is the only copy.
  }
}

export function clearMirror(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
