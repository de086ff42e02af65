import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { LeavingMailOf } from "#src/kit/record/leaving-mail.tsx";
import { sendChange } from "#src/lib/call/change.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { judgeSigned, type Order, verdictMailQuery } from "../data.ts";
import { type Verdict, VerdictDialog } from "../moves/verdict-dialog.tsx";

type SignedDialogProps = {
  order: Order;
  contract: { id: string; fileId: string; fileName: string };
  verdict: Verdict;
  onClose: () => void;
};

/** What a verdict on the signed copy does and which mail leaves; a refusal says why. */
export function SignedDialog({ order, contract, verdict, onClose }: SignedDialogProps) {
  const { LL } = useWords();
  const words = LL.desk.contracts.check;
  // A copy that arrives behind the open dialog has not been seen.
  const [{ id, fileId, fileName }] = useState(contract);
  const mail = useQuery(verdictMailQuery(order.id, verdict));
  return (
    <VerdictDialog
      of={`signed:${id}`}
      verdict={verdict}
      words={words}
      description={fileName}
      text={() => (verdict === "refuse" ? words.refuseText() : words.acceptText())}
      takesNote="refusing"
      save={(note) => sendChange(judgeSigned, { id, fileId, verdict, note })}
      renderMail={() => <LeavingMailOf query={mail} />}
      onClose={onClose}
    />
  );
}
