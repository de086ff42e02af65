import type { FilePurpose } from "#domain/files/kind.ts";
import type { FileReference } from "#domain/files/file-reference.ts";
import { isCoarseLogo } from "#domain/orders/draft/briefing.ts";
import type { BriefFiles } from "#domain/orders/reading/tell-brief.ts";
import { FilesField } from "#src/kit/files/files-field.tsx";
import { HeldField } from "#src/kit/form/held-field.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { useWizard } from "../wizard-context.tsx";

type EditFiles = (before: readonly FileReference[]) => FileReference[];

type BriefFilesFieldProps = {
  /** The files in the draft, and how they change. */
  held: { name: string; value: readonly FileReference[]; onChange: (edit: EditFiles) => void };
  /** What they are called on the screen. */
  name: BriefFiles;
  purpose: FilePurpose;
  /** The accepted file types and size, in words. */
  fileHint: string;
  required?: boolean;
  /** What a chosen file is called from then on. */
  rename?: (name: string) => string;
};

/** Pictures or documents of a field, uploaded as soon as they are chosen, or given by their address. */
export function BriefFilesField({ held, name, required = false, ...files }: BriefFilesFieldProps) {
  const { LL } = useWords();
  const { submission } = useWizard();
  const hints: Partial<Record<BriefFiles, () => string>> = LL.briefing.hint;

  function warn(file: FileReference): string | undefined {
    if (files.purpose !== "logo" || !isCoarseLogo(file)) return undefined;
    return LL.briefing.coarseLogo({ dpi: file.dpi });
  }

  return (
    <HeldField {...held}>
      <FilesField
        {...files}
        label={LL.briefing.label[name]()}
        hint={hints[name]?.()}
        required={required}
        aside={required ? undefined : LL.field.optional()}
        failed={LL.briefing.uploadFailed()}
        warn={warn}
        keptAs={`draft:${submission.id}:${held.name}:${name}`}
      />
    </HeldField>
  );
}
