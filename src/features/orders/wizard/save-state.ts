import type { OrderDraft } from "#domain/orders/draft/draft.ts";
import { reasonOf } from "#domain/refusal.ts";

export type StoredDraft = { draft: OrderDraft; version: number; savedAt: Date };

/** Why a draft is not on the server yet; it is tried again by itself. */
export type KeptWhy = "unreachable" | "busy" | "sessionEnded";

export type SaveState =
  | { kind: "untouched" }
  | { kind: "waiting" }
  | { kind: "saved"; at: Date }
  /** On the device, or with the tab only where the browser stores nothing. */
  | { kind: "kept"; why: KeptWhy; isOnDevice: boolean }
  /** Another tab or device saved since; `current` is the version now stored, `theirs` what it holds if it could be read. */
  | { kind: "conflict"; current: number; theirs: StoredDraft | undefined }
  /** The draft is no longer this person's to save: it was sent, discarded or taken over. */
  | { kind: "gone"; isSent: boolean }
  | { kind: "refused"; error: unknown };

/** Nothing is saved or sent until somebody has chosen. */
export function isHeld({ kind }: SaveState): boolean {
  return kind === "conflict" || kind === "gone";
}

/** The version now stored, when somebody else was faster. */
export function overtakenBy(error: unknown): number | undefined {
  const reason = reasonOf(error);
  return reason?.code === "stale" ? reason.params.current : undefined;
}

/** What a save that did not arrive means for what is on the screen. */
export function stateAfter(
  error: unknown,
  { isOnDevice, isStored }: { isOnDevice: boolean; isStored: boolean },
): SaveState {
  const reason = reasonOf(error);
  switch (reason?.code) {
    case "stale":
      return { kind: "conflict", current: reason.params.current, theirs: undefined };
    case "signInRequired":
      return { kind: "kept", why: "sessionEnded", isOnDevice };
    case "busy":
    case "tooManyRequests":
      return { kind: "kept", why: "busy", isOnDevice };
    case "orderLocked":
      return isStored ? { kind: "gone", isSent: true } : { kind: "refused", error };
    case "notFound":
      return isStored && reason.params.record === "order"
        ? { kind: "gone", isSent: false }
        : { kind: "refused", error };
    case undefined:
      return breaksRules(error)
        ? { kind: "refused", error }
        : { kind: "kept", why: "unreachable", isOnDevice };
    default:
      return { kind: "refused", error };
  }
}

/** The server read the draft and found a broken rule in it; sent again it would find the same. */
function breaksRules(error: unknown): boolean {
  const data = typeof error === "object" && error !== null && "data" in error ? error.data : undefined;
  return typeof data === "object" && data !== null && "code" in data && data.code === "BAD_REQUEST";
}
