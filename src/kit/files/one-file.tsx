import { acceptOf, type FilePurpose } from "#domain/files/kind.ts";
import type { ControlProps } from "#src/components/form-field.tsx";
import { FileDrop } from "#src/components/ui/file-drop.tsx";
import type { useUploads } from "#src/lib/upload/use-uploads.ts";

/** The drop of a form's field that holds one file: no other file is accepted while one is uploading. */
export function OneFile({
  control,
  uploads,
  purpose,
  hint,
}: {
  control: ControlProps;
  uploads: ReturnType<typeof useUploads>;
  purpose: FilePurpose;
  /** The accepted file types and size, in words. */
  hint: string;
}) {
  return (
    <FileDrop
      id={control.id}
      aria-describedby={control["aria-describedby"]}
      aria-invalid={control["aria-invalid"]}
      multiple={false}
      accept={acceptOf(purpose)}
      hint={hint}
      files={uploads.entries}
      disabled={uploads.isBusy}
      onFiles={(files) => void uploads.add(files)}
      onRemove={uploads.remove}
      onRetry={uploads.retry}
    />
  );
}
