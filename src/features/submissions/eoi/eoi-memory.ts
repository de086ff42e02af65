import { useSyncExternalStore } from "react";
import { NO_ANSWERS, type FormAnswers } from "../answers/form-answers.ts";

export const EOI_STEPS = ["rules", "agreement", "form", "success"] as const;
export type EoiStep = (typeof EOI_STEPS)[number];

/** What was sent, as the last step shows it. */
export type Receipt = { reference: string; statusUrl: string; email: string };

export type EoiState = { step: EoiStep; isAgreed: boolean; answers: FormAnswers; receipt: Receipt | null };

export const FRESH: EoiState = { step: "rules", isAgreed: false, answers: NO_ANSWERS, receipt: null };

/** Of this tab only: what was typed survives a reload, never the tab (decisions.md 4). */
export const EOI_MEMORY = "expression-of-interest";

let state: EoiState | undefined;
const listeners = new Set<() => void>();

/** The server renders the first step; what this tab remembers takes its place as soon as the page is awake. */
export function useEoiState(): EoiState {
  return useSyncExternalStore(subscribe, readEoi, () => FRESH);
}

export function changeEoi(part: Partial<EoiState>): void {
  state = { ...readEoi(), ...part };
  keepEoi(state);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readEoi(): EoiState {
  state ??= recallEoi();
  return state;
}

function recallEoi(): EoiState {
  try {
    const kept = JSON.parse(sessionStorage.getItem(EOI_MEMORY) ?? "null") as Partial<EoiState> | null;
    if (!kept || !EOI_STEPS.includes(kept.step as EoiStep)) return FRESH;
    if (kept.step === "success" && !kept.receipt) return FRESH;
    return { ...FRESH, ...kept, answers: { ...NO_ANSWERS, ...kept.answers } };
  } catch {
    return FRESH; // Storage is switched off or holds something else.
  }
}

function keepEoi(kept: EoiState): void {
  try {
    sessionStorage.setItem(EOI_MEMORY, JSON.stringify(kept));
  } catch {
    // The answers then last as long as the page.
  }
}
