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

/** What one looks up in a receipt. */
type Essentials = Pick<SubmissionAnswers, "institutionName" | "standType" | "pavillionFocus"> & {
  size: number | undefined;
};

/** How far somebody has come in this tab; what they wrote in the form is a draft of its own. */
export type EoiState = {
  step: EoiStep;
  isAgreed: boolean;
  receipt: Receipt | null;
  /** The form on the server, once a link to go on later was asked for. */
  kept: KeptForm | null;
};

/** `link` is shown only where no mail leaves; `isOpened`: this device came by it. */
export type KeptForm = {
  token: string;
  version: number;
  email: string;
  link: string | null;
  isOpened?: boolean;
};

export const FRESH: EoiState = { step: "rules", isAgreed: false, receipt: null, kept: null };

/** Under which the tab keeps what is written in the form. */
export const EOI_DRAFT = "expression-of-interest-form";

/** Of this tab only; what is written in the form stays on the device as well (device-copy.ts). */
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

export function keptForm(): KeptForm | null {
  return memory.read().kept;
}

function recallEoi(): EoiState {
  const kept = readDraft(EOI_MEMORY, "visitor") as Partial<EoiState> | undefined;
  if (!kept || !EOI_STEPS.includes(kept.step as EoiStep)) return FRESH;
  if (kept.step === "success" && !kept.receipt) return FRESH;
  return { ...FRESH, ...kept };
}

/** What is written in this tab's form, up to the last key. */
export function typedHere(): Record<string, unknown> | undefined {
  return (readDraft(EOI_DRAFT, "visitor") as { values?: Record<string, unknown> } | undefined)?.values;
}
