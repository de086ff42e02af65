import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import * as v from "valibot";
import { note, NOTE_MAX } from "#domain/note.ts";
import { FormDialog } from "#src/kit/form/form-dialog.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { LeavingMail } from "#src/kit/record/leaving-mail.tsx";
import { RetryLine } from "#src/kit/record/retry-line.tsx";
import { sendChange } from "#src/lib/call/change.ts";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { judgeSigned, type Order, verdictMailQuery } from "../data.ts";

export type SignedVerdict = "accept" | "refuse";

type SignedDialogProps = {
  order: Order;
  contract: { id: string; fileId: string; fileName: string };
  verdict: SignedVerdict;
  onClose: () => void;
};

/** What a verdict on the signed copy does and which mail leaves; a refusal says why. */
export function SignedDialog({ order, contract, verdict, onClose }: SignedDialogProps) {
  const { LL } = useWords();
  const words = LL.desk.contracts.check;
  // A copy that arrives behind the open dialog has not been seen.
  const [seen] = useState(contract);
  const isRefusal = verdict === "refuse";
  const { form, record } = useRecordForm({
    schema: v.strictObject({ note: note(isRefusal) }),
    draft: `signed-${verdict}:${seen.id}`,
    values: () => ({ note: "" }),
    save: ({ note: said }) =>
      sendChange(judgeSigned, { id: seen.id, fileId: seen.fileId, verdict, note: said }),
    failed: LL.desk.order.updateFailed(),
    done: isRefusal ? words.refused : words.accepted,
    onClose,
  });
  return (
    <FormDialog
      record={record}
      title={isRefusal ? words.refuseTitle() : words.acceptTitle()}
      description={seen.fileName}
      submit={isRefusal ? words.refuse() : words.accept()}
      tone={isRefusal ? "danger" : "normal"}
    >
      <p>{isRefusal ? words.refuseText() : words.acceptText()}</p>
      {isRefusal && <form.LongField name="note" label={LL.moving.note()} required rows={3} max={NOTE_MAX} />}
      <VerdictMail orderId={order.id} verdict={verdict} />
    </FormDialog>
  );
}

function VerdictMail({ orderId, verdict }: { orderId: string; verdict: SignedVerdict }) {
  const { LL } = useWords();
  const { data: mail, error, refetch } = useQuery(verdictMailQuery(orderId, verdict));
  if (error && !mail) return <RetryLine text={say(LL, error)} onRetry={() => void refetch()} />;
  return mail ? <LeavingMail mail={mail} /> : <p className="min-h-12" aria-hidden="true" />;
}
