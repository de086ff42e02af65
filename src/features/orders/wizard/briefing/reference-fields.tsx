import { memo } from "react";
import { useWords } from "#src/lib/words/words.tsx";
import { BriefTextField } from "./fields.tsx";
import { BriefFilesField } from "./files-field.tsx";
import { heldIn, type SectionProps } from "./held-in.ts";

/** Section 1 (WIZ-32): pictures and a description, both required (WIZ-36, WIZ-37). */
export const ReferenceFields = memo(function ReferenceFields(of: SectionProps<"visualReference">) {
  const { LL } = useWords();
  return (
    <>
      <BriefFilesField
        held={heldIn(of, "files")}
        name="files"
        required
        purpose="referenceImage"
        fileHint={LL.briefing.fileHint.image()}
      />
      <BriefTextField
        held={heldIn(of, "description")}
        name="description"
        required
        rows={6}
        prompts="description"
      />
    </>
  );
});
