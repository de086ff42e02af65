import { readDraftSearch } from "./draft-search.ts";

/** `?draft=<id>&step=<index>` of a new order's address. */
export function readWizardSearch(search: Record<string, unknown>): { draft?: string; step?: number } {
  return { ...readDraftSearch(search), ...readStepSearch(search) };
}

/** `?step=<index>` of the wizard's address; anything that is no step of any kind is left out. */
export function readStepSearch({ step }: Record<string, unknown>): { step?: number } {
  return typeof step === "number" && Number.isInteger(step) && step >= 0 && step < 100 ? { step } : {};
}
