import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { reasonOf } from "#domain/refusal.ts";
import { FileLink } from "#src/kit/record/file-link.tsx";
import { UploadField } from "#src/kit/record/upload-field.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { type Contract, type Order, receiveSigned } from "../data.ts";

/** The place for the signed copy of the newest contract, with the result of the copy before. */
export function SignedCopy({ contract, order }: { contract: Contract; order: Order }) {
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
      // The doubt is raised once: whoever sends the copy again has checked it.
      if (reasonOf(error)?.code === "copyDoubtful") setIsChecked(true);
      throw error;
    }
  }
  const refused = order.files
    .filter(({ purpose, replacedAt }) => purpose === "signedContract" && replacedAt !== null)
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))[0];
  const isAnother = state === "received" || signedRefusal !== "";
  return (
    <>
      {state === "received" && (
        <p role="status" className="mt-3 font-semibold">
          {words.received()}
        </p>
      )}
      {state === "unsigned" && signedRefusal !== "" && (
        <div className="mt-3 border-l-3 border-ochre bg-wait/60 px-4 py-3">
          <p className="whitespace-pre-line wrap-anywhere">{words.refused({ reason: signedRefusal })}</p>
          {refused && <FileLink file={refused} label={words.refusedCopy()} className="mt-2" />}
        </div>
      )}
      {order.canAddFile && (
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
