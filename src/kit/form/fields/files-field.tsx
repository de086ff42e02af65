import { ALLOWED_TYPES, type FilePurpose } from "#domain/files/kind.ts";
import type { FileReference } from "#domain/orders/file-reference.ts";
import { FormField } from "#src/components/form-field.tsx";
import { FileDrop } from "#src/components/ui/file-drop.tsx";
import { useUploads } from "#src/components/use-uploads.ts";
import { useWords } from "#src/lib/words.tsx";
import { useFieldContext } from "../contexts.ts";
import { useField, type FieldProps } from "./use-field.ts";

type FilesFieldProps = FieldProps & {
  purpose: FilePurpose;
  /** Types and size in words. */
  fileHint: string;
  /** What is said of an upload that failed for no known reason. */
  failed: string;
  /** Of one, the next takes its place; of more, the schema says when there are too many. */
  max?: number;
};

/** Files, sent as soon as they are chosen; the form holds what has arrived, and waits for what is still on its way. */
export function FilesField({ purpose, fileHint, failed, max = 50, ...props }: FilesFieldProps) {
  const { LL } = useWords();
  const { handleChange } = useFieldContext<FileReference[]>();
  const uploads = useUploads({
    purpose,
    failed,
    stopsWhenLeft: true,
    store({ id, name, type, url }) {
      handleChange((before) => [...(max === 1 ? [] : before), { id, name, type, url }]);
    },
  });
  const { value, around } = useField<FileReference[]>(
    props,
    (files) => files.map(({ name }) => name).join(", "),
    uploads.isBusy ? LL.statuses.files.wait() : undefined,
  );
  return (
    <FormField {...around}>
      {(control) => (
        <FileDrop
          id={control.id}
          aria-describedby={control["aria-describedby"]}
          aria-invalid={control["aria-invalid"]}
          multiple={max > 1}
          accept={ALLOWED_TYPES[purpose].join(",")}
          hint={fileHint}
          files={[...value.map((file) => ({ ...file, id: file.id ?? file.url })), ...uploads.entries]}
          onFiles={(files) => void uploads.add(files)}
          onRemove={(gone) => {
            uploads.remove(gone);
            handleChange((before) => before.filter(({ id, url }) => (id ?? url) !== gone));
          }}
          onRetry={uploads.retry}
        />
      )}
    </FormField>
  );
}
