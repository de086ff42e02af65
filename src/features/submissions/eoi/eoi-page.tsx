import { lazy, Suspense, useEffect, useRef } from "react";
import { SpinnerArea } from "#src/components/ui/spinner.tsx";
import { watchWindow } from "#src/lib/event-refresh.ts";
import { useEvent } from "#src/lib/event.tsx";
import { AgreementStep } from "./agreement-step.tsx";
import { ClosedPanel } from "./closed-panel.tsx";
import { EoiHead } from "./eoi-head.tsx";
import { changeEoi, EOI_STEPS, FRESH, useEoiState, type EoiStep } from "./eoi-memory.ts";
import { RulesStep } from "./rules-step.tsx";
import { SuccessStep } from "./success-step.tsx";

/** Whoever only reads the rules need not load the form; it is fetched while the terms are read. */
const loadForm = () => import("./eoi-form.tsx");
const EoiForm = lazy(() => loadForm().then((module) => ({ default: module.EoiForm })));

/** The expression of interest: four steps while the window is open (EOI-04), one panel before and after (PUB-24). */
export function EoiPage() {
  const event = useEvent();
  const state = useEoiState();
  useFocusOnStep(state.step);
  useEffect(() => {
    if (state.step === "agreement") void loadForm();
  }, [state.step]);

  useEffect(() => watchWindow(event.eoi), [event.eoi]);

  const window = event.eoi.state;
  // Who has just sent the form reads the receipt, even if the window closed a moment later.
  if (window !== "open" && state.step !== "success")
    return <ClosedPanel event={event} isBefore={window === "before"} />;

  const goTo = (step: EoiStep) => changeEoi({ step });
  return (
    <>
      <EoiHead
        event={event}
        step={state.step}
        furthest={state.step === "success" ? 0 : state.isAgreed ? 2 : EOI_STEPS.indexOf(state.step)}
        onGoTo={state.step === "success" ? undefined : goTo}
      />
      <div className="page pb-24">
        {state.step === "rules" && <RulesStep event={event} onNext={() => goTo("agreement")} />}
        {state.step === "agreement" && (
          <AgreementStep
            event={event}
            isAgreed={state.isAgreed}
            onAgree={(isAgreed) => changeEoi({ isAgreed })}
            onBack={() => goTo("rules")}
            onNext={() => goTo("form")}
          />
        )}
        {state.step === "form" && (
          <Suspense fallback={<SpinnerArea />}>
            <EoiForm
              event={event}
              answers={state.answers}
              onChange={(answers) => changeEoi({ answers })}
              onBack={() => goTo("agreement")}
              onSent={(receipt) => changeEoi({ ...FRESH, step: "success", receipt })}
            />
          </Suspense>
        )}
        {state.step === "success" && state.receipt && (
          <SuccessStep
            receipt={state.receipt}
            onAgain={window === "open" ? () => changeEoi(FRESH) : undefined}
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
