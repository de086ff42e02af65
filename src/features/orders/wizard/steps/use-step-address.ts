import { useNavigate, useSearch } from "@tanstack/react-router";
import { readStepSearch } from "./wizard-search.ts";

/** The step that the address names, and the way to name another: Back and Forward go through what was pushed. */
export type StepAddress = { step: number | undefined; show: (step: number, how: "push" | "replace") => void };

export function useStepAddress(): StepAddress {
  // A route hands on what it left out of its own part of the address.
  const { step } = readStepSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  return {
    step,
    show(target, how) {
      const search = (before: object) => ({ ...before, step: target });
      // The wizard stands on three routes, each with this part in its address.
      void navigate({ to: ".", search: search as never, replace: how === "replace", resetScroll: false });
    },
  };
}
