import { Button, type ButtonProps } from "#src/components/ui/button.tsx";
import type { FormRecord } from "./use-form-record.ts";

type SubmitButtonProps = Pick<ButtonProps, "variant" | "size" | "className" | "pendingLabel" | "children"> & {
  record: FormRecord;
};

/** Disabled while a conflict waits for a choice. */
export function SubmitButton({ record, ...button }: SubmitButtonProps) {
  const { id, isPending, stale } = record;
  return <Button {...button} type="submit" form={id} pending={isPending} disabled={stale !== undefined} />;
}
