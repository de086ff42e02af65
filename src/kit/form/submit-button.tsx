import { Button, type ButtonProps } from "#src/components/ui/button.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { FormRecord } from "./use-form-record.ts";

type SubmitButtonProps = Pick<ButtonProps, "variant" | "size" | "className" | "pendingLabel" | "children"> & {
  record: FormRecord;
};

/** Disabled while a conflict waits for a choice; says so, and is not busy, while a question waits for its answer. */
export function SubmitButton({ record, children, ...button }: SubmitButtonProps) {
  const { LL } = useWords();
  const { id, isPending, isAsking, stale } = record;
  return (
    <Button
      {...button}
      type="submit"
      form={id}
      pending={isPending && !isAsking}
      disabled={stale !== undefined}
    >
      {isAsking ? LL.actions.asking() : children}
    </Button>
  );
}
