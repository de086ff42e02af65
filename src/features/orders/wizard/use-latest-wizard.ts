import { useLayoutEffect, useRef, type RefObject } from "react";
import { useWizard, type Wizard } from "./wizard-context.tsx";

/** The wizard as it is when something is pressed: what is made of it need not be made again with each key. */
export function useLatestWizard(): RefObject<Wizard> {
  const wizard = useWizard();
  const latest = useRef(wizard);
  useLayoutEffect(() => {
    latest.current = wizard;
  });
  return latest;
}
