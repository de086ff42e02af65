import { lazy, Suspense, useEffect, useMemo, useRef, useState } from "react";
import type { OrderDraft } from "#domain/orders/draft/draft.ts";
import type { Goods } from "#domain/orders/draft/goods.ts";
import { labelledStepAt, maxStepOf, sendStepOf, stepsOf } from "#domain/orders/kinds/steps.ts";
import { PageTitle } from "#src/components/page-title.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { Skeleton } from "#src/components/ui/skeleton.tsx";
import { Stepper } from "#src/components/ui/stepper.tsx";
import { useFilesUnderway } from "#src/lib/upload/use-files-underway.ts";
import { cn } from "#src/components/cn.ts";
import type { LoadDraft, SaveDraft } from "#src/kit/draft/draft-kind.ts";
import type { DraftStart } from "#src/kit/draft/draft-saver.ts";
import { awaitsChoice } from "#src/kit/draft/save-state.ts";
import { useDraft } from "#src/kit/draft/use-draft.ts";
import { onFirstTouch } from "#src/lib/page/first-touch.ts";
import { say, sayOr } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { FilesNote } from "./files-note.tsx";
import { FinalizeScreen, ToOrder } from "./finalize-screen.tsx";
import type { ShownSent } from "./sent-order.ts";
import { OrderSummary } from "./order-summary.tsx";
import type { LiveStand } from "../data.ts";
import { StandTaken } from "./stand-taken.tsx";
import { SaveNote } from "./save-note.tsx";
import { loadLaterScreens, PriceChanged, SCREENS } from "./screens.tsx";
import { DraftNotes } from "./draft-notes.tsx";
import { orderDrafts } from "./order-drafts.ts";
import { type SendOrder, useSending } from "./use-sending.ts";
import { useStepAddress } from "./use-step-address.ts";
import { useNameChanges } from "./use-name-changes.ts";
import { TurnedBackNote } from "./turned-back-note.tsx";
import { useWizardState } from "./use-wizard-state.ts";
import { AddedTo, WizardHead } from "./wizard-head.tsx";
import { WizardProvider, type WizardArea, type WizardSubmission } from "./wizard-context.tsx";

const SecondStandDialog = lazy(() =>
  import("./second-stand-dialog.tsx").then((module) => ({ default: module.SecondStandDialog })),
);

export type OrderWizardProps = {
  area: WizardArea;
  submission: WizardSubmission;
  goods: Goods;
  /** The stand that takes the space already. */
  stand?: LiveStand | undefined;
  start: DraftStart<OrderDraft>;
  /** Of the order that is edited. */
  reference?: string;
  /** Saves the draft by itself; absent while an order already sent is edited. */
  save?: SaveDraft<OrderDraft>;
  send: SendOrder;
  /** The newer draft or order after somebody else saved it. */
  loadTheirs: LoadDraft<OrderDraft>;
};

