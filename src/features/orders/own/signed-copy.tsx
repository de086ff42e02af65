import { useMutation } from "@tanstack/react-query";
import { UploadField } from "#src/kit/record/upload-field.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { receiveSigned } from "../data.ts";

/** The place for the signed copy of the newest contract. */
export function SignedCopy({ contractId }: { contractId: string }) {
  const { LL } = useWords();
  const words = LL.orderPapers.contracts;
  const { mutateAsync: receive } = useMutation(receiveSigned);
  return (
    <UploadField
      label={words.sendSigned()}
      purpose="signedContract"
      hint={words.sendSignedHint()}
      isSingle
      store={(fileId) => receive({ id: contractId, fileId })}
      done={words.signedDone()}
      failed={LL.orders.files.failed()}
    />
  );
}
