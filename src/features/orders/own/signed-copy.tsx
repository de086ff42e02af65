import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { reasonOf } from "#domain/refusal.ts";
import { UploadField } from "#src/kit/record/upload-field.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { type Contract, receiveSigned } from "../data.ts";

/** The place for the signed copy of the newest contract, with what became of the one that came before. */
export function SignedCopy({ contract, canSend }: { contract: Contract; canSend: boolean }) {
  const { LL } = useWords();
  const words = LL.orderPapers.contracts;
  const { mutateAsync: receive } = useMutation(receiveSigned);
  const [isChecked, setIsChecked] = useState(false);
  const { state, signedRefusal } = contract;
  if (state !== "unsigned" && state !== "received") return null;
  async function send(fileId: string): Promise<void> {
    try {
      await receive({ id: contract.id, fileId, isChecked, seen: contract.signed?.id ?? null });
      setIsChecked(false);
    } catch (error) {
      // Asked about once: whoever sends it again has looked.
      if (reasonOf(error)?.code === "copyDoubtful") setIsChecked(true);
      throw error;
    }
  }
  const isAnother = state === "received" || signedRefusal !== "";
  return (
    <>
      {state === "received" && (
        <p role="status" className="mt-3 font-semibold">
          {words.received()}
        </p>
      )}
      {state === "unsigned" && signedRefusal !== "" && (
        <p className="mt-3 border-l-3 border-ochre bg-wait/60 px-4 py-3 whitespace-pre-line wrap-anywhere">
          {words.refused({ reason: signedRefusal })}
        </p>
      )}
      {canSend && (
        <UploadField
          label={isAnother ? words.sendAnother() : words.sendSigned()}
          purpose="signedContract"
          hint={LL.orderPapers.payment.hint()}
          isSingle
          store={send}
          done={words.received()}
          failed={LL.orders.files.failed()}
        />
      )}
    </>
  );
}
