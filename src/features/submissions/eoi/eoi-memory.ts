import type { SubmissionAnswers } from "#domain/submissions/schema.ts";
import { keepDraft, readDraft } from "#src/lib/kept/tab-drafts.ts";
import { createStore } from "#src/lib/page/store.ts";

export const EOI_STEPS = ["rules", "agreement", "form", "success"] as const;
export type EoiStep = (typeof EOI_STEPS)[number];

/** What was sent, as the last step shows it. */
export type Receipt = {
  reference: string;
  statusUrl: string;
  email: string;
  isMailed: boolean;
  /** Absent in a tab that an earlier release left. */
  at?: string;
  essentials?: Essentials;
};

/** The facts that a receipt shows. */
type Essentials = Pick<SubmissionAnswers, "institutionName" | "standType" | "pavillionFocus"> & {
  size: number | undefined;
};

/** How far somebody has come in this tab; the device stores the answers (form-here.ts). */
export type EoiState = {
  step: EoiStep;
  isAgreed: boolean;
  receipt: Receipt | null;
};

export const FRESH: EoiState = { step: "rules", isAgreed: false, receipt: null };

const EOI_MEMORY = "expression-of-interest";

/** The server renders the first step; what this tab remembers takes its place once the page is taken over. */
const memory = createStore(recallEoi, { onServer: () => FRESH });

export function useEoiState(): EoiState {
  return memory.useValue();
}

export function changeEoi(part: Partial<EoiState>): void {
  const state = { ...memory.read(), ...part };
  keepDraft(EOI_MEMORY, state, "visitor");
  memory.write(state);
}

function recallEoi(): EoiState {
  const kept = readDraft(EOI_MEMORY, "visitor") as Partial<EoiState> | undefined;
  if (!kept || !EOI_STEPS.includes(kept.step as EoiStep)) return FRESH;
  if (kept.step === "success" && !kept.receipt) return FRESH;
  return { ...FRESH, ...kept };
}
