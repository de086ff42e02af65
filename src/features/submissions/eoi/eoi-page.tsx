import { useEffect, useRef, useState } from "react";
import { ErrorPanel } from "#src/components/error-panel.tsx";
import { SpinnerArea } from "#src/components/ui/spinner.tsx";
import { say } from "#src/lib/say.ts";
import { trpc } from "#src/lib/trpc.ts";
import { useWords } from "#src/lib/words.tsx";
import { AgreementStep } from "./agreement-step.tsx";
import { ClosedPanel } from "./closed-panel.tsx";
import { EoiHead } from "./eoi-head.tsx";
import { EOI_STEPS, FRESH, keepEoi, recallEoi, type EoiState, type EoiStep } from "./eoi-memory.ts";
import { FormStep } from "./form-step.tsx";
import { RulesStep } from "./rules-step.tsx";
import { SuccessStep } from "./success-step.tsx";

/** The expression of interest: four steps while the window is open (EOI-04), one panel before and after (PUB-24). */
export function EoiPage() {
  const { LL } = useWords();
  const event = trpc.event.get.useQuery(undefined, { staleTime: 60_000 });
  const [state, setState] = useState(recallEoi);
  useEffect(() => keepEoi(state), [state]);
  useFocusOnStep(state.step);

  if (event.isError) {
    return (
      <div className="page section">
        <ErrorPanel message={say(LL, event.error)} onRetry={() => void event.refetch()} />
      </div>
    );
  }
  if (!event.data) return <SpinnerArea />;
  const window = event.data.eoi.state;
  // Who has just sent the form reads the receipt, even if the window closed a moment later.
  if (window !== "open" && state.step !== "success")
    return <ClosedPanel event={event.data} isBefore={window === "before"} />;

  function change(part: Partial<EoiState>): void {
    setState((known) => ({ ...known, ...part }));
  }

  const goTo = (step: EoiStep) => change({ step });
  return (
    <>
      <EoiHead
        event={event.data}
        step={state.step}
        furthest={state.step === "success" ? 0 : state.isAgreed ? 2 : EOI_STEPS.indexOf(state.step)}
        onGoTo={state.step === "success" ? undefined : goTo}
      />
      <div className="page pb-24">
        {state.step === "rules" && <RulesStep event={event.data} onNext={() => goTo("agreement")} />}
        {state.step === "agreement" && (
          <AgreementStep
            event={event.data}
            isAgreed={state.isAgreed}
            onAgree={(isAgreed) => change({ isAgreed })}
            onBack={() => goTo("rules")}
            onNext={() => goTo("form")}
          />
        )}
        {state.step === "form" && (
          <FormStep
            event={event.data}
            answers={state.answers}
            onChange={(answers) => change({ answers })}
            onBack={() => goTo("agreement")}
            onSent={(receipt) => setState({ ...FRESH, step: "success", receipt })}
          />
        )}
        {state.step === "success" && state.receipt && (
          <SuccessStep
            receipt={state.receipt}
            onAgain={window === "open" ? () => setState(FRESH) : undefined}
          />
        )}
      </div>
    </>
  );
}

/** A new step begins at its top, and its heading is read out; the first one is the page's own affair. */
function useFocusOnStep(step: EoiStep): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo({ top: 0 });
    document.querySelector<HTMLElement>("[data-page-heading]")?.focus({ preventScroll: true });
  }, [step]);
}
