import { useId, useState } from "react";
import { ALLOWED_TYPES, type FilePurpose } from "#domain/files/kind.ts";
import { Label } from "#src/components/ui/label.tsx";
import { FileDrop } from "#src/components/ui/file-drop.tsx";
import { showSuccess } from "#src/components/ui/toast.ts";
import { useUploads } from "#src/lib/upload/use-uploads.ts";

type UploadFieldProps = {
  label: string;
  purpose: FilePurpose;
  /** Types and size in words. */
  hint: string;
  /** One file at a time, such as a payment confirmation. */
  isSingle?: boolean;
  /** Ties a file that has arrived to its record; what it refuses counts as not arrived. */
  store: (fileId: string) => Promise<unknown>;
  /** What is said once it is stored, and of one that failed for no known reason. */
  done: string;
  failed: string;
  /** What is said of several that failed together, with their names. */
  failedMany?: (names: string) => string;
  /** The field's name among all of this account: what is on its way outlives the page (useUploads). */
  keptAs?: string;
};

/** Files that join a record as soon as they are chosen; one that fails stays in view with its reason. */
export function UploadField({ label, hint, purpose, isSingle = false, ...rest }: UploadFieldProps) {
  const id = useId();
  const [failure, setFailure] = useState<string>();
  const uploads = useUploads({
    purpose,
    failed: rest.failed,
    keptAs: rest.keptAs,
    async store(file) {
      await rest.store(file.id);
      showSuccess(rest.done);
    },
  });

  async function add(files: File[]): Promise<void> {
    setFailure(undefined);
    const refused = await uploads.add(files);
    // One file says itself, in the list, why it did not arrive.
    if (refused.length > 0 && files.length > 1) setFailure(rest.failedMany?.(refused.join(", ")));
  }

  return (
    <div className="mt-5">
      <Label htmlFor={id} className="mb-1.5">
        {label}
      </Label>
      <FileDrop
        id={id}
        multiple={!isSingle}
        accept={ALLOWED_TYPES[purpose].join(",")}
        hint={hint}
        files={uploads.entries}
        disabled={isSingle && uploads.isBusy}
        onFiles={(files) => void add(files)}
        onRetry={uploads.retry}
        onRemove={uploads.remove}
      />
      {failure && (
        <p role="alert" className="mt-3 text-sm text-annatto-ink">
          {failure}
        </p>
      )}
    </div>
  );
}
