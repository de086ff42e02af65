type WizardSearch = { draft?: string; stand?: string; fitting?: true; step?: number };

/**
 * `?draft=<id>&step=<index>` of a new order's address; `stand` names the order that services are added to, `fitting`
 * begins with the kind that fits what was applied for.
 */
export function readWizardSearch(search: Record<string, unknown>): WizardSearch {
  const { draft: stand } = readDraftSearch({ draft: search["stand"] });
  const fitting = search["fitting"] === true && { fitting: true as const };
  return { ...readDraftSearch(search), ...(stand && { stand }), ...fitting, ...readStepSearch(search) };
}

/** `?draft=<id>` of the wizard's address: the draft to go on with; anything else is left out. */
function readDraftSearch(search: Record<string, unknown>): { draft?: string } {
  const { draft } = search;
  return typeof draft === "string" && /^[A-Za-z0-9_-]{1,64}$/.test(draft) ? { draft } : {};
}

/** `?step=<index>` of the wizard's address; anything that is no step of any kind is left out. */
export function readStepSearch({ step }: Record<string, unknown>): { step?: number } {
  return typeof step === "number" && Number.isInteger(step) && step >= 0 && step < 100 ? { step } : {};
}
