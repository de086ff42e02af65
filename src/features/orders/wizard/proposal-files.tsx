import { useLayoutEffect, useRef } from "react";
import { ALLOWED_TYPES } from "#domain/files/kind.ts";
import type { FileReference } from "#domain/orders/file-reference.ts";
import { FormField } from "#src/components/form-field.tsx";
import { FileDrop } from "#src/components/ui/file-drop.tsx";
import { useUploads } from "#src/components/use-uploads.ts";
import { useWords } from "#src/lib/words.tsx";

type ProposalFilesProps = {
  value: readonly FileReference[];
  onChange: (files: FileReference[]) => void;
};

/** The files of a proposal, sent as soon as they are chosen. */
export function ProposalFiles({ value, onChange }: ProposalFilesProps) {
  const { LL } = useWords();
  // A file may arrive while another was put beside it.
  const newest = useRef(value);
  useLayoutEffect(() => {
    newest.current = value;
  }, [value]);

  function put(files: FileReference[]): void {
    newest.current = files;
    onChange(files);
  }

  const uploads = useUploads({
    purpose: "attachment",
    failed: LL.orders.files.failed(),
    store: ({ id, name, type, url }) => put([...newest.current, { id, name, type, url }]),
  });
  return (
    <FormField label={LL.orders.proposal.attachments()} aside={LL.field.optional()}>
      {(control) => (
        <FileDrop
          id={control.id}
          aria-describedby={control["aria-describedby"]}
          accept={ALLOWED_TYPES.attachment.join(",")}
          hint={LL.orders.files.hint()}
          files={[...value.map((file) => ({ ...file, id: file.id ?? file.url })), ...uploads.entries]}
          onFiles={(files) => void uploads.add(files)}
          onRemove={(gone) => {
            uploads.remove(gone);
            put(newest.current.filter(({ id, url }) => (id ?? url) !== gone));
          }}
          onRetry={uploads.retry}
        />
      )}
    </FormField>
  );
}
