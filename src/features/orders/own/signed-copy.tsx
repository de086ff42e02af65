import { useMutation } from "@tanstack/react-query";
import { UploadField } from "#src/kit/record/upload-field.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { type Contract, receiveSigned } from "../data.ts";

/** The place for the signed copy of the newest contract, with what became of the one that came before. */
export function SignedCopy({ contract, canSend }: { contract: Contract; canSend: boolean }) {
  const { LL } = useWords();
  const words = LL.orderPapers.contracts;
  const { mutateAsync: receive } = useMutation(receiveSigned);
  const { state, signedRefusal } = contract;
  if (state !== "unsigned" && state !== "received") return null;
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
          store={(fileId) => receive({ id: contract.id, fileId, seen: contract.signed?.id ?? null })}
          done={words.received()}
          failed={LL.orders.files.failed()}
        />
      )}
    </>
  );
}
