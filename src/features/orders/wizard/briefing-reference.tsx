import { memo } from "react";
import type { Briefing } from "#domain/orders/draft/briefing.ts";
import type { BriefSection } from "#domain/orders/reading/tell-brief.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { BriefTextField, type BriefErrors } from "./briefing-fields.tsx";
import { BriefFilesField } from "./briefing-files.tsx";
import type { ChangeSection } from "./use-briefing.ts";

export type SectionFieldsProps<Section extends BriefSection> = {
  value: Briefing[Section];
  change: ChangeSection<Section>;
  errors: BriefErrors;
};

/** Whether a section looks as it did: nothing of it was written, and nothing more is said about it. */
export function isSameSection<Section extends BriefSection>(
  before: SectionFieldsProps<Section>,
  now: SectionFieldsProps<Section>,
): boolean {
  return (
    before.value === now.value &&
    before.errors.size === now.errors.size &&
    [...before.errors].every(([path, error]) => now.errors.get(path) === error)
  );
}

/** Section 1 (WIZ-32): pictures and a description, both required (WIZ-36, WIZ-37). */
export const ReferenceFields = memo(
  function ReferenceFields({ value, change, errors }: SectionFieldsProps<"visualReference">) {
    const { LL } = useWords();
    return (
      <>
        <BriefFilesField
          path="briefing.visualReference.files"
          name="files"
          errors={errors}
          required
          purpose="referenceImage"
          fileHint={LL.briefing.fileHint.image()}
          value={value.files}
          onChange={(edit) => change(({ files }) => ({ files: edit(files) }))}
        />
        <BriefTextField
          path="briefing.visualReference.description"
          name="description"
          errors={errors}
          required
          rows={6}
          value={value.description}
          onChange={(description) => change(() => ({ description }))}
          prompts="description"
        />
      </>
    );
  },
  isSameSection<"visualReference">,
);
