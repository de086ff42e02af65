import { useStore } from "@tanstack/react-form";
import { bearsPayment } from "#domain/orders/rules.ts";
import { NOTE_MAX } from "#domain/note.ts";
import { formatDateTime } from "#i18n/formatters.ts";
import { isLost, tellHistory } from "#src/components/tell-history.ts";
import { showSuccess } from "#src/components/ui/toast.ts";
import { ChoiceField } from "#src/kit/form/fields/choice-field.tsx";
import { FilesField } from "#src/kit/form/fields/files-field.tsx";
import { FormDialog } from "#src/kit/form/form-dialog.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { sayOr } from "#src/lib/say.ts";
import { useWords } from "#src/lib/words.tsx";
import { useReadOrder, useSetStatus, type Order } from "./data.ts";
import { ForceChoice } from "./force-choice.tsx";
import { EMPTY_FORM, movesOf, refitStatus, statusForm, statusInput, targetOf } from "./status-form.ts";

type StatusDialogProps = { order: Order; onClose: () => void };

/** Changes the status (ORD-08, ORD-09): only what the server offers, with what each move asks for. */
export function StatusDialog({ order, onClose }: StatusDialogProps) {
  const { LL } = useWords();
  const words = LL.desk.status;
  const statuses = LL.statuses.order;
  const { mutateAsync: setStatus } = useSetStatus();
  const tellSince = useTellSince();
  const { form, record } = useRecordForm({
    schema: statusForm,
    record: order,
    draft: `order-status:${order.id}`,
    values: () => EMPTY_FORM,
    refit: refitStatus,
    save: async (chosen, known) => setStatus(statusInput(known, chosen)),
    explain: (error) => sayOr(LL, error, LL.desk.order.updateFailed()),
    newest: useReadOrder(order.id),
    told: (before, now) => ({ tell: () => tellSince(before, now) }),
    onSaved({ status }) {
      showSuccess(words.done({ status: statuses[status]() }));
      onClose();
    },
  });
  const known = record.base;
  const chosen = useStore(form.store, ({ values }) => values);
  const target = targetOf(known, chosen);
  const why = words.noteWhy;
  const reason = Object.hasOwn(why, chosen.choice) ? why[chosen.choice as keyof typeof why]() : undefined;
  const optional = LL.field.optional();
  return (
    <FormDialog
      record={record}
      title={words.title()}
      description={words.now({ reference: known.reference ?? "", status: statuses[known.status]() })}
      submit={words.save()}
      submitting={words.saving()}
      onClose={onClose}
    >
      <form.AppField name="choice">
        {() =>
          movesOf(known).length === 0 ? (
            <p className="text-quiet">{words.none()}</p>
          ) : (
            <ChoiceField
              label={words.choose()}
              options={movesOf(known).map(({ verb, to }) => ({
                value: verb,
                label: LL.desk.moves[verb](),
                hint: words.leads({ status: statuses[to]() }),
              }))}
            />
          )
        }
      </form.AppField>
      {known.canForce && <ForceChoice form={form} order={known} />}
      {target && bearsPayment(target.to) && (
        <form.AppField name="files">
          {() => (
            <FilesField
              label={words.file()}
              required={target.needsFile}
              aside={target.needsFile ? undefined : optional}
              hint={known.paymentConfirmation && words.fileKept({ name: known.paymentConfirmation.name })}
              purpose="paymentConfirmation"
              fileHint={words.fileHint()}
              failed={words.fileFailed()}
              max={1}
            />
          )}
        </form.AppField>
      )}
      <form.AppField name="note">
        {(field) => (
          <field.LongField
            label={words.note()}
            required={target?.needsNote}
            aside={target?.needsNote ? undefined : optional}
            hint={reason ?? words.noteHint()}
            rows={3}
            max={NOTE_MAX}
          />
        )}
      </form.AppField>
    </FormDialog>
  );
}

/** Who did what with the order since it was opened, a line each. */
function useTellSince(): (before: Order, now: Order) => string[] {
  const { LL, locale } = useWords();
  return (before, now) => {
    const known = new Set(before.history.map(({ id }) => id));
    return now.history
      .filter((entry) => !known.has(entry.id) && !isLost(entry))
      .map((entry) =>
        LL.desk.status.staleLine({
          who: entry.actorName || LL.history.system(),
          what: tellHistory(LL, entry, "team"),
          date: formatDateTime(locale, entry.at),
        }),
      );
  };
}
