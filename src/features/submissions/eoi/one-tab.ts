import { useEffect, useState } from "react";
import { dropDraft } from "#src/lib/kept/tab-drafts.ts";
import { changeEoi, EOI_DRAFT, keptForm, typedHere, type KeptForm } from "./eoi-memory.ts";

/** Of the lock that the tab with the open form holds, and of the channel on which it is asked to hand over. */
export const ONE_TAB = "expression-of-interest-form";

export type Handed = { values: Record<string, unknown> | undefined; kept: KeptForm | null };
export type Said = { ask: true } | { handed: Handed } | { taken: true } | { opened: true } | { sent: true };

/** `elsewhere`: another tab had it open before; `away`: it goes on in another tab, from here. */
export type Holding = "asking" | "here" | "elsewhere" | "away";

/**
 * The form is open in one tab at a time. Asked by another, the tab that has it hands over what is written, and drops it
 * once the other has it. Without locks (plain http) each tab has its own form.
 */
export function useOneTab(): [Holding, () => void] {
  const [holding, setHolding] = useState<Holding>(navigator.locks ? "asking" : "here");
  const [turn, setTurn] = useState(0);
  useEffect(() => (navigator.locks ? hold(setHolding, turn > 0) : undefined), [turn]);
  return [holding, () => setTurn(turn + 1)];
}

/** Until the answered function is called; `isTaking`: also from a tab that does not answer. */
function hold(tell: (holding: Holding) => void, isTaking: boolean): () => void {
  const letGo = Promise.withResolvers<void>();
  const channel = new BroadcastChannel(ONE_TAB);
  const say = (said: Said) => channel.postMessage(said);
  let isHere = false;
  let hasGiven = false;
  channel.addEventListener("message", ({ data }: MessageEvent<Said>) => {
    if ("ask" in data && isHere) {
      say({ handed: { values: typedHere(), kept: keptForm() } });
      isHere = false;
      hasGiven = true;
      letGo.resolve();
      tell("away");
    } else if ("taken" in data && hasGiven) {
      dropDraft(EOI_DRAFT, "visitor");
      changeEoi({ kept: null });
    }
  });
  navigator.locks
    .request(ONE_TAB, isTaking ? { steal: true } : { ifAvailable: true }, (lock) => {
      if (!lock) return tell("elsewhere");
      isHere = true;
      say({ opened: true });
      tell("here");
      return letGo.promise;
    })
    .catch(() => tell("away"));
  return () => {
    isHere = false;
    letGo.resolve();
    channel.close();
  };
}
