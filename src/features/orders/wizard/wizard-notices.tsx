import { Link } from "@tanstack/react-router";
import { Suspense } from "react";
import { reasonOf } from "#domain/refusal.ts";
import { say, sayOr } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { DraftNotes } from "./draft/draft-notes.tsx";
import { StandTaken } from "./stand/stand-taken.tsx";
import { TurnedBackNote } from "./steps/turned-back-note.tsx";
import { PriceChanged } from "./steps/screens.tsx";
import type { Ordering, OrderWizardProps } from "./use-ordering.ts";

type WizardNoticesProps = Pick<OrderWizardProps, "area" | "stand"> & { ordering: Ordering };

/** What there is to know, or to choose, before the question of the screen. */
export function WizardNotices({ area, stand, ordering }: WizardNoticesProps) {
  const { isEdit, saving, state, sending } = ordering;
  const { difference } = sending;
  return (
    <>
      <DraftNotes area={area} saving={saving} isEdit={isEdit} isPriceAsked={difference !== undefined} />
      {difference && (
        <Suspense>
          <PriceChanged
            difference={difference}
            isSending={sending.isSending}
            onAgree={() => void sending.sendAt(difference.now)}
            onBack={sending.closeDifference}
          />
        </Suspense>
      )}
      {stand && !saving.draft.linkedTo && state.screen === "orderType" ? (
        <StandTaken area={area} stand={stand} />
      ) : (
        state.turnedBackFrom && <TurnedBackNote from={state.turnedBackFrom} />
      )}
      <Failure area={area} ordering={ordering} />
    </>
  );
}

/** Refusals that can be resolved only on the order's page. */
const LEAD_TO_ORDER: ReadonlySet<string | undefined> = new Set(["changeOpen", "orderLocked"]);

/** Why the order could not be sent. */
function Failure({ area, ordering: { isEdit, saving, sending } }: Omit<WizardNoticesProps, "stand">) {
  const { LL } = useWords();
  const { failure } = sending;
  if (failure === undefined) return null;
  return (
    <p role="alert" className="mb-8 border-l-3 border-error bg-error-wash px-5 py-4">
      {isEdit ? sayOr(LL, failure, LL.orders.update.failed()) : say(LL, failure)}
      {area === "partner" &&
        isEdit &&
        saving.id !== undefined &&
        LEAD_TO_ORDER.has(reasonOf(failure)?.code) && (
          <Link to="/partner/orders/$orderId" params={{ orderId: saving.id }} className="link mt-2 block">
            {LL.wizard.draft.toOrder()}
          </Link>
        )}
    </p>
  );
}
