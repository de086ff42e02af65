import { Button } from "#src/components/ui/button.tsx";
import { useFilesUnderway } from "#src/lib/upload/use-files-underway.ts";
import { awaitsChoice } from "#src/kit/draft/save-state.ts";
import { focusHeldField } from "#src/kit/form/field-places.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { FilesNote } from "./sending/files-note.tsx";
import type { Ordering } from "./use-ordering.ts";
import { FIELDS_OF } from "./wizard-context.tsx";

/** The ways on and back from a screen; the last button sends the order. */
export function WizardButtons({ ordering }: { ordering: Ordering }) {
  const { LL } = useWords();
  const { state, sending } = ordering;

  /** Leads to what is missing, or to the next screen. */
  function goNext(): void {
    sending.clearFailure();
    const broken = state.goNext();
    if (broken) focusHeldField(FIELDS_OF, broken.path);
  }

  return (
    <>
      {state.isSendStep ? (
        <SendButton ordering={ordering} />
      ) : (
        <Button onClick={goNext}>{LL.orders.next[state.nextScreen]()}</Button>
      )}
      {state.canGoBack && (
        <Button variant="quiet" onClick={state.goBack} disabled={sending.isSending}>
          {LL.actions.back()}
        </Button>
      )}
    </>
  );
}

function SendButton({ ordering }: { ordering: Ordering }) {
  const { LL } = useWords();
  const { isEdit, saving, state, sending, clauses } = ordering;
  const { submission, price } = state.wizard;
  const underway = useFilesUnderway(`draft:${submission.id}:`);
  return (
    <>
      <FilesNote underway={underway} />
      <Button
        onClick={() => {
          if (clauses.version !== undefined && !clauses.isTicked) clauses.miss();
          else void sending.sendAt(price.total);
        }}
        pending={sending.isSending}
        pendingLabel={LL.orders.send.pending()}
        disabled={awaitsChoice(saving.state) || underway.left > 0}
      >
        {isEdit ? LL.orders.send.save() : LL.orders.send.send()}
      </Button>
    </>
  );
}
