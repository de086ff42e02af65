import { reasonOf, type Reason } from "#domain/refusal.ts";
import type { StoredDraft, WhyGone } from "./draft-kind.ts";

/** Why a draft is not on the server yet; it is tried again by itself. */
export type KeptWhy = "unreachable" | "busy" | "sessionEnded";

export type SaveState<Draft> =
  | { kind: "untouched" }
  | { kind: "waiting" }
  | { kind: "saved"; at: Date }
  /** On the device, or with the tab only where the browser stores nothing. */
  | { kind: "kept"; why: KeptWhy; isOnDevice: boolean }
  /** Another tab or device saved since; `current` is the version now stored, `theirs` what it holds if it could be read. */
  | { kind: "conflict"; current: number; theirs: StoredDraft<Draft> | undefined }
  /** The draft is no longer this person's to save. */
  | { kind: "gone"; why: WhyGone }
  | { kind: "refused"; error: unknown };

/** Nothing is saved or sent until a person has chosen. */
export function awaitsChoice({ kind }: SaveState<unknown>): boolean {
  return kind === "conflict" || kind === "gone";
}

/** Something is typed that the server does not have. */
export function isUnsaved({ kind }: SaveState<unknown>): boolean {
  return kind !== "untouched" && kind !== "saved";
}

/** The version now stored, when another save was faster. */
export function overtakenBy(error: unknown): number | undefined {
  const reason = reasonOf(error);
  return reason?.code === "stale" ? reason.params.current : undefined;
}

type Failed = { isOnDevice: boolean; whyGone: (reason: Reason) => WhyGone | undefined };

/** What a save that did not arrive means for what is on the screen. */
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

/** The server read the draft and found a broken rule in it; sent again it would find the same. */
function breaksRules(error: unknown): boolean {
  const data = typeof error === "object" && error !== null && "data" in error ? error.data : undefined;
  return typeof data === "object" && data !== null && "code" in data && data.code === "BAD_REQUEST";
}
