import { useId } from "react";
import type { FilePurpose } from "#domain/files/kind.ts";
import { isCoarseLogo } from "#domain/orders/draft/briefing.ts";
import type { FileReference } from "#domain/files/file-reference.ts";
import type { BriefFiles } from "#domain/orders/reading/tell-brief.ts";
import { AttachmentsField } from "#src/kit/files/attachments-field.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { controlId, type FieldProps } from "./briefing-fields.tsx";
import { useWizard } from "./wizard-context.tsx";

type FilesFieldProps = FieldProps<BriefFiles> & {
  purpose: FilePurpose;
  value: readonly FileReference[];
  onChange: (edit: (before: readonly FileReference[]) => FileReference[]) => void;
  /** Types and size in words. */
  fileHint: string;
  /** What a chosen file is called from then on. */
  rename?: (name: string) => string;
};

/** Pictures or documents of one field, sent as soon as they are chosen, or given by their address. */
export function BriefFilesField({ path, name, errors, required, ...rest }: FilesFieldProps) {
  const { LL } = useWords();
  const { submission } = useWizard();
  const { purpose } = rest;
  const ownId = useId();
  const hints: Partial<Record<BriefFiles, () => string>> = LL.briefing.hint;

  function warn(file: FileReference): string | undefined {
    if (purpose !== "logo" || !isCoarseLogo(file)) return undefined;
    return LL.briefing.coarseLogo({ dpi: file.dpi });
  }

  return (
    <AttachmentsField
      {...rest}
      id={name === "sketch" ? ownId : controlId(path)}
      label={LL.briefing.label[name]()}
      hint={hints[name]?.()}
      error={errors.get(path)}
      required={required}
      aside={required ? undefined : LL.field.optional()}
      failed={LL.briefing.uploadFailed()}
      warn={warn}
      keptAs={`draft:${submission.id}:${path}:${name}`}
    />
  );
}
