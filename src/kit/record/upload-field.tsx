import { useId, useState } from "react";
import { acceptOf, type FilePurpose } from "#domain/files/kind.ts";
import { Label } from "#src/components/ui/label.tsx";
import { FileDrop } from "#src/components/ui/file-drop.tsx";
import { showSuccess } from "#src/components/ui/toast.ts";
import { useUploads } from "#src/lib/upload/use-uploads.ts";

type UploadFieldProps = {
  label: string;
  purpose: FilePurpose;
  /** The accepted file types and size, in words. */
  hint: string;
  /** Takes a single file, such as a payment confirmation. */
  isSingle?: boolean;
  /** Attaches an uploaded file to its record; what it refuses counts as failed. */
  store: (fileId: string) => Promise<unknown>;
  /** The success message, unless the screen shows the file itself. */
  done?: string;
  /** The message for unexpected errors. */
  failed: string;
  /** The message for several failed files. */
  failedMany?: (names: string) => string;
  /** The name under which the device stores the uploads; see useUploads. */
  keptAs?: string;
  present?: readonly string[];
};

/** Files are attached as soon as they are chosen; failed ones stay with their reason. */
export function UploadField({ label, hint, purpose, isSingle = false, ...rest }: UploadFieldProps) {
  const id = useId();
  const [failure, setFailure] = useState<string>();
  const uploads = useUploads({
    purpose,
    failed: rest.failed,
    keptAs: rest.keptAs,
    ...(rest.present && { present: rest.present }),
    async store(file) {
      await rest.store(file.id);
      if (rest.done) showSuccess(rest.done);
    },
  });

  async function add(files: File[]): Promise<void> {
    setFailure(undefined);
    const refused = await uploads.add(files);
    // A single file shows its reason in the list.
    if (refused.length > 0 && files.length > 1) setFailure(rest.failedMany?.(refused.join(", ")));
  }

  return (
    <div data-no-print className="mt-5">
      <Label htmlFor={id} className="mb-1.5">
        {label}
      </Label>
      <FileDrop
        id={id}
        multiple={!isSingle}
        accept={acceptOf(purpose)}
        hint={hint}
        files={uploads.entries}
        disabled={isSingle && uploads.isBusy}
        onFiles={(files) => void add(files)}
        onRetry={uploads.retry}
        onRemove={uploads.remove}
      />
      {failure && (
        <p role="alert" className="mt-3 text-sm error-text">
          {failure}
        </p>
      )}
    </div>
  );
}
