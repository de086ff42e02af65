import { useEffect, useId, useRef } from "react";
import { bearsPayment } from "#domain/orders/rules.ts";
import { FormAlert } from "#src/components/form-alert.tsx";
import { FormField, FormGroup } from "#src/components/form-field.tsx";
import { KeptNote } from "#src/kit/form/kept-note.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { Dialog, DialogClose, DialogContent } from "#src/components/ui/dialog.tsx";
import { RadioGroup } from "#src/components/ui/radio-group.tsx";
import { Textarea } from "#src/components/ui/textarea.tsx";
import { useWords } from "#src/lib/words.tsx";
import type { Order } from "./data.ts";
import { ForceChoice } from "./force-choice.tsx";
import { PaymentField } from "./payment-field.tsx";
import { StaleNotice } from "./stale-notice.tsx";
import { FORCE, movesOf, type StatusForm } from "./status-form.ts";
import { useStatusChange } from "./use-status-change.ts";

type StatusDialogProps = { order: Order; isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** Changes the status (ORD-08): only what the server offers, with what each move asks for. Dismissing changes nothing and keeps the note. */
export function StatusDialog({ order, isOpen, onOpenChange }: StatusDialogProps) {
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      {isOpen && <StatusContent order={order} onDone={() => onOpenChange(false)} />}
    </Dialog>
  );
}

function StatusContent({ order, onDone }: { order: Order; onDone: () => void }) {
  const { LL } = useWords();
  const formId = useId();
  const status = useStatusChange(order, onDone);
  const words = LL.desk.status;
  return (
    <DialogContent
      title={words.title()}
      description={words.now({ reference: order.reference ?? "", status: LL.statuses.order[order.status]() })}
      footer={
        <>
          <DialogClose asChild onClick={status.discard}>
            <Button variant="secondary">{LL.actions.cancel()}</Button>
          </DialogClose>
          <Button type="submit" form={formId} pending={status.isPending} pendingLabel={words.saving()}>
            {words.save()}
          </Button>
        </>
      }
    >
      <StatusFields order={order} formId={formId} status={status} />
    </DialogContent>
  );
}

type Status = ReturnType<typeof useStatusChange>;

function StatusFields({ order, formId, status }: { order: Order; formId: string; status: Status }) {
  const { LL } = useWords();
  const words = LL.desk.status;
  const { form, change, problems, target } = status;
  const moves = movesOf(order);
  const element = useFocusOnProblem(status);
  const why = LL.desk.status.noteWhy;
  const reason = Object.hasOwn(why, form.choice) ? why[form.choice as keyof typeof why]() : undefined;
  return (
    <form
      ref={element}
      id={formId}
      noValidate
      className="grid gap-5.5"
      onSubmit={(event) => {
        event.preventDefault();
        status.save();
      }}
    >
      {status.wasKept && <KeptNote onDiscard={status.discard} />}
      {moves.length === 0 ? (
        <p className="text-quiet">{words.none()}</p>
      ) : (
        <FormGroup label={words.choose()}>
          {(control) => (
            <RadioGroup
              {...control}
              value={form.choice === FORCE ? "" : form.choice}
              onValueChange={(choice) => change({ choice: choice as StatusForm["choice"], forcedTo: "" })}
              options={moves.map(({ verb, to }) => ({
                value: verb,
                label: LL.desk.moves[verb](),
                hint: words.leads({ status: LL.statuses.order[to]() }),
              }))}
            />
          )}
        </FormGroup>
      )}
      {order.canForce && <ForceChoice order={order} status={status} />}
      {target && bearsPayment(target.to) && <PaymentField order={order} status={status} />}
      <FormField
        label={words.note()}
        required={target?.needsNote}
        aside={target?.needsNote ? undefined : LL.field.optional()}
        hint={reason ?? words.noteHint()}
        error={problems.note && words.noteRequired()}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={2000}
            value={form.note}
            onChange={(event) => change({ note: event.target.value })}
          />
        )}
      </FormField>
      {status.newest && <StaleNotice before={order} now={status.newest} onReload={status.takeNewest} />}
      {!status.newest && (problems.change || status.failure) && (
        <FormAlert>{problems.change ? LL.refusals.reason.nothingChanged() : status.failure}</FormAlert>
      )}
    </form>
  );
}

/** The first field with a problem gets the focus; a sentence for the whole form is brought into view. */
function useFocusOnProblem({ problems, failure, newest }: Status) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problems.note || problems.file || problems.forcedTo) {
      form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
    } else if (problems.change || failure || newest) {
      form.current?.querySelector("[role=alert]")?.scrollIntoView({ block: "nearest" });
    }
  }, [problems, failure, newest]);
  return form;
}
