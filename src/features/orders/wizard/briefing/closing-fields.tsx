import { memo } from "react";
import { useWords } from "#src/lib/words/words.tsx";
import { BriefTextField } from "./fields.tsx";
import { BriefFilesField } from "./files-field.tsx";
import { heldIn, type SectionProps } from "./held-in.ts";

/** Section 3 (WIZ-34): a brand manual is a PDF (FIL-07), a logo needs 300 DPI (FIL-06). */
export const IdentityFields = memo(function IdentityFields(of: SectionProps<"visualIdentity">) {
  const { LL } = useWords();
  return (
    <>
      <BriefFilesField
        held={heldIn(of, "logo")}
        name="logo"
        purpose="logo"
        fileHint={LL.briefing.fileHint.logo()}
      />
      <BriefFilesField
        held={heldIn(of, "brandManual")}
        name="brandManual"
        purpose="brandManual"
        fileHint={LL.briefing.fileHint.manual()}
      />
      <BriefTextField held={heldIn(of, "colors")} name="colors" rows={2} />
      <BriefTextField held={heldIn(of, "branding")} name="branding" />
      <BriefTextField held={heldIn(of, "wallsDescription")} name="wallsDescription" />
    </>
  );
});

/** The fields of section 4, final considerations (WIZ-35). */
export const ConsiderationFields = memo(function ConsiderationFields(
  of: SectionProps<"finalConsiderations">,
) {
  const { LL } = useWords();
  return (
    <>
      <BriefTextField held={heldIn(of, "strategicObjectives")} name="strategicObjectives" />
      <BriefTextField held={heldIn(of, "messageLegacy")} name="messageLegacy" />
      <BriefTextField held={heldIn(of, "culturalElements")} name="culturalElements" />
      <BriefTextField held={heldIn(of, "sustainability")} name="sustainability" />
      <BriefFilesField
        held={heldIn(of, "additionalImages")}
        name="finalImages"
        purpose="additionalImage"
        fileHint={LL.briefing.fileHint.pictureOrPdf()}
      />
    </>
  );
});