/** The order wizard (WIZ-01): one question a screen, the order so far beside it, every change kept. */
export function OrderWizard({
  area,
  submission,
  goods: offered,
  stand,
  start,
  reference,
  save,
  send,
  loadTheirs,
}: OrderWizardProps) {
  const { LL } = useWords();
  const isEdit = save === undefined;
  const saving = useDraft(orderDrafts(submission.id), start, { save, load: loadTheirs });
  const { draft } = saving;
  const goods = useOfferTo(area, offered, stand?.id === saving.id ? undefined : stand);
  const [sent, setSent] = useState<ShownSent & { step: number | undefined }>();
  const address = useStepAddress();
  // Without a connection there are no further screens yet; going on asks for them again.
  useEffect(() => onFirstTouch(() => void loadLaterScreens().catch(() => undefined)), []);
  const state = useWizardState({
    submission,
    goods,
    draft,
    change: saving.change,
    show: saving.show,
    address,
    isEdit,
    isSent: sent !== undefined,
  });
  const underway = useFilesUnderway(`draft:${submission.id}:`);
  const { isSending, failure, difference, ...sending } = useSending({
    saving,
    goods,
    isEdit,
    isSendStep: state.isSendStep,
    send,
    onSent: (order) => setSent({ ...order, step: address.step, waits: state.wizard.price }),
  });
  useNameChanges({ goods, saving, isEdit });
  const { total } = state.wizard.price;
  const top = useFocusOnChange(`${state.screen}${sent?.id ?? ""}`);

  /** Whose order it is, where that is not plain: at the desk, and in an edit. */
  function sayHeadline(): string | undefined {
    if (reference) return LL.orders.head.edit({ reference });
    return area === "staff" ? LL.orders.head.desk({ name: submission.institutionName }) : undefined;
  }

  function goNext(): void {
    sending.clearFailure();
    const broken = state.goNext();
    if (broken) focusField(broken.path);
  }

  const steps = stepsOf(draft.orderType).map((id) => ({ id, label: LL.orders.step[id]() }));
  if (sent) {
    // Back leads to the order, never into the wizard again.
    if (address.step !== sent.step) return <ToOrder area={area} orderId={sent.id} />;
    return (
      <div ref={top}>
        {/* A kind without a screen for its result shows it in place, below its steps. */}
        {!isEdit && sendStepOf(draft.orderType) === maxStepOf(draft.orderType) && (
          <Stepper className="mb-9" steps={steps} current={steps.length} furthest={0} />
        )}
        <FinalizeScreen order={sent} isEdit={isEdit} area={area} />
      </div>
    );
  }
  const Screen = SCREENS[state.screen];
  const words = area === "staff" ? LL.orders.byTeam : LL.orders;
  const headline = sayHeadline();
  const buttons = (
    <>
      {state.isSendStep && <FilesNote underway={underway} />}
      {state.isSendStep ? (
        <Button
          onClick={() => void sending.sendAt(total)}
          pending={isSending}
          pendingLabel={LL.orders.send.pending()}
          disabled={awaitsChoice(saving.state) || underway.left > 0}
        >
          {isEdit ? LL.orders.send.save() : LL.orders.send.send()}
        </Button>
      ) : (
        <Button onClick={goNext}>{LL.orders.next[state.nextScreen]()}</Button>
      )}
      {state.canGoBack && (
        <Button variant="quiet" onClick={state.goBack} disabled={isSending}>
          {LL.actions.back()}
        </Button>
      )}
    </>
  );
  return (
    <WizardProvider wizard={state.wizard}>
      <div
        ref={top}
        className={cn(
          "grid grid-cols-1 gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_21.25rem]",
          // The exhibitor's layout keeps clear of the bar itself, below its own last line.
          area === "staff" && "pb-(--bottom-bar)",
        )}
      >
        <div className="min-w-0">
          <WizardHead
            area={area}
            title={
              draft.linkedTo !== null && draft.orderType === "CUSTOM_SERVICES" ? (
                <AddedTo standId={draft.linkedTo} />
              ) : (
                headline
              )
            }
          />
          <Stepper
            className="mb-9"
            steps={steps}
            current={labelledStepAt(draft.orderType, state.step)}
            furthest={state.furthest}
            onGoTo={state.goTo}
          />
          <DraftNotes
            saving={saving}
            isEdit={isEdit}
            load={loadTheirs}
            isPriceAsked={difference !== undefined}
          />
          {difference && (
            <Suspense>
              <PriceChanged
                difference={difference}
                isSending={isSending}
                onAgree={() => void sending.sendAt(difference.now)}
                onBack={sending.closeDifference}
              />
            </Suspense>
          )}
          {stand && !draft.linkedTo && state.screen === "orderType" ? (
            <StandTaken area={area} stand={stand} />
          ) : (
            state.turnedBackFrom && <TurnedBackNote from={state.turnedBackFrom} />
          )}
          {failure !== undefined && (
            <p role="alert" className="mb-8 border-l-3 border-annatto bg-annatto-wash px-5 py-4">
              {isEdit ? sayOr(LL, failure, LL.orders.update.failed()) : say(LL, failure)}
            </p>
          )}
          <PageTitle size="question" note={words.lead[state.screen]()} className="mb-9">
            {words.question[state.screen]()}
          </PageTitle>
          <Suspense fallback={<Skeleton shape="h-100 rounded-sm" />}>
            <Screen />
          </Suspense>
        </div>
        {sending.taken && area === "staff" && (
          <Suspense>
            <SecondStandDialog
              stand={sending.taken}
              onSend={(why) => sending.sendSecond(total, why)}
              onClose={sending.forgetTaken}
            />
          </Suspense>
        )}
        <OrderSummary note={<SaveNote state={saving.state} area={area} />} buttons={buttons} />
      </div>
    </WizardProvider>
  );
}

/** What is on offer to whom: a second stand for the same space is the team's to order. */
function useOfferTo(area: WizardArea, offered: Goods, stand: LiveStand | undefined): Goods {
  return useMemo(
    () => (area === "partner" && stand ? { ...offered, stand } : offered),
    [area, offered, stand],
  );
}

/** A new screen begins at its top, with the question in focus; the first one leaves the focus to the page. */
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

/** Brings the cursor to the field of the first broken rule once its message is drawn. */
function focusField(path: string): void {
  requestAnimationFrame(() => {
    const field = document.getElementById(`wizard-${path}`);
    const target = field?.matches("input, textarea, button")
      ? field
      : field?.querySelector<HTMLElement>("input, textarea, button:not(:disabled)");
    // In the middle: at the edge it would lie under the bar with the total.
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: "center" });
  });
}
