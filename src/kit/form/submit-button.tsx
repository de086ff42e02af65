import { Button, type ButtonProps } from "#src/components/ui/button.tsx";
import type { FormRecord } from "./use-record-form.ts";

type SubmitButtonProps = Pick<ButtonProps, "variant" | "size" | "className" | "pendingLabel" | "children"> & {
  record: FormRecord;
};

/** Sends the form, from wherever it stands; says so while it is on its way. */
export function SubmitButton({ record, ...button }: SubmitButtonProps) {
  return <Button {...button} type="submit" form={record.id} pending={record.isPending} />;
}
