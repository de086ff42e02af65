import { readDraftSearch } from "./draft-search.ts";

type WizardSearch = { draft?: string; stand?: string; step?: number };

/** `?draft=<id>&step=<index>` of a new order's address; `stand` names the order that services are added to. */
export function readWizardSearch(search: Record<string, unknown>): WizardSearch {
  const { draft: stand } = readDraftSearch({ draft: search["stand"] });
  return { ...readDraftSearch(search), ...(stand && { stand }), ...readStepSearch(search) };
}

/** `?step=<index>` of the wizard's address; anything that is no step of any kind is left out. */
export function readStepSearch({ step }: Record<string, unknown>): { step?: number } {
  return typeof step === "number" && Number.isInteger(step) && step >= 0 && step < 100 ? { step } : {};
}
