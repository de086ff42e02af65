import { builderForm, MAX_SAID } from "#domain/handed-on/schema.ts";
import { LanguageField } from "#src/kit/form/fields/language-field.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { sendChange } from "#src/lib/call/change.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { handOn } from "./data.ts";
import { HandOnDialog, type HandedOrder } from "./hand-on-dialog.tsx";

type ToBuilderProps = { order: HandedOrder; onClose: () => void };

/** Who builds the stand, in which language, and what to say. */
export function ToBuilder({ order, onClose }: ToBuilderProps) {
  const { LL, locale } = useWords();
  const words = LL.handedOn;
  const { form, record } = useRecordForm({
    schema: builderForm,
    draft: `handToBuilder:${order.id}`,
    values: () => ({ name: "", email: "", language: locale, note: "" }),
    save: ({ note, ...to }) =>
      sendChange(handOn, {
        orderId: order.id,
        step: "technicalFiles",
        to: { kind: "builder", ...to },
        note,
      }),
    failed: words.giveFailed(),
    done: () => words.given(),
    onClose,
  });
  return (
    <HandOnDialog record={record} words={words.toBuilder} order={order}>
      <form.TextField name="name" label={words.toBuilder.name()} autoComplete="off" required />
      <form.TextField name="email" label={words.toBuilder.email()} type="email" autoComplete="off" required />
      <form.AppField name="language">
        {() => <LanguageField label={words.toBuilder.language()} />}
      </form.AppField>
      <form.LongField name="note" label={words.note()} hint={words.noteHint()} rows={3} max={MAX_SAID} />
    </HandOnDialog>
  );
}
