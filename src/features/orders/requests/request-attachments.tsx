import { FilesField } from "#src/kit/files/files-field.tsx";
import { useWords } from "#src/lib/words/words.tsx";

/** The files of a request or a comment, as a field of its form. */
export function AttachmentsOfRequest() {
  const { LL } = useWords();
  const words = LL.orders.requests;
  return (
    <FilesField
      label={words.attachments()}
      aside={LL.field.optional()}
      purpose="attachment"
      fileHint={LL.orders.files.hint()}
      failed={LL.orders.files.failed()}
    />
  );
}
