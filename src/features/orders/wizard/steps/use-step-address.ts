import { useNavigate, useSearch } from "@tanstack/react-router";
import { readWizardSearch } from "./wizard-search.ts";

/** The step that the address names, and the way to name another: Back and Forward go through what was pushed. */
export type StepAddress = {
  step: number | undefined;
  /** Whether a reload finds what is stored: the steps seen before the first save do not name the draft yet. */
  isOfDraft: boolean;
  show: (step: number, how: "push" | "replace") => void;
  /** Names the stored draft beside whatever step the address says by now: another draft may be loading. */
  nameDraft: () => void;
};

/** `draftId`: the stored draft, whose id the address names beside the step. */
export function useStepAddress(draftId?: string): StepAddress {
  // A route hands on what it left out of its own part of the address.
  const { step, draft } = readWizardSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  function go(named: { step?: number }, how: "push" | "replace"): void {
    const search = (before: object) => ({ ...before, ...named, ...(draftId && { draft: draftId }) });
    // The wizard stands on three routes, each with this part in its address.
    void navigate({ to: ".", search: search as never, replace: how === "replace", resetScroll: false });
  }
  return {
    step,
    isOfDraft: draftId === undefined || draft === draftId,
    show: (target, how) => go({ step: target }, how),
    nameDraft: () => go({}, "replace"),
  };
}
