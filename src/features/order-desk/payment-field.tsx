import { FormField } from "#src/components/form-field.tsx";
import { FileDrop } from "#src/components/ui/file-drop.tsx";
import { ALLOWED_TYPES } from "#domain/files/kind.ts";
import { useWords } from "#src/lib/words.tsx";
import type { Order } from "./data.ts";
import type { useStatusChange } from "./use-status-change.ts";

type PaymentFieldProps = { order: Order; status: ReturnType<typeof useStatusChange> };

/** The payment confirmation that goes with the change (ORD-16, ORD-17); one on file needs no other. */
export function PaymentField({ order, status }: PaymentFieldProps) {
  const { LL } = useWords();
  const words = LL.desk.status;
  const { upload, target, problems } = status;
  const onFile = order.paymentConfirmation;
  return (
    <FormField
      label={words.file()}
      required={target?.needsFile}
      aside={target?.needsFile ? undefined : LL.field.optional()}
      hint={onFile ? words.fileKept({ name: onFile.name }) : undefined}
      error={problems.file && words.fileRequired()}
    >
      {(control) => (
        <FileDrop
          id={control.id}
          aria-describedby={control["aria-describedby"]}
          aria-invalid={control["aria-invalid"]}
          multiple={false}
          accept={ALLOWED_TYPES.paymentConfirmation.join(",")}
          hint={words.fileHint()}
          files={upload.entries}
          onFiles={([file]) => file && void upload.send(file)}
          onRemove={upload.remove}
          onRetry={upload.retry}
        />
      )}
    </FormField>
  );
}
