import type { ReactNode } from "react";
import { NoMailLine } from "#src/components/no-mail-line.tsx";
import { FormDialog } from "#src/kit/form/form-dialog.tsx";
import type { FormRecord } from "#src/kit/form/use-form-record.ts";
import { useWords } from "#src/lib/words/words.tsx";

export type HandedOrder = { id: string; reference: string | null };

type HandOnDialogProps = {
  record: FormRecord;
  order: HandedOrder;
  words: { title: () => string; text: (about: { reference: string }) => string };
  children: ReactNode;
};

/** Hands a step of an order on, to whomever its fields name. */
export function HandOnDialog({ record, order, words, children }: HandOnDialogProps) {
  const { LL } = useWords();
  return (
    <FormDialog
      record={record}
      title={words.title()}
      description={words.text({ reference: order.reference ?? "" })}
      submit={LL.handedOn.send()}
      submitting={LL.handedOn.sending()}
    >
      <NoMailLine />
      {children}
    </FormDialog>
  );
}
