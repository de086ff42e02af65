import { useId } from "react";
import { ALLOWED_TYPES, type FilePurpose } from "#domain/files/kind.ts";
import { isCoarseLogo } from "#domain/orders/briefing.ts";
import { uploadedFileId, type FileReference } from "#domain/orders/file-reference.ts";
import type { BriefFiles } from "#domain/orders/tell-brief.ts";
import { FormField } from "#src/components/form-field.tsx";
import { FileDrop, type FileEntry } from "#src/components/ui/file-drop.tsx";
import { useUploads } from "#src/components/use-uploads.ts";
import { useWords } from "#src/lib/words.tsx";
import { BriefAddress } from "./briefing-address.tsx";
import { controlId, type FieldProps } from "./briefing-fields.tsx";

type FilesFieldProps = FieldProps<BriefFiles> & {
  purpose: FilePurpose;
  value: readonly FileReference[];
  onChange: (edit: (before: readonly FileReference[]) => FileReference[]) => void;
  /** Types and size in words. */
  fileHint: string;
  /** What a chosen file is called from then on. */
  rename?: (name: string) => string;
};

/** Pictures or documents of one field, sent as soon as they are chosen. */
export function BriefFilesField({ path, name, errors, required, ...rest }: FilesFieldProps) {
  const { LL } = useWords();
  const { purpose, value, onChange, fileHint, rename } = rest;
  const ownId = useId();
  const hints: Partial<Record<BriefFiles, () => string>> = LL.briefing.hint;
  const uploads = useUploads({
    purpose,
    failed: LL.briefing.uploadFailed(),
    store({ id, name, type, url, dpi }) {
      onChange((before) => [...before, { id, name, type, url, ...(dpi !== undefined && { dpi }) }]);
    },
  });

  function show(file: FileReference): FileEntry {
    const { name, url, type } = file;
    const isPicture = uploadedFileId(url) !== undefined && type.startsWith("image/");
    return {
      id: file.id ?? url,
      name,
      url,
      ...(isPicture && { preview: `${url}?inline=1` }),
      ...(purpose === "logo" && isCoarseLogo(file) && { warning: LL.briefing.coarseLogo({ dpi: file.dpi }) }),
    };
  }

  function addAddress(file: FileReference): void {
    const named = { ...file, name: rename ? rename(file.name) : file.name };
    onChange((before) => (before.some(({ url }) => url === file.url) ? [...before] : [...before, named]));
  }

  return (
    <FormField
      id={name === "sketch" ? ownId : controlId(path)}
      label={LL.briefing.label[name]()}
      hint={hints[name]?.()}
      error={errors.get(path)}
      required={required}
      aside={required ? undefined : LL.field.optional()}
    >
      {(control) => (
        <>
          <FileDrop
            id={control.id}
            aria-describedby={control["aria-describedby"]}
            aria-invalid={control["aria-invalid"]}
            accept={ALLOWED_TYPES[purpose].join(",")}
            hint={fileHint}
            files={[...value.map(show), ...uploads.entries]}
            onFiles={(files) => void uploads.add(rename ? files.map(renamed(rename)) : files)}
            onRemove={(gone) => {
              uploads.remove(gone);
              onChange((before) => before.filter(({ id, url }) => (id ?? url) !== gone));
            }}
            onRetry={uploads.retry}
          />
          <BriefAddress label={LL.briefing.label[name]()} onAdd={addAddress} />
        </>
      )}
    </FormField>
  );
}

function renamed(rename: (name: string) => string): (file: File) => File {
  return (file) => new File([file], rename(file.name), { type: file.type });
}
