import { useEffect, useRef, useState } from "react";
import { useEvent } from "#src/lib/event/event.tsx";
import { AgreementStep } from "./agreement-step.tsx";
import { ClosedPanel } from "./closed-panel.tsx";
import { EoiHead } from "./eoi-head.tsx";
import { changeEoi, EOI_STEPS, FRESH, useEoiState, type EoiStep } from "./eoi-memory.ts";
import { createStore } from "#src/lib/page/store.ts";
import { FORM, LatePart, RECEIPT } from "./late-part.tsx";
import { LeftHere, OpenedByLink } from "./late-parts.tsx";
import { RulesStep } from "./rules-step.tsx";

/**
 * The expression of interest: four steps while the window is open (EOI-04), one panel before and after (PUB-24). The
 * form is fetched while the terms are read.
 */
export function EoiPage() {
  const event = useEvent();
  const state = useEoiState();
  const link = laterLink.useValue();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    // Going on to the form says so when it cannot be fetched.
    if (state.step === "agreement") FORM.load().catch(() => undefined);
  }, [state.step]);

  const { receipt } = state;
  const window = event.eoi.state;
  // Who has just sent the form reads the receipt, even if the window closed a moment later.
  const isClosed = window !== "open" && state.step !== "success";
  useFocusOnStep(isClosed ? "closed" : state.step);
  if (isClosed) return <ClosedPanel event={event} />;

  const goTo = (step: EoiStep) => changeEoi({ step });
  const takeOver = () => {
    forgetLaterLink();
    setTurn(turn + 1);
  };
  return (
    <>
      <EoiHead
        event={event}
        step={state.step}
        furthest={state.step === "success" ? 0 : state.isAgreed ? 2 : EOI_STEPS.indexOf(state.step)}
        onGoTo={state.step === "success" ? undefined : goTo}
      />
      <div className="page pb-24">
        {link && <OpenedByLink token={link} zone={event.eventZone} onDone={takeOver} />}
        {!link && state.step === "rules" && <LeftHere zone={event.eventZone} isOpen />}
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
          <LatePart part={FORM}>
            {({ EoiForm }) => (
              <EoiForm
                key={turn}
                event={event}
                onBegun={fetchReceipt}
                onTaken={takeOver}
                onEnded={() => changeEoi(FRESH)}
                onBack={() => goTo("agreement")}
                onSent={(receipt) => changeEoi({ ...FRESH, step: "success", receipt })}
              />
            )}
          </LatePart>
        )}
        {state.step === "success" && receipt && (
          <LatePart part={RECEIPT}>
            {({ SuccessStep }) => (
              <SuccessStep
                event={event}
                receipt={receipt}
                onAgain={window === "open" ? () => changeEoi(FRESH) : undefined}
              />
            )}
          </LatePart>
        )}
      </div>
    </>
  );
}

/** Fetches the receipt's code before sending: the connection may be lost right after. */
function fetchReceipt(): void {
  RECEIPT.load().catch(() => undefined);
}

/** What a mailed link names after its sign "#", until it is opened. */
const laterLink = createStore(() => /^#later=([\w-]+)$/.exec(window.location.hash)?.[1], {
  onServer: () => undefined,
});

function forgetLaterLink(): void {
  history.replaceState(history.state, "", window.location.pathname);
  laterLink.write(undefined);
}

/**
 * A new step begins at its top, and its heading is read out, the panel's too when the window closes meanwhile; where
 * everybody begins is the page's own affair.
 */
function useFocusOnStep(step: EoiStep | "closed"): void {
  const shown = useRef<EoiStep | "closed">(step === "closed" ? step : "rules");
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo({ top: 0 });
    document.querySelector<HTMLElement>("[data-page-heading]")?.focus({ preventScroll: true });
  }, [step]);
}
