import { colleagueForm, MAX_SAID } from "#domain/handed-on/schema.ts";
import { SelectField } from "#src/kit/form/fields/select-field.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { sendChange } from "#src/lib/call/change.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { handOn, type HandedList } from "./data.ts";
import { HandOnDialog, type HandedOrder } from "./hand-on-dialog.tsx";

type ToColleagueProps = {
  order: HandedOrder;
  given: HandedList;
  onClose: () => void;
};

/** Which of the order's duties, and who takes it on. */
export function ToColleague({ order, given, onClose }: ToColleagueProps) {
  const { LL } = useWords();
  const words = LL.handedOn;
  const { duties, colleagues } = given;
  const { form, record } = useRecordForm({
    schema: colleagueForm,
    draft: `handToColleague:${order.id}`,
    values: () => ({ step: duties[0] ?? "pay", userId: colleagues[0]?.id ?? "", note: "" }),
    save: ({ step, userId, note }) =>
      sendChange(handOn, { orderId: order.id, step, to: { kind: "colleague", userId }, note }),
    failed: words.giveFailed(),
    done: () => words.given(),
    onClose,
  });
  return (
    <HandOnDialog record={record} words={words.toColleague} order={order}>
      <form.AppField name="step">
        {() => (
          <SelectField
            label={words.toColleague.step()}
            options={duties.map((value) => ({ value, label: words.step[value]() }))}
          />
        )}
      </form.AppField>
      <form.AppField name="userId">
        {() => (
          <SelectField
            label={words.toColleague.person()}
            options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </form.AppField>
      <form.LongField name="note" label={words.note()} hint={words.noteHint()} rows={3} max={MAX_SAID} />
    </HandOnDialog>
  );
}
