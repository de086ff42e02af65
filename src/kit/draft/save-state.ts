import { reasonOf, type Reason } from "#domain/refusal.ts";
import type { StoredDraft, WhyGone } from "./draft-kind.ts";

/** Why a save waits; the saver tries it again by itself. */
type KeptWhy = "unreachable" | "busy" | "sessionEnded";

export type SaveState<Draft> =
  | { kind: "untouched" }
  | { kind: "waiting" }
  | { kind: "saved"; at: Date }
  /** Waits on the device, or in the tab where the browser stores nothing. */
  | { kind: "kept"; why: KeptWhy; isOnDevice: boolean }
  /** Saved elsewhere; `theirs` if it could be read. */
  | { kind: "conflict"; current: number; theirs: Omit<StoredDraft<Draft>, "savedAt"> | undefined }
  /** The draft was sent, discarded or taken over. */
  | { kind: "gone"; why: WhyGone }
  | { kind: "refused"; error: unknown };

/** Saving and sending wait for a choice. */
export function awaitsChoice({ kind }: SaveState<unknown>): boolean {
  return kind === "conflict" || kind === "gone";
}

export function isUnsaved({ kind }: SaveState<unknown>): boolean {
  return kind !== "untouched" && kind !== "saved";
}

/** The stored version, if another save was faster. */
export function overtakenBy(error: unknown): number | undefined {
  const reason = reasonOf(error);
  return reason?.code === "stale" ? reason.params.current : undefined;
}

type Failed = { isOnDevice: boolean; whyGone: (reason: Reason) => WhyGone | undefined };

export function stateAfter<Draft>(error: unknown, { isOnDevice, whyGone }: Failed): SaveState<Draft> {
  const reason = reasonOf(error);
  const gone = reason && whyGone(reason);
  if (gone) return { kind: "gone", why: gone };
  switch (reason?.code) {
    case "stale":
      return { kind: "conflict", current: reason.params.current, theirs: undefined };
    case "signInRequired":
      return { kind: "kept", why: "sessionEnded", isOnDevice };
    case "busy":
    case "tooManyRequests":
      return { kind: "kept", why: "busy", isOnDevice };
    case undefined:
      return breaksRules(error)
        ? { kind: "refused", error }
        : { kind: "kept", why: "unreachable", isOnDevice };
    default:
      return { kind: "refused", error };
  }
}

/** A validation error, which a retry would repeat. */
function breaksRules(error: unknown): boolean {
  const data = typeof error === "object" && error !== null && "data" in error ? error.data : undefined;
  return typeof data === "object" && data !== null && "code" in data && data.code === "BAD_REQUEST";
}
