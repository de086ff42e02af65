import { FilesField } from "#src/kit/files/files-field.tsx";
import { useWords } from "#src/lib/words/words.tsx";

/** The payment confirmation that a move may bring along. */
export function PaymentFile({ isAsked, kept }: { isAsked: boolean; kept: string | undefined }) {
  const { LL } = useWords();
  const words = LL.desk.status;
  return (
    <FilesField
      label={words.file()}
      required={isAsked}
      aside={isAsked ? undefined : LL.field.optional()}
      hint={kept && words.fileKept({ name: kept })}
      purpose="paymentConfirmation"
      fileHint={words.fileHint()}
      failed={words.fileFailed()}
      max={1}
    />
  );
}
