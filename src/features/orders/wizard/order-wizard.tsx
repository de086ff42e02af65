import { lazy, Suspense, useEffect, useRef } from "react";
import { labelledStepAt, maxStepOf, sendStepOf, stepsOf } from "#domain/orders/kinds/steps.ts";
import { PageTitle } from "#src/components/page-title.tsx";
import { Skeleton } from "#src/components/ui/skeleton.tsx";
import { Stepper } from "#src/components/ui/stepper.tsx";
import { cn } from "#src/components/cn.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { SaveNote } from "./draft/save-note.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { ClausesTick } from "./sending/clauses-tick.tsx";
import { FinalizeScreen, ToOrder } from "./sending/finalize-screen.tsx";
import { SCREENS } from "./steps/screens.tsx";
import { useOrdering, type Ordering, type OrderWizardProps } from "./use-ordering.ts";
import { WizardButtons } from "./wizard-buttons.tsx";
import { WizardProvider } from "./wizard-context.tsx";
import { AddedTo, useSpace, WizardHead } from "./wizard-head.tsx";
import { WizardNotices } from "./wizard-notices.tsx";

const SecondStandDialog = lazy(() =>
  import("./sending/second-stand-dialog.tsx").then((module) => ({ default: module.SecondStandDialog })),
);

type PartProps = OrderWizardProps & { ordering: Ordering };

/** The order wizard (WIZ-01): one question a screen, the order so far beside it, every change saved. */
export function OrderWizard(props: OrderWizardProps) {
  const ordering = useOrdering(props);
  const { state, sent } = ordering;
  const top = useFocusOnChange(`${state.screen}${sent?.id ?? ""}`);
  return (
    <div ref={top}>
      {sent ? (
        <Result {...props} ordering={ordering} />
      ) : (
        <WizardProvider wizard={state.wizard}>
          <Writing {...props} ordering={ordering} />
        </WizardProvider>
      )}
    </div>
  );
}

/** The screen in question beside the order so far. */
function Writing(props: PartProps) {
  const { area, ordering } = props;
  const { saving, state, sending } = ordering;
  return (
    <div
      className={cn(
        "grid grid-cols-1 gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_21.25rem]",
        // The exhibitor's layout keeps clear of the bar itself, below its own last line.
        area === "staff" && "pb-(--bottom-bar)",
      )}
    >
      <div className="min-w-0">
        <Head {...props} />
        <Steps ordering={ordering} current={labelledStepAt(saving.draft.orderType, state.step)} />
        <WizardNotices {...props} />
        <Question {...props} />
      </div>
      {sending.taken && area === "staff" && (
        <Suspense>
          <SecondStandDialog
            stand={sending.taken}
            onSend={(why) => sending.sendSecond(state.wizard.price.total, why)}
            onClose={sending.forgetTaken}
          />
        </Suspense>
      )}
      <OrderSummary
        area={area}
        note={<SaveNote state={saving.state} area={area} />}
        briefNote={<SaveNote state={saving.state} area={area} isBrief />}
        buttons={<WizardButtons ordering={ordering} />}
      />
    </div>
  );
}

/** Whose order it is, where that is not plain: at the desk, in an edit, and of services added to a stand. */
function Head({ area, submission, reference, ordering }: PartProps) {
  const { LL } = useWords();
  const { place } = ordering.saving;
  const { linkedTo, orderType } = ordering.saving.draft;
  const space = useSpace(submission);
  if (linkedTo !== null && orderType === "CUSTOM_SERVICES")
    return <WizardHead area={area} place={place} space={space} title={<AddedTo standId={linkedTo} />} />;
  const ofDesk = area === "staff" ? LL.orders.head.desk({ name: submission.institutionName }) : undefined;
  const title = reference ? LL.orders.head.edit({ reference }) : ofDesk;
  return <WizardHead area={area} place={place} space={space} title={title} />;
}

/** The steps of the kind of order; each step up to the furthest visited is a link. */
function Steps({ ordering, current }: { ordering: Ordering; current: number }) {
  const { LL } = useWords();
  const { saving, state, sent } = ordering;
  const steps = stepsOf(saving.draft.orderType).map((id) => ({ id, label: LL.wizard.step[id]() }));
  return (
    <Stepper
      className="mb-5 sm:mb-9"
      steps={steps}
      current={current}
      furthest={sent ? 0 : state.furthest}
      onGoTo={sent ? undefined : state.goTo}
    />
  );
}

function Question({ area, ordering }: PartProps) {
  const { LL } = useWords();
  const { screen, isSendStep } = ordering.state;
  const Screen = SCREENS[screen];
  const words = area === "staff" ? LL.wizard.byTeam : LL.orders;
  return (
    <>
      <PageTitle size="question" note={words.lead[screen]()} className="mb-5 sm:mb-9">
        {words.question[screen]()}
      </PageTitle>
      <Suspense fallback={<Skeleton shape="h-100 rounded-sm" />}>
        <Screen />
        {isSendStep && <ClausesTick clauses={ordering.clauses} />}
        {/* Beside the total where there is room for it, and beside the value of a proposal. */}
        {screen !== "proposal" && <p className="mt-8 text-sm text-quiet lg:hidden">{LL.amounts.taxes()}</p>}
      </Suspense>
    </>
  );
}

/** What the order became; a kind without a screen for its result shows it in place, below its steps. */
function Result({ area, submission, ordering }: PartProps) {
  const { isEdit, sent, isLeft, saving } = ordering;
  const { orderType: type } = saving.draft;
  const space = useSpace(submission);
  if (!sent) return null;
  if (isLeft) return <ToOrder area={area} orderId={sent.id} />;
  return (
    <>
      {space && <p className="mb-5 text-[0.9375rem] font-semibold">{space}</p>}
      {!isEdit && sendStepOf(type) === maxStepOf(type) && (
        <Steps ordering={ordering} current={stepsOf(type).length} />
      )}
      <WizardProvider wizard={ordering.state.wizard}>
        <FinalizeScreen order={sent} isEdit={isEdit} area={area} />
      </WizardProvider>
    </>
  );
}

/** A new screen begins at its top, with the question in focus; the first screen leaves the focus to the page. */
function useFocusOnChange(screen: string) {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    window.scrollTo({ top: 0 });
    top.current?.querySelector<HTMLElement>("[data-page-heading]")?.focus({ preventScroll: true });
  }, [screen]);
  return top;
}
